import { decidedMatches, type DecidedMatch } from "../match/decided";
import type { ScoreFormat } from "../match/detail";
import type { RecordOf } from "@/records/record";
import type { SeasonSettings } from "@/records/seasons/schema";
import { inFormat } from "../table/award";
import { byMatch, withPoints, type RulePack } from "../table/pack";
import { formatPattern } from "./formatPattern";
import type { CardCarryOver, League, PlayedAs } from "../league/league";

/** How a season is played. Everything that groups, brackets, rules or scores follow from asks it. */
export interface Format extends PlayedAs {
  /** With what an award counts in matches of that score. */
  readonly pack: RulePack;
  /** Null where there are no matches. */
  readonly score: ScoreFormat | null;
}

type StoredFormat = Pick<SeasonSettings, "pack" | "format">;

/** Settings that leave the format open. */
export const NO_FORMAT_CHOICE: StoredFormat = { pack: "", format: "" };

/** The part of a format that is stored as one text: rules have a field of their own. */
export type FormatChoice = Omit<PlayedAs, "pairs"> & {
  /** Boards, singles or rubbers of a match; null where teams play as a whole. */
  readonly contests: number | null;
};

/** The parts of a stored format that this reader plays by. */
const knownParts =
  /^(groups|rounds|through|cup|third|legs|contests|play|boards|by|between|bye|figures|points|split|carry)=/;
/** Any other part: `nights=2`. */
const otherPart = /^[a-z]+=[^;]+$/;
/** What the next season takes over of cards: `carry=bans,cards`, which is the last of the parts that are known. */
const carryPart = /;carry=(none|bans|cards|bans,cards)$/;
/** When a table parts: `split=33:6/6`, the part of the format before it. */
const splitPart = /;split=([1-9]\d?):([1-9]\d?(?:\/[1-9]\d?){1,7})$/;

/** Whether the teams that go through fill a knock-out of that size, byes aside. */
export function fits({ groups, through, cup }: Pick<Format, "groups" | "through" | "cup">) {
  const entrants = through * (groups.length || 1);
  return cup === 0 || (entrants > cup / 2 && entrants <= cup);
}

/** What a stored text says; null where it says nothing that can be played. Spaces and capitals of its words are forgiven. */
export function readFormat(text: string): FormatChoice | null {
  const parts = text.replace(/\s+/g, "").split(";");
  const isOther = (part: string) => otherPart.test(part) && !knownParts.test(part);
  const others = parts.filter(isOther);
  const whole = parts.filter((part) => !isOther(part)).join(";");
  const carried = carryPart.exec(whole)?.[1];
  const said = whole.replace(carryPart, "");
  const [, after, sizes] = splitPart.exec(said) ?? [];
  const known = said.replace(splitPart, "");
  const [, groups, rounds, through, cup, third, legs, contests, ...ways] =
    formatPattern.exec(known) ?? [];
  const [play, boards, by, between, bye, figures, points] = ways;
  if (rounds === undefined) return null;
  const choice: FormatChoice = {
    groups: groups ? groups.split(",") : [],
    // The pattern allows these numbers alone.
    rounds: Number(rounds) as PlayedAs["rounds"],
    through: Number(through),
    cup: Number(cup),
    // The pattern allows these texts alone.
    third: third as PlayedAs["third"],
    legs: legs === "1" ? 1 : 2,
    awayGoals: legs === "2a",
    contests: contests || boards ? Number(contests ?? boards) : null,
    ...(play && { play: play as "first" | "all" }),
    ...(by === "match" && { by }),
    ...(between === "count" && { between }),
    ...((bye === "win" || bye === "half") && { bye }),
    ...(figures === "together" && { figures }),
    ...(points && { points: points.split("-").map(Number) }),
    ...(sizes && { split: { after: Number(after), sizes: sizes.split("/").map(Number) } }),
    // The pattern allows these words alone.
    ...(carried && { carry: carried === "none" ? [] : (carried.split(",") as CardCarryOver[]) }),
    ...(others.length > 0 && { others }),
  };
  const names = new Set(choice.groups.map((one) => one.toLowerCase()));
  const isDouble = names.size < choice.groups.length;
  return isDouble || !fits(choice) ? null : choice;
}

/** The format in force: the season's, where it says one that can be played, else the league's of the registry. */
export function formatOf(league: League, { pack, format }: StoredFormat): Format {
  const { format: registry, game } = league;
  const { packs, scoreFormat } = game;
  const named = (wanted: string | undefined) => packs.find(({ id }) => id === wanted);
  const rules = named(pack) ?? named(league.pack) ?? packs[0];
  const orderedBy = ({ points, by, rounds }: Pick<PlayedAs, "points" | "by" | "rounds">) => {
    const paid = withPoints(rules, points);
    return by ? byMatch(paid, rounds) : paid;
  };
  const said = format && readFormat(format);
  if (!said) {
    return { ...registry, pack: inFormat(orderedBy(registry), scoreFormat), score: scoreFormat };
  }
  const { contests, ...choice } = said;
  // Who meets whom is the registry's as long as the same ones go on.
  const isDrawn = (["groups", "through", "cup"] as const).every(
    (key) => String(choice[key]) === String(registry[key]),
  );
  const isOther = contests !== null || choice.play !== undefined;
  const count = contests ?? scoreFormat?.contests ?? 1;
  const score = scoreFormat && isOther ? scoreFormat.of(count, choice.play) : scoreFormat;
  const drawn = isDrawn && registry.pairs ? { pairs: registry.pairs } : {};
  return { ...drawn, ...choice, pack: inFormat(orderedBy(choice), score), score };
}

/** The format in force in a season of the league, as far as its record is read (`withSeasons`). */
export function formatIn(league: League, season: string): Format {
  const { pack = "", format = "" } =
    league.seasons.find(({ id }) => id === season) ?? league.seasons[0];
  return formatOf(league, { pack, format });
}

/** The matches of a season that are decided by its rules, in the order played. */
export function decidedIn(
  league: League,
  season: string,
  results: readonly RecordOf<"results">[],
): readonly DecidedMatch[] {
  const { pack, score } = formatIn(league, season);
  return score ? decidedMatches(results, { pack, format: score }).decided : [];
}

/** How many teams play in the round that a table leads to; 0 where none go on. */
export function firstRound({ groups, through, cup }: Format): number {
  return cup || (through && 2 ** Math.ceil(Math.log2(through * (groups.length || 1))));
}
