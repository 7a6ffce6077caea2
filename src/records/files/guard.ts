/**
 * Texts that a spreadsheet would execute as a formula (OWASP, CSV Injection): those that begin with one of these signs
 * (also in full width or small form), with a tab or a line break, even after spaces. A quote before the text guards it:
 * spreadsheets then show it as text, and the import removes the quote.
 */
const formula = /^'*(?:[\t\r\n]|\s*[=+\-@＝＋－＠﹦﹢﹣﹫])/;

/** Returns the text as a cell that no spreadsheet executes. */
export const guarded = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** Returns the original text of a guarded cell. */
export const unguarded = (text: string): string =>
  text.startsWith("'") && formula.test(text) ? text.slice(1) : text;
