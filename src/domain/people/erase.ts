import { atApostrophes, foldLetters } from "../names";

/** The words in place of a person's name. */
export const ERASED_NAME = "a player";

/** A text reduced to what identifies a name in it. */
interface FoldedText {
  readonly plain: string;
  /** The place in the text that each unit of it comes from. */
  readonly from: readonly number[];
  /** Where in it something was that is no letter and is not kept, an apostrophe, with its place in the text. */
  readonly gaps: ReadonlyMap<number, number>;
}

function folded(text: string): FoldedText {
  let plain = "";
  const from: number[] = [];
  const gaps = new Map<number, number>();
  let at = 0;
  for (const character of text) {
    const reduced = reduce(character);
    // Several blanks are as one.
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
  // Letters that are joined or not are the same letters.
  if (/[\u00AD\u200C\u200D]/.test(character)) return "";
  if (/[\s\p{Cc}\p{Cf}]/u.test(character)) return " ";
  return foldLetters(character);
}

const isLetter = (character: string | undefined) =>
  character !== undefined && /[\p{L}\p{N}]/u.test(character);

type Place = readonly [start: number, end: number];

/** The places of a name in a text as words of their own, and not as a part of one of the longer names. */
function placesOf(text: string, name: string, longer: readonly string[]): readonly Place[] {
  const places = everyPlace(text, name);
  if (places.length === 0 || longer.length === 0) return places;
  const others = longer.flatMap((other) => everyPlace(text, other));
  return places.filter(([start, end]) => !others.some(([from, to]) => from <= start && end <= to));
}

/** The places of a name in a text as words of their own: accents, case and blanks aside. */
function everyPlace(text: string, name: string): readonly Place[] {
  const wanted = folded(name).plain.trim();
  if (wanted === "") return [];
  const { plain, from, gaps } = folded(text);
  const places: [number, number][] = [];
  for (let at = plain.indexOf(wanted); at >= 0; at = plain.indexOf(wanted, at + 1)) {
    const end = at + wanted.length;
    // "Bello’s" holds Bello.
    if (isLetter(plain[at - 1]) && !gaps.has(at)) continue;
    if (isLetter(plain[end]) && !gaps.has(end)) continue;
    // The end of each is where the next character begins, so that the marks above the last letter go too.
    places.push([from[at] ?? 0, gaps.get(end) ?? from[end] ?? text.length]);
  }
  return places;
}

/** Whether a text holds a name, as `withoutName` finds it. */
export function holdsName(text: string, name: string, longer: readonly string[] = []): boolean {
  return placesOf(text, name, longer).length > 0;
}

/**
 * The text with "a player" wherever the name was: accents, case and blanks aside, whole words only.
 * @param longer names of others that hold the name, and stay
 */
export function withoutName(text: string, name: string, longer: readonly string[] = []): string {
  return placesOf(text, name, longer).reduceRight(
    (left, [start, end]) => left.slice(0, start) + ERASED_NAME + left.slice(end),
    text,
  );
}

/** An identifier as words: "AyoBello-10" and "ayo_bello" are Ayo Bello's. */
const wordsOf = (id: string): string =>
  folded(id.replace(/(\p{Ll})(?=\p{Lu})/gu, "$1 "))
    .plain.replace(/[^\p{L}]+/gu, " ")
    .trim();

/** An address, as of a picture. */
export const isAddress = (text: string): boolean => text.startsWith("https://");

/** Whether the id of a document was made of a name: as words of its own, or as one word without blanks. */
export function idHoldsName(id: string, name: string, longer: readonly string[] = []): boolean {
  return [name, atApostrophes(name)].some((one) => idHoldsWords(id, one, longer));
}

function idHoldsWords(id: string, name: string, longer: readonly string[]): boolean {
  const words = wordsOf(id);
  const sought = wordsOf(name);
  if (sought === "" || isAddress(name)) return false;
  if (holdsName(words, sought, longer.map(wordsOf))) return true;
  const joined = sought.replaceAll(" ", "");
  return joined !== sought && words.split(" ").includes(joined);
}
