import { cupPattern } from "./formatPattern";

/** A knock-out beside the league. */
export interface Cup {
  /** The beginning of its matches' places: `cup:SF1`. */
  readonly id: string;
  readonly name: string;
  /** Matches of a tie before the final; `2a`: two, of which away goals decide what is level. */
  readonly legs: "1" | "2" | "2a";
  /** Whether the losers of the semi-finals meet; `played`: if a result shows that they did. */
  readonly third: "yes" | "no" | "played";
  /** In the order in which they were drawn: the first meets the second. */
  readonly clubs: readonly string[];
}

/** How many clubs a cup can have. */
export const CUP_CLUBS = { least: 2, most: 32 } as const;

/** A cup as a season stores it, `cup|Chancellor’s Cup|8|1|no|Kingsway Rovers, Mount Trojans`; null of any other text. */
export function readCup(line: string): Cup | null {
  if (!cupPattern.test(line)) return null;
  const [id = "", name = "", , legs, third, drawn = ""] = line.split("|");
  const clubs = drawn
    .split(",")
    .map((club) => club.trim())
    .filter((club) => club !== "");
  if (clubs.length < CUP_CLUBS.least || clubs.length > CUP_CLUBS.most) return null;
  // The pattern allows these texts alone.
  return { id, name: name.trim(), legs: legs as Cup["legs"], third: third as Cup["third"], clubs };
}

/** The cups of a season, as its record stores them. */
export const cupsIn = (lines: readonly string[]): readonly Cup[] =>
  lines.flatMap((line) => readCup(line) ?? []);
