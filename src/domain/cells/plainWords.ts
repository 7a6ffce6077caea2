/** Figures of other scripts as those of ours: "٢١" is "21". */
function figureOf(figure: string): string {
  let zero = figure.codePointAt(0) ?? 0;
  while (/^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(((figure.codePointAt(0) ?? 0) - zero) % 10);
}

/** Text of which nothing but the letter case and blanks can differ. */
const PLAIN = /^[ !-_a-~]*$/;

/** Words as they are compared: small letters without marks, one kind of space, hyphen and apostrophe, our figures. */
export const plainWords = (text: string): string =>
  // Most cells of a file are plain, and a file has many.
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

/** Words without blanks, hyphens and full stops, by which a choice of a form is known in any writing: "SEMI FINAL 1." */
export const writtenAs = (text: string): string => plainWords(text).replace(/[\s.-]+/g, "");
