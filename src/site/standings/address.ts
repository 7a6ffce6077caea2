/** The part of the standings page that shows the knock-out, as an address names it. */
export const BRACKET_PART = "bracket";

/** The part that shows a cup beside the league. @param id the cup's */
export const cupPart = (id: string): string => `cup-${encodeURIComponent(id)}`;
