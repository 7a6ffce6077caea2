/** Words as they are compared: small letters without marks, one kind of space, hyphen and apostrophe. */
export const plainWords = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .replaceAll("ı", "i")
    .replaceAll("ß", "ss")
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/[\u2018\u2019\u02BC`´]/g, "'")
    .replace(/[\s\u200B-\u200F\u2060\uFEFF]+/g, " ")
    .trim();
