/** The beginning of a line in which a suite says what it could not test on this machine. */
export const UNTRIED = "Not tried: ";
