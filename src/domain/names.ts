import { arena } from "@arena/arena";
import { remembering } from "./remembered";

/**
 * Returns a name in lower case, without diacritics, zero-width joiners and repeated spaces. Addresses are made from it.
 */
function foldForAddress(name: string): string {
  return name
    .normalize("NFD")
    .replace(/[\p{M}\u200C\u200D]+/gu, "")
    .toLowerCase()
    .replace(/\s+/g, " ")
    .trim();
}

/**
 * Letters that normalising leaves unchanged (with a stroke, with a hook, or two in one), and what people type for them
 * on a keyboard without them. Also the Greek sigma at the end of a word, which is replaced by the usual sigma.
 */
const plainLetters: Readonly<Record<string, string>> = {
  ł: "l",
  ø: "o",
  đ: "d",
  ð: "d",
  ħ: "h",
  ŧ: "t",
  ɓ: "b",
  ɗ: "d",
  ƙ: "k",
  ƴ: "y",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ı: "i",
  þ: "th",
  ς: "σ",
};

/** The characters that are used as an apostrophe: straight, curly, a prime, a single accent or a modifier letter. */
const apostrophe = "['`´‘’‛′＇ʹʻʼʽʾʿˈꞌ]";
const apostrophes = new RegExp(apostrophe, "gu");

/**
 * Matches punctuation that separates words, in a capturing group so that `split` returns it too. An apostrophe is part
 * of its word.
 */
export const betweenWords = new RegExp(String.raw`((?:(?!${apostrophe})\p{P})+)`, "u");

/** Returns a text in lower case without diacritics, strokes and apostrophes, with "-" for every hyphen or dash. */
export const foldLetters = (text: string): string =>
  text
    // Must come before the normalisation, which turns a single accent into a space and a mark.
    .replace(apostrophes, "")
    .normalize("NFKD")
    // Among \p{Cf}: joiners, soft hyphens, marks of direction.
    .replace(/[\p{M}\p{Cf}]+/gu, "")
    .toLowerCase()
    .replace(/[łøđðħŧɓɗƙƴßæœıþς]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/[\p{Pd}\u2212]/gu, "-");

const fold = (name: string) => foldLetters(name).replace(/\s+/g, " ").trim();

/**
 * Returns the form in which names are compared: trimmed, one space between words, lower case, no diacritics or
 * apostrophes, one kind of hyphen, and plain Latin letters in place of those with a stroke: "Łukasz O’Brien" becomes
 * "lukasz obrien".
 */
export const foldName: (name: string) => string = remembering(fold);

/**
 * Checks whether two names mean the same club or person. An empty name is the same as no name, not even an empty one.
 */
export function sameName(a: string, b: string): boolean {
  const one = foldName(a);
  return one !== "" && one === foldName(b);
}

/**
 * Returns the words of a name or text in the form in which they are searched. A hyphen separates words, except in a
 * score ("2-1").
 */
export const searchWords = (text: string): readonly string[] =>
  foldName(text)
    .replace(/(?<!\d)-|-(?!\d)/g, " ")
    .split(" ")
    .filter(Boolean);

/** Replaces each apostrophe with a space, so that a search finds both parts of a word: "O’Brien" by "brien" as well. */
export const apostrophesToSpaces = (text: string): string => text.replace(apostrophes, " ");

/** Checks whether a text contains each typed word: the rule of every search field that narrows a list. */
export function holdsTyped(text: string, typed: string): boolean {
  const folded = foldName(text);
  return searchWords(typed).every((word) => folded.includes(word));
}

/** Returns each name once, in its first spelling; empty names are left out. */
export function distinctNames(names: readonly string[]): readonly string[] {
  const found = new Map<string, string>();
  for (const name of names) if (!found.has(foldName(name))) found.set(foldName(name), name);
  found.delete("");
  return [...found.values()];
}

let alphabetical: Intl.Collator | undefined;

/**
 * Returns a name by which it is sorted without a collation; null if it has digits or signs. In every English locale
 * spaces come before hyphens, and these before letters.
 */
const plainName = remembering((name) => {
  const plain = name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return /^[a-z -]*$/.test(plain) ? plain : null;
});

/** Compares two names for sorting: case and diacritics do not count, numbers are ordered by value. */
export function compareNames(a: string, b: string): number {
  const [one, other] = [plainName(a), plainName(b)];
  if (one !== null && other !== null) return one < other ? -1 : Number(one > other);
  // Created at the first use: the first use of `Intl` takes a phone 50 ms.
  alphabetical ??= new Intl.Collator(arena.locale, { sensitivity: "base", numeric: true });
  return alphabetical.compare(a, b);
}

/** Returns the FNV-1a hash of a text's UTF-16 code units: 32 bits, the same on every machine. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  }
  return hash;
}

/**
 * Returns the name as part of a web address: a-z, 0-9 and hyphens, at most 64 characters. A name in another script gets
 * a stable code instead of an empty slug; '' only for an empty name.
 */
export function slugOf(name: string): string {
  // Letters with a stroke are not replaced here: addresses that are in use must not change.
  const plain = foldForAddress(name);
  const slug = plain
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 64)
    .replace(/^-+|-+$/g, "");
  return slug !== "" || plain === "" ? slug : `x${hashOf(plain).toString(36)}`;
}

/** Returns the letters of a word, each with its diacritics: "é" stored as two code points is one letter. */
export const lettersOfWord = (word: string): readonly string[] =>
  word.normalize("NFC").match(/[^\p{M}]\p{M}*/gu) ?? [];
