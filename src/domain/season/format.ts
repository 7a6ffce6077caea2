import { decidedMatches, type DecidedMatch } from "../match/decided";
import type { ScoreFormat } from "../match/detail";
import type { RecordOf } from "@/records/record";
import type { SeasonSettings } from "@/records/seasons/schema";
import { inFormat } from "../table/award";
import { byMatch, withPoints, type RulePack } from "../table/pack";
import { formatPattern } from "./formatPattern";
import type { CardCarryOver, League, PlayedAs } from "../league/league";

/** How a season is played. Everything that depends on groups, brackets, rules or scores uses it. */
export interface Format extends PlayedAs {
  /** The rule pack, with the score of an awarded match in this score format. */
  readonly pack: RulePack;
  /** The score format; null if there are no matches. */
  readonly score: ScoreFormat | null;
}

type StoredFormat = Pick<SeasonSettings, "pack" | "format">;

/** Settings without a rule pack and a format of their own. */
export const NO_FORMAT_CHOICE: StoredFormat = { pack: "", format: "" };

/** The part of a format that is stored as one text; the rule pack has a field of its own. */
export type FormatChoice = Omit<PlayedAs, "pairs"> & {
  /** The number of boards, singles or rubbers of a match; null if teams play as a whole. */
  readonly contests: number | null;
};

/** Matches the parts of a stored format that this version knows. */
const knownParts =
  /^(groups|rounds|through|cup|third|legs|contests|play|boards|by|between|bye|figures|points|split|carry)=/;
/** Matches any other part: `nights=2`. */
const otherPart = /^[a-z]+=[^;]+$/;
/** Matches what the next season takes over of cards: `carry=bans,cards`, the last of the known parts. */
const carryPart = /;carry=(none|bans|cards|bans,cards)$/;
/** Matches when a table is split: `split=33:6/6`, the part before `carry`. */
const splitPart = /;split=([1-9]\d?):([1-9]\d?(?:\/[1-9]\d?){1,7})$/;

/**
 * Checks whether the teams that go on fill a knock-out of that size, with fewer byes than matches of its first round.
 */
export function fits({ groups, through, cup }: Pick<Format, "groups" | "through" | "cup">) {
  const entrants = through * (groups.length || 1);
  return cup === 0 || (entrants > cup / 2 && entrants <= cup);
}

/** Reads a stored format; null if it is not one that can be played. Spaces are ignored. */
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
    // The pattern allows only these numbers.
    rounds: Number(rounds) as PlayedAs["rounds"],
    through: Number(through),
    cup: Number(cup),
    // The pattern allows only these texts.
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
    // The pattern allows only these words.
    ...(carried && { carry: carried === "none" ? [] : (carried.split(",") as CardCarryOver[]) }),
    ...(others.length > 0 && { others }),
  };
  const names = new Set(choice.groups.map((one) => one.toLowerCase()));
  const isDouble = names.size < choice.groups.length;
  return isDouble || !fits(choice) ? null : choice;
}

/**
 * Returns the format of a season: the one in its record if it can be played, otherwise the one of the league's file.
 */
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
  // The pairs of the first round are those of the league's file, as long as the same number of teams go on from the
  // same groups.
  const isDrawn = (["groups", "through", "cup"] as const).every(
    (key) => String(choice[key]) === String(registry[key]),
  );
  const isOther = contests !== null || choice.play !== undefined;
  const count = contests ?? scoreFormat?.contests ?? 1;
  const score = scoreFormat && isOther ? scoreFormat.of(count, choice.play) : scoreFormat;
  const drawn = isDrawn && registry.pairs ? { pairs: registry.pairs } : {};
  return { ...drawn, ...choice, pack: inFormat(orderedBy(choice), score), score };
}

/** Returns the format of a season of the league, as far as its record is loaded (`withSeasons`). */
export function formatIn(league: League, season: string): Format {
  const { pack = "", format = "" } =
    league.seasons.find(({ id }) => id === season) ?? league.seasons[0];
  return formatOf(league, { pack, format });
}

/** Returns the decided matches of a season by its rules, in the order played. */
export function decidedIn(
  league: League,
  season: string,
  results: readonly RecordOf<"results">[],
): readonly DecidedMatch[] {
  const { pack, score } = formatIn(league, season);
  return score ? decidedMatches(results, { pack, format: score }).decided : [];
}

/** Returns the number of places in the first round of the knock-out; 0 if no teams go on. */
export function firstRound({ groups, through, cup }: Format): number {
  return cup || (through && 2 ** Math.ceil(Math.log2(through * (groups.length || 1))));
}
