import { arena } from "@arena/arena";
import { remembering } from "./remembered";

/** Without case, marks, joiners of letters and needless blanks: what addresses are made of. */
function withoutMarks(name: string): string {
  return name
    .normalize("NFD")
    .replace(/[\p{M}\u200C\u200D]+/gu, "")
    .toLowerCase()
    .replace(/\s+/g, " ")
    .trim();
}

/** Letters that have a stroke or hook or are two in one, as a keyboard without them types them. */
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

/** What is typed or set for an apostrophe: straight, curly, a prime, an accent alone or a modifier letter. */
const apostrophe = "['`´‘’‛′＇ʹʻʼʽʾʿˈꞌ]";
const apostrophes = new RegExp(apostrophe, "gu");

/** Marks that part words, caught: an apostrophe is a part of its word. */
export const betweenWords = new RegExp(String.raw`((?:(?!${apostrophe})\p{P})+)`, "u");

/** One character, or some, without case, marks and strokes; an apostrophe is nothing, a hyphen or dash "-". */
export const foldLetters = (text: string): string =>
  text
    // Before the parting into letters and marks, which makes a blank and a mark of the accent alone.
    .replace(apostrophes, "")
    .normalize("NFKD")
    // Among \p{Cf}: joiners, soft hyphens, marks of direction.
    .replace(/[\p{M}\p{Cf}]+/gu, "")
    .toLowerCase()
    .replace(/[łøđðħŧɓɗƙƴßæœıþς]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/[\p{Pd}\u2212]/gu, "-");

const fold = (name: string) => foldLetters(name).replace(/\s+/g, " ").trim();

/**
 * A name reduced to what identifies it: trimmed, one space between words, without case, diacritics and apostrophes, with
 * one kind of hyphen, and the letters of a plain keyboard: "Łukasz O’Brien" is "lukasz obrien".
 */
export const foldName: (name: string) => string = remembering(fold);

/** Whether two names mean the same club or person; an empty name is nobody's. */
export function sameName(a: string, b: string): boolean {
  const one = foldName(a);
  return one !== "" && one === foldName(b);
}

/** The words of a name or text, folded, as they are typed to find it: a hyphen parts them, but not a score. */
export const wordsOf = (text: string): readonly string[] =>
  foldName(text)
    .replace(/(?<!\d)-|-(?!\d)/g, " ")
    .split(" ")
    .filter(Boolean);

/** A text with a space for each apostrophe: its words are found by their parts, "O’Brien" by "brien" as well. */
export const atApostrophes = (text: string): string => text.replace(apostrophes, " ");

/** Whether each word that is typed is somewhere in a text: the rule of every search field that narrows a list. */
export function holdsTyped(text: string, typed: string): boolean {
  const folded = foldName(text);
  return wordsOf(typed).every((word) => folded.includes(word));
}

/** Each name once, in its first writing; no empty ones. */
export function distinctNames(names: readonly string[]): readonly string[] {
  const found = new Map<string, string>();
  for (const name of names) if (!found.has(foldName(name))) found.set(foldName(name), name);
  found.delete("");
  return [...found.values()];
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
