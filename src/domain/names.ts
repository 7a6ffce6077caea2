import { arena } from "@arena/arena";
import { remembering } from "./remembered";

/** Without case, marks, joiners of letters and needless blanks. */
function withoutMarks(name: string): string {
  return name
    .normalize("NFD")
    .replace(/[\p{M}\u200C\u200D]+/gu, "")
    .toLowerCase()
    .replace(/\s+/g, " ")
    .trim();
}

/** Letters that have a stroke or are two in one, as a keyboard without them types them. */
const plainLetters: Readonly<Record<string, string>> = {
  ł: "l",
  ø: "o",
  đ: "d",
  ð: "d",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ı: "i",
  þ: "th",
};

const fold = (name: string) =>
  withoutMarks(name)
    .replace(/[łøđðßæœıþ]/g, (letter) => plainLetters[letter] ?? letter)
    // The apostrophes and hyphens of phones and of typesetters.
    .replace(/[\u2018\u2019\u02BC\u02BB]/g, "'")
    .replace(/[\u2010-\u2013\u2212]/g, "-");

/**
 * A name reduced to what identifies it: trimmed, one space between words, without case or diacritics, with one kind of
 * apostrophe and hyphen, and the letters of a plain keyboard: "Łukasz O’Brien" is "lukasz o'brien".
 */
export const foldName: (name: string) => string = remembering(fold);

/** Whether two names mean the same club or person; an empty name is nobody's. */
export function sameName(a: string, b: string): boolean {
  const one = foldName(a);
  return one !== "" && one === foldName(b);
}

let alphabetical: Intl.Collator | undefined;

/** Orders names as a reader expects: case and diacritics aside, numbers by value. */
export function compareNames(a: string, b: string): number {
  // Made when it is needed: where nothing of Intl has been used yet, that takes a phone 50 ms.
  alphabetical ??= new Intl.Collator(arena.locale, { sensitivity: "base", numeric: true });
  return alphabetical.compare(a, b);
}

/** FNV-1a over UTF-16 code units, 32 bits: a small stable hash, the same on every machine. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  }
  return hash;
}

/**
 * The name as a part of a web address: a-z, 0-9 and hyphens, at most 64 characters. A name in
 * another script gets a stable code instead of an empty slug; '' only for an empty name.
 */
export function slugOf(name: string): string {
  // Addresses that are known stay as they are: letters with a stroke have no place in them.
  const plain = withoutMarks(name);
  const slug = plain
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 64)
    .replace(/^-+|-+$/g, "");
  return slug !== "" || plain === "" ? slug : `x${hashOf(plain).toString(36)}`;
}

/** A word's letters with their diacritics: "é" typed as two code points is one letter. */
export const lettersOf = (word: string): readonly string[] =>
  word.normalize("NFC").match(/[^\p{M}]\p{M}*/gu) ?? [];
