/** Returns the HTML id of an announcement on the page of news, used after `#`. @param id the record's id */
export const newsPart = (id: string): string => `news-${encodeURIComponent(id)}`;
