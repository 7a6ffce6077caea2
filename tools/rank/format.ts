import type { ScoreFormat } from "@/domain/match/detail";
import { sports } from "@/sports/whole";
import type { Split } from "@/domain/league/league";
import { formatOf as seasonFormat, type Format as SeasonFormat } from "@/domain/season/format";
import { leagueOfRecord } from "../../scripts/leagueOfRecord";
import { isJson, jsonOf, listOf, textOf, type Json } from "./json";

/** Returns the usual score format of a sport; null if the sport has none. */
export const usualScore = (sport: string): ScoreFormat | null =>
  sports.find(({ id }) => id === sport)?.scoreFormat ?? null;

/**
 * Reads points from a list or a text such as "3-1-0".
 * @throws Error if they are not 3 or 5 whole numbers from 0 to 10
 */
function ownPoints(said: unknown): readonly number[] {
  const parts = typeof said === "string" ? said.split("-").map(Number) : listOf(said);
  const points = parts.filter(
    (one): one is number =>
      typeof one === "number" && Number.isInteger(one) && one >= 0 && one <= 10,
  );
  if (points.length !== parts.length || (points.length !== 3 && points.length !== 5))
    throw new Error(`Points are three or five numbers from 0 to 10, not ${JSON.stringify(said)}`);
  return points;
}

/** The format of a vector's season, without its rule pack. */
interface Format {
  readonly score: ScoreFormat | null;
  /** Whether matches between groups count in the tables of both groups. */
  readonly between: boolean;
  /** Points that replace those of the rule pack; undefined if the pack's points count. */
  readonly points: readonly number[] | undefined;
  /** When the table is split into parts, and their sizes; undefined if it is not split. */
  readonly split: Split | undefined;
}

/**
 * Returns the format of a league that an owner opened in the app, if the vector has the league's record under `league`;
 * else null.
 * @throws Error if the record cannot be read, or if the vector also has a format or another sport
 */
export function openedFormat(
  vector: Json,
  named: unknown = vector["rulePack"],
): SeasonFormat | null {
  const { league: said, format, sport } = vector;
  if (said === undefined) return null;
  if (format !== undefined || isJson(named))
    throw new Error("The league says how it is played: leave out format and rule pack");
  const league = leagueOfRecord(said);
  if (sport !== undefined && sport !== jsonOf(said)["sport"])
    throw new Error(`The league does not play ${JSON.stringify(sport)}`);
  const pack = textOf(named);
  if (pack !== "" && league.game.packs.every(({ id }) => id !== pack))
    throw new Error(`No rule pack of the league is called ${JSON.stringify(pack)}`);
  return seasonFormat(league, { pack, format: "" });
}

/**
 * Reads "33:6/6": the number of matches before the split, and the sizes of the parts.
 * @throws Error for anything else
 */
function splitOf(said: unknown): Split {
  const [, after, sizes] = /^([1-9]\d?):([1-9]\d?(?:\/[1-9]\d?){1,7})$/.exec(textOf(said)) ?? [];
  if (after === undefined || sizes === undefined)
    throw new Error(`A split is written as "33:6/6", not ${JSON.stringify(said)}`);
  return { after: Number(after), sizes: sizes.split("/").map(Number) };
}

/**
 * Reads `format`: the number of `contests` or `boards` of a match, whether all of them are played, whether matches
 * between groups count, the season's own points, and when the table is split.
 * @throws Error that names an unknown key or value
 */
export function formatOf(vector: Json, sport: string): Format {
  const opened = openedFormat(vector);
  if (opened) {
    const { score, between, split } = opened;
    // No points, because the league's rule pack already has them.
    return { score, between: between === "count", points: undefined, split };
  }
  const {
    contests,
    boards,
    play,
    between,
    points: said,
    split,
    ...others
  } = jsonOf(vector["format"]);
  const [other] = Object.keys(others);
  if (other !== undefined) throw new Error(`A format has no key ${JSON.stringify(other)}`);
  const of = contests ?? boards;
  if (of !== undefined && !(typeof of === "number" && Number.isInteger(of) && of >= 1 && of <= 20))
    throw new Error(`${JSON.stringify(of)} is no number of contests from 1 to 20`);
  if (play !== undefined && play !== "first" && play !== "all")
    throw new Error(`Contests are not played ${JSON.stringify(play)}, but "first" or "all"`);
  if (between !== undefined && between !== "count" && between !== "apart")
    throw new Error(
      `Matches between groups are not ${JSON.stringify(between)}, but "count" or "apart"`,
    );
  const points = said === undefined ? undefined : ownPoints(said);
  const usual = usualScore(sport);
  const score =
    usual && (of !== undefined || play) ? usual.of(of ?? usual.contests ?? 1, play) : usual;
  return {
    score,
    between: between === "count",
    points,
    split: split === undefined ? undefined : splitOf(split),
  };
}
