import type { ScoreFormat } from "@/domain/match/detail";
import { formatPattern, type SeasonSettings } from "@/domain/records/season";
import type { RulePack } from "@/domain/table/pack";
import type { League } from "./league";

/** How a season is played. Everything that groups, brackets, rules or scores follow from asks it. */
export interface Format {
  /** The groups of the table by name; empty where everybody stands in one. */
  readonly groups: readonly string[];
  /** How often two of a table meet. */
  readonly rounds: 1 | 2;
  /** How many of each table go on; 0 where nobody does. */
  readonly through: number;
  /** How many places the first round of the knock-out has: 2 to 32; 0 where none is played. */
  readonly cup: number;
  /** Its first round by group and rank, where the registry draws it; absent: the best against the last. */
  readonly pairs?: readonly (readonly [home: string, away: string])[];
  /** Whether there is a match for third place; `played`: where a result tells of one. */
  readonly third: "yes" | "no" | "played";
  /** How many matches a tie before the final has. */
  readonly legs: 1 | 2;
  /** Of two legs whose goals are level, those away from home decide first. */
  readonly awayGoals: boolean;
  readonly pack: RulePack;
  /** Null where there are no matches. */
  readonly score: ScoreFormat | null;
}

type Said = Pick<SeasonSettings, "pack" | "format">;

/** Settings in which nobody says anything of the format. */
export const UNSAID: Said = { pack: "", format: "" };

/** What of a format stands in one text: rules have a field of their own. */
export type FormatChoice = Pick<
  Format,
  "groups" | "rounds" | "through" | "cup" | "third" | "legs" | "awayGoals"
> & {
  /** Boards, singles or rubbers of a match; null where teams play as a whole. */
  readonly contests: number | null;
};

/** Whether so many of so many tables fill a knock-out of that size, byes aside. */
export function fits({ groups, through, cup }: Pick<Format, "groups" | "through" | "cup">) {
  const entrants = through * (groups.length || 1);
  return cup === 0 || (entrants > cup / 2 && entrants <= cup);
}

/** What a stored text says; null where it says nothing that can be played. Spaces and capitals of its words are forgiven. */
export function readFormat(text: string): FormatChoice | null {
  const [, groups, rounds, through, cup, third, legs, contests] =
    formatPattern.exec(text.replace(/\s+/g, "")) ?? [];
  if (rounds === undefined) return null;
  const said: FormatChoice = {
    groups: groups ? groups.split(",") : [],
    rounds: rounds === "2" ? 2 : 1,
    through: Number(through),
    cup: Number(cup),
    third: third as Format["third"],
    legs: legs === "1" ? 1 : 2,
    awayGoals: legs === "2a",
    contests: contests ? Number(contests) : null,
  };
  const isDouble = new Set(said.groups.map((one) => one.toLowerCase())).size < said.groups.length;
  return isDouble || !fits(said) ? null : said;
}

/** The format in force: the season's, where it says one that can be played, else the league's of the registry. */
export function formatOf(league: League, { pack, format }: Said): Format {
  const { table, packs, scoreFormat, rounds = 1 } = league;
  const named = (wanted: string | undefined) => packs.find(({ id }) => id === wanted);
  const { semiFinals: pairs = [] } = table;
  const registry: Format = {
    groups: table.kind === "groups" ? table.groups : [],
    rounds,
    through: table.qualifiers ?? 0,
    cup: 2 * pairs.length,
    pairs,
    third: "played",
    legs: 1,
    awayGoals: false,
    pack: named(pack) ?? named(league.pack) ?? packs[0],
    score: scoreFormat,
  };
  const said = format && readFormat(format);
  if (!said) return registry;
  const { contests, ...choice } = said;
  const { pairs: _, ...rest } = registry;
  // Who meets whom is the registry's as long as the same ones go on.
  const isDrawn = (["groups", "through", "cup"] as const).every(
    (key) => String(choice[key]) === String(registry[key]),
  );
  return {
    ...(isDrawn ? registry : rest),
    ...choice,
    score: contests && scoreFormat ? scoreFormat.of(contests) : scoreFormat,
  };
}

/** How many teams the round has that a table leads to; 0 where nobody goes on. */
export function firstRound({ groups, through, cup }: Format): number {
  return cup || (through && 2 ** Math.ceil(Math.log2(through * (groups.length || 1))));
}
