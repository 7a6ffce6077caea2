import { problemWithResult } from "@/domain/match/check";
import { knowsDraws } from "@/domain/match/decided";
import { leaderOf, type Pair } from "@/domain/match/pair";
import { computedRow } from "@/domain/table/computedRow";
import type { Outcome } from "@/domain/table/outcome";
import type { RulePack } from "@/domain/table/pack";
import { rankTable } from "@/domain/table/rank";
import type { ScoreFormat } from "@/domain/match/detail";
import type { Table, TableLine } from "@/domain/season/competition";
import type { ShownLiveMatch } from "@/ui/match/liveNow";
import { openMatches } from "./openMatches";
import { NO_SCORES_YET } from "./useTableView";

/** The score that a visitor typed for a match; null for a side without a figure. */
export type TypedScore = readonly [a: number | null, b: number | null];

/** The scores that a visitor tries out, by the id of the match. */
export type TriedScores = ReadonlyMap<string, TypedScore>;

/** The highest score accepted; higher than in any sport. */
const HIGHEST_SCORE = 999;

const figureOf = (text: string | undefined) =>
  text ? Math.min(Number(text), HIGHEST_SCORE) : null;

/** Parses the scores in an address, "fixtureId:2-1,…"; parts in another form are left out. */
export function readTriedScores(text: string): TriedScores {
  return new Map(
    text.split(",").flatMap((part): [string, TypedScore][] => {
      const [, id, a, b] = /^(.+):(\d{0,3})-(\d{0,3})$/.exec(part) ?? [];
      return id ? [[id, [figureOf(a), figureOf(b)]]] : [];
    }),
  );
}

/** Formats the scores for the address. Never empty, because an empty value means the plain table. */
export function writeTriedScores(scores: TriedScores): string {
  const parts = [...scores].flatMap(([id, [a, b]]) =>
    a === null && b === null ? [] : [`${id}:${a ?? ""}-${b ?? ""}`],
  );
  return parts.join(",") || NO_SCORES_YET;
}

/** Returns the scores of live matches in the form of scores that a visitor tries out. */
export const scoresInPlay = (live: ReadonlyMap<string, ShownLiveMatch>): TriedScores =>
  new Map([...live].map(([id, { outcome }]) => [id, [outcome.scoreA, outcome.scoreB]]));

/** The rules for checking a score. */
interface Rules {
  readonly pack: RulePack;
  readonly format: ScoreFormat;
}

/** Returns the score if both figures are typed; else null. */
export function scoreOf([a, b]: TypedScore): Pair | null {
  return a === null || b === null ? null : [a, b];
}

/** Describes why a score is not possible; null if it is possible or not complete yet. */
export function problemWith(typed: TypedScore, { pack, format }: Rules): string | null {
  const score = scoreOf(typed);
  if (!score) return null;
  const result = { scoreA: score[0], scoreB: score[1], ending: "", detail: "" };
  return problemWithResult(result, { format, draws: knowsDraws(pack) });
}

/** Returns a computed table with these scores counted by its own rules; unchanged if the table is kept by hand. */
export function withScores(
  table: Table,
  scores: TriedScores,
  rules: Rules,
  places: number | undefined,
): Table {
  const { input } = table;
  if (!input) return table;
  const last = input.outcomes.reduce((latest, { order }) => Math.max(latest, order), 0);
  const added = openMatches(table).flatMap((match, at): Outcome[] => {
    const typed = scores.get(match.id) ?? [null, null];
    const score = scoreOf(typed);
    if (!score || problemWith(typed, rules) !== null) return [];
    const order = last + 1 + at;
    return [{ ...match, winner: leaderOf(score), lostBy: "play", units: { score }, order }];
  });
  const ids = new Set(added.map(({ id }) => id));
  const ranked = rankTable({
    ...input,
    outcomes: [...input.outcomes, ...added],
    remaining: input.remaining?.filter(({ id }) => !ids.has(id)) ?? [],
  });
  const begun = ranked.counted.length > 0;
  const zoneOf = (rank: number | null): TableLine["zone"] => {
    if (places === undefined || !begun || rank === null) return null;
    return rank <= places ? "inside" : "outside";
  };
  const lines = ranked.rows.map((row): TableLine => {
    return {
      rank: row.rank,
      tied: row.shared,
      row: computedRow(row, table.group, ranked.counted),
      zone: zoneOf(row.rank),
      adjusted: row.adjusted,
      figures: row.figures,
    };
  });
  return { ...table, lines, ranked };
}
