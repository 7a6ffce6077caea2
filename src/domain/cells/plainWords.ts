/** Returns a digit of another script as one of 0 to 9: "٢١" becomes "21", digit by digit. */
function figureOf(figure: string): string {
  let zero = figure.codePointAt(0) ?? 0;
  while (/^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(((figure.codePointAt(0) ?? 0) - zero) % 10);
}

/** Matches text in which only case and spaces need to be unified. */
const PLAIN = /^[ !-_a-~]*$/;

/**
 * Returns a text in the form in which words are compared: lower case, no diacritics, one kind of space, hyphen and
 * apostrophe, digits 0 to 9.
 */
export const plainWords = (text: string): string =>
  // A shortcut: a file has many cells, and most are plain.
  PLAIN.test(text) ? text.toLowerCase().replace(/ {2,}/g, " ").trim() : inPlainLetters(text);

const inPlainLetters = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .replace(/(?![0-9])\p{Nd}/gu, figureOf)
    .replaceAll("ı", "i")
    .replaceAll("ß", "ss")
    .replace(/[\p{Pd}\u2212]/gu, "-")
    .replace(/[\uFF1A\u2236]/g, ":")
    .replace(/[\u2018\u2019\u02BC`´]/g, "'")
    .replace(/[\s\u200B-\u200F\u2060\uFEFF]+/g, " ")
    .trim();

/**
 * Returns a text without spaces, hyphens and full stops, so that an option is recognised in any spelling: "SEMI FINAL
 * 1."
 */
export const writtenAs = (text: string): string => plainWords(text).replace(/[\s.-]+/g, "");
