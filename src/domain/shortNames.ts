import { foldName, lettersOfWord } from "@/domain/names";

function shortened(name: string, letters: number): string {
  const words = name.trim().split(/\s+/);
  const [first = "", last = ""] = [words[0], words.at(-1)];
  const own = lettersOfWord(first);
  return words.length < 2 || letters >= own.length
    ? name
    : `${own.slice(0, letters).join("")}. ${last}`;
}

/**
 * Shortens names to fit on a button: "B. Gbané". Names that would be equal get as many letters as they need to differ,
 * "Ok. Uzoma" and "Ob. Uzoma", or stay whole if that is not enough.
 */
export function shortNames(names: readonly string[]): ReadonlyMap<string, string> {
  const short = (name: string, letters: number): string => {
    const text = shortened(name, letters);
    if (text === name) return name;
    const isTaken = names.some(
      (other) => other !== name && foldName(shortened(other, letters)) === foldName(text),
    );
    return isTaken ? short(name, letters + 1) : text;
  };
  return new Map(names.map((name) => [name, short(name, 1)]));
}
