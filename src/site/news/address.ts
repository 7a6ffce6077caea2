/** The part of the page of announcements that one of them has, to be named behind `#`. @param id the record's */
export const newsPart = (id: string): string => `news-${encodeURIComponent(id)}`;
