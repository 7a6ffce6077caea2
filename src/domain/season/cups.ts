import { cupPattern } from "./formatPattern";

/** A knock-out besides the league, with clubs in drawn order. */
export interface Cup {
  /** The id, with which the stages of its matches begin: `cup:SF1`. */
  readonly id: string;
  readonly name: string;
  /** The matches of a tie before the final; `2a`: two, and away goals decide if the sum is level. */
  readonly legs: "1" | "2" | "2a";
  /** Whether the losers of the semi-finals play for third place; `played`: only if a result of that match exists. */
  readonly third: "yes" | "no" | "played";
  /** In drawn order: the first plays the second. */
  readonly clubs: readonly string[];
}

/** The number of clubs that a cup can have. */
export const CUP_CLUBS = { least: 2, most: 32 } as const;

/**
 * Reads a cup from the line that a season stores: `cup|Chancellor’s Cup|8|1|no|Kingsway Rovers, Mount Trojans`; null
 * for any other text.
 */
export function readCup(line: string): Cup | null {
  if (!cupPattern.test(line)) return null;
  const [id = "", name = "", , legs, third, drawn = ""] = line.split("|");
  const clubs = drawn
    .split(",")
    .map((club) => club.trim())
    .filter((club) => club !== "");
  if (clubs.length < CUP_CLUBS.least || clubs.length > CUP_CLUBS.most) return null;
  // The pattern allows only these texts.
  return { id, name: name.trim(), legs: legs as Cup["legs"], third: third as Cup["third"], clubs };
}

/** Reads the cups of a season from its record. */
export const cupsIn = (lines: readonly string[]): readonly Cup[] =>
  lines.flatMap((line) => readCup(line) ?? []);
