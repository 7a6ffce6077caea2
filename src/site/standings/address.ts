/** The part of the standings page that shows the knock-out, as an address names it. */
export const BRACKET_PART = "bracket";
