import { apostrophesToSpaces, foldLetters } from "../names";

/** The words that replace a person's name. */
export const ERASED_NAME = "a player";

/** A text in the form in which names are searched, with positions in the original. */
interface FoldedText {
  readonly plain: string;
  /** For each UTF-16 unit of `plain`, its position in the original text. */
  readonly from: readonly number[];
  /**
   * Positions in `plain` at which a character such as an apostrophe was dropped, with its position in the original
   * text.
   */
  readonly gaps: ReadonlyMap<number, number>;
}

function folded(text: string): FoldedText {
  let plain = "";
  const from: number[] = [];
  const gaps = new Map<number, number>();
  let at = 0;
  for (const character of text) {
    const reduced = reduce(character);
    // Several spaces count as one.
    if (reduced !== " " || !plain.endsWith(" ")) {
      plain += reduced;
      for (let unit = 0; unit < reduced.length; unit += 1) from.push(at);
    }
    if (reduced === "" && !/[\p{M}\p{Cf}]/u.test(character) && !gaps.has(plain.length))
      gaps.set(plain.length, at);
    at += character.length;
  }
  from.push(text.length);
  return { plain, from, gaps };
}

function reduce(character: string): string {
  // Joiners and soft hyphens are dropped: they do not separate letters.
  if (/[\u00AD\u200C\u200D]/.test(character)) return "";
  if (/[\s\p{Cc}\p{Cf}]/u.test(character)) return " ";
  return foldLetters(character);
}

const isLetter = (character: string | undefined) =>
  character !== undefined && /[\p{L}\p{N}]/u.test(character);

type Place = readonly [start: number, end: number];

/** Returns the places of a name in a text as whole words, except within one of the longer names. */
function placesOf(text: string, name: string, longer: readonly string[]): readonly Place[] {
  const places = everyPlace(text, name);
  if (places.length === 0 || longer.length === 0) return places;
  const others = longer.flatMap((other) => everyPlace(text, other));
  return places.filter(([start, end]) => !others.some(([from, to]) => from <= start && end <= to));
}

/** Returns the places of a name in a text as whole words, ignoring accents, case and repeated spaces. */
function everyPlace(text: string, name: string): readonly Place[] {
  const wanted = folded(name).plain.trim();
  if (wanted === "") return [];
  const { plain, from, gaps } = folded(text);
  const places: [number, number][] = [];
  for (let at = plain.indexOf(wanted); at >= 0; at = plain.indexOf(wanted, at + 1)) {
    const end = at + wanted.length;
    // "Bello’s" contains "Bello".
    if (isLetter(plain[at - 1]) && !gaps.has(at)) continue;
    if (isLetter(plain[end]) && !gaps.has(end)) continue;
    // A place ends where the next character begins, so that accents of the last letter are included.
    places.push([from[at] ?? 0, gaps.get(end) ?? from[end] ?? text.length]);
  }
  return places;
}

/** Checks whether a text contains a name, by the rules of `withoutName`. */
export function holdsName(text: string, name: string, longer: readonly string[] = []): boolean {
  return placesOf(text, name, longer).length > 0;
}

/**
 * Replaces a name by "a player" wherever the text contains it as whole words, ignoring accents and case.
 * @param longer names of other people that contain this name, and are kept
 */
export function withoutName(text: string, name: string, longer: readonly string[] = []): string {
  return placesOf(text, name, longer).reduceRight(
    (left, [start, end]) => left.slice(0, start) + ERASED_NAME + left.slice(end),
    text,
  );
}

/** Splits an identifier into words: "AyoBello-10" and "ayo_bello" become "ayo bello". */
const wordsOf = (id: string): string =>
  folded(id.replace(/(\p{Ll})(?=\p{Lu})/gu, "$1 "))
    .plain.replace(/[^\p{L}]+/gu, " ")
    .trim();

/** Checks whether a text is a web address, for example of a picture. */
export const isAddress = (text: string): boolean => text.startsWith("https://");

/** Checks whether a document's id was made from a name: as separate words, or as one word without spaces. */
export function idHoldsName(id: string, name: string, longer: readonly string[] = []): boolean {
  return [name, apostrophesToSpaces(name)].some((one) => idHoldsWords(id, one, longer));
}

function idHoldsWords(id: string, name: string, longer: readonly string[]): boolean {
  const words = wordsOf(id);
  const sought = wordsOf(name);
  if (sought === "" || isAddress(name)) return false;
  if (holdsName(words, sought, longer.map(wordsOf))) return true;
  const joined = sought.replaceAll(" ", "");
  return joined !== sought && words.split(" ").includes(joined);
}
