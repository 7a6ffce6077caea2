/** The HTML id of the knock-out on the standings page, used in addresses after `#`. */
export const BRACKET_PART = "bracket";

/** Returns the HTML id of a cup on the standings page. @param id the cup's id */
export const cupPart = (id: string): string => `cup-${encodeURIComponent(id)}`;
