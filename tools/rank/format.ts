import type { ScoreFormat } from "@/domain/match/detail";
import { sports } from "@/sports/whole";
import type { Split } from "@/domain/league/league";
import { formatOf as seasonFormat, type Format as SeasonFormat } from "@/domain/season/format";
import { leagueOfRecord } from "../../scripts/leagueOfRecord";
import { isJson, jsonOf, listOf, textOf, type Json } from "./json";

/** How the scores of a sport are usually written; null where it has none. */
export const usualScore = (sport: string): ScoreFormat | null =>
  sports.find(({ id }) => id === sport)?.scoreFormat ?? null;

/** Points as a list or as "3-1-0". @throws Error where they are neither three nor five whole numbers from 0 to 10 */
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

/** How a vector's season is played, beside its pack. */
interface Format {
  readonly score: ScoreFormat | null;
  /** Matches between groups count in both groups' tables. */
  readonly between: boolean;
  /** Points of the season's own. */
  readonly points: readonly number[] | undefined;
  /** When its table parts. */
  readonly split: Split | undefined;
}

/**
 * How a league that an owner opened in the app is played, where the vector holds its record under `league`; else null.
 * @throws Error where the record cannot be read, or the vector says the same another time
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

/** "33:6/6": after how many matches, and into tables of which sizes. @throws Error for anything else */
function splitOf(said: unknown): Split {
  const [, after, sizes] = /^([1-9]\d?):([1-9]\d?(?:\/[1-9]\d?){1,7})$/.exec(textOf(said)) ?? [];
  if (after === undefined || sizes === undefined)
    throw new Error(`A table parts as "33:6/6" says, not ${JSON.stringify(said)}`);
  return { after: Number(after), sizes: sizes.split("/").map(Number) };
}

/**
 * Reads `format`: `contests` or `boards` of a match, whether all of them are played, matches between groups,
 * points of the season's own, when its table parts.
 * @throws Error that names a key or value it does not know
 */
export function formatOf(vector: Json, sport: string): Format {
  const opened = openedFormat(vector);
  if (opened) {
    const { score, between, split } = opened;
    // Its pack has the league's points already.
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
  if (other !== undefined)
    throw new Error(`A format knows nothing called ${JSON.stringify(other)}`);
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
