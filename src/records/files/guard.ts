/**
 * Texts that a spreadsheet would take for a formula (OWASP, CSV Injection): those that begin with one of these signs, in full
 * width or small form too, or with a tab or a line break; blanks before them are no help. A quote in front guards them,
 * which spreadsheets show as text, and which is taken off on the way back in.
 */
const formula = /^'*(?:[\t\r\n]|\s*[=+\-@＝＋－＠﹦﹢﹣﹫])/;

/** The text as a cell that no spreadsheet computes with. */
export const guarded = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** The text that a guarded cell means. */
export const unguarded = (text: string): string =>
  text.startsWith("'") && formula.test(text) ? text.slice(1) : text;
