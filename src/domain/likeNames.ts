import { editsBetween } from "./edits";
import { foldName } from "./names";

/** Words that are part of many clubs' names and are often left out. */
const FILLING = new Set(["the", "fc", "afc", "sc", "cf", "bc", "vc", "tc", "club", "team"]);

/**
 * Returns the words that distinguish a name: without words like "FC". Dots and apostrophes within a word are removed;
 * any other mark separates words.
 */
function wordsOf(name: string): readonly string[] {
  const words = foldName(name)
    .replace(/[.'’]/g, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
  const telling = words.filter((word) => !FILLING.has(word));
  return telling.length > 0 ? telling : words;
}

const digitsOf = (name: string) => name.replace(/\D+/g, " ").trim();

/**
 * Checks whether two texts differ by a typing error: one letter in a short text, two in one of more than ten letters.
 * Texts of four letters or fewer have none.
 */
function isSlip(a: string, b: string): boolean {
  const least = Math.min(a.length, b.length);
  return least > 4 && editsBetween(a, b) <= (least > 10 ? 2 : 1);
}

/** Checks whether all words of the shorter list are in the longer one. */
const isWithin = (one: readonly string[], other: readonly string[]) =>
  one.length < other.length && one.every((word) => other.includes(word));

function areLike(a: string, b: string): boolean {
  // "A1" and "A2", or "Block 3" and "Block 4", are different teams.
  if (digitsOf(a) !== digitsOf(b)) return false;
  const [one, other] = [wordsOf(a), wordsOf(b)];
  return (
    isSlip(one.join(""), other.join("")) ||
    one.join("") === other.join("") ||
    isWithin(one, other) ||
    isWithin(other, one)
  );
}

/**
 * Returns groups of names that may mean the same club or person: spelt differently, with or without "FC", or shortened.
 * A short form that fits several names ("Rovers" for two clubs) is in no group. Each group has two names or more, in
 * the order of the argument.
 */
export function likeNames(names: readonly string[]): readonly (readonly string[])[] {
  const distinct = [...new Map(names.map((name) => [foldName(name), name])).values()];
  const like = new Map(
    distinct.map((name) => [
      name,
      distinct.filter((other) => other !== name && areLike(name, other)),
    ]),
  );
  const groups: string[][] = [];
  for (const [name, others] of like) {
    const isShort =
      others.length > 1 &&
      others.some((one) => !others.every((two) => one === two || areLike(one, two)));
    if (others.length === 0 || isShort) continue;
    const group = groups.find((found) => found.some((one) => others.includes(one)));
    if (group) group.push(name);
    else groups.push([name]);
  }
  return groups.filter((group) => group.length > 1);
}

/**
 * Checks whether one word is a short form of the other: the same word, its beginning, or its first and last letter
 * ("Mt" for "Mount").
 */
function isShortFor(a: string, b: string): boolean {
  const [short = "", long = ""] = a.length <= b.length ? [a, b] : [b, a];
  if (short === long || isSlip(short, long)) return true;
  if (short.length < 2) return long.startsWith(short);
  return (
    long.startsWith(short) ||
    (short.length === 2 && long.startsWith(short.charAt(0)) && long.endsWith(short.charAt(1)))
  );
}

/**
 * Returns the known names that a typed name may mean: names spelt differently, or whose words or first letters it gives
 * ("KR"); the most similar first.
 */
export function namesLike(name: string, known: readonly string[]): readonly string[] {
  const own = wordsOf(name);
  const shortened = (other: string) => {
    const words = wordsOf(other);
    if (digitsOf(name) !== digitsOf(other)) return false;
    const [only = ""] = own;
    if (own.length === 1 && words.length > 1)
      return only === words.map((word) => word.charAt(0)).join("");
    return (
      own.length === words.length && own.every((word, at) => isShortFor(word, words[at] ?? ""))
    );
  };
  const like = known.filter((other) => areLike(name, other));
  return [...like, ...known.filter((other) => !like.includes(other) && shortened(other))];
}
