import { editsBetween } from "./edits";
import { foldName } from "./names";

/** Words that clubs carry or leave out. */
const FILLING = new Set(["the", "fc", "afc", "sc", "cf", "bc", "vc", "tc", "club", "team"]);

/** The words in which a name differs from others: dots within a word go, other marks part words. */
function wordsOf(name: string): readonly string[] {
  const words = foldName(name)
    .replace(/[.'’]/g, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
  const telling = words.filter((word) => !FILLING.has(word));
  return telling.length > 0 ? telling : words;
}

const digitsOf = (name: string) => name.replace(/\D+/g, " ").trim();

/** One slip of the keys in a short name, two in a long one; a name of four letters or fewer has none. */
function isSlip(a: string, b: string): boolean {
  const least = Math.min(a.length, b.length);
  return least > 4 && editsBetween(a, b) <= (least > 10 ? 2 : 1);
}

/** Whether all words of the one are among the other's. */
const isWithin = (one: readonly string[], other: readonly string[]) =>
  one.length < other.length && one.every((word) => other.includes(word));

function areLike(a: string, b: string): boolean {
  // "A1" and "A2", "Block 3" and "Block 4" are others.
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
 * Names that may mean the same: spelt differently, with or without "FC", or in short. A short form that several names
 * have ("Rovers" of two clubs) is like none of them. Each group holds two names or more, in the given order.
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

/** Whether a word means another: the same, its beginning, or its first letters and last ("Mt" of Mount). */
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
 * The names among those given that a name may mean: spelt differently, shortened word by word, or its first letters
 * ("KR"); best first.
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
