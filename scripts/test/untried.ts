/** How a line begins in which a suite says what it could not try on this machine. */
export const UNTRIED = "Not tried: ";
