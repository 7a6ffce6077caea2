/** The beginning of a line in which a suite says what it could not test on this machine. */
export const UNTRIED = "Not tried: ";

/** The beginning of a line that says how many pictures differ from those of the commit before. */
export const PICTURES = "Pictures: ";

/** Whether a line of a suite's output is shown below its result. */
export const isRemark = (line: string): boolean =>
  line.startsWith(UNTRIED) || line.startsWith(PICTURES);
