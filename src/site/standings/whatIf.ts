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

/** The score that a visitor typed for a match: a figure for each side, or null. */
export type TypedScore = readonly [a: number | null, b: number | null];

/** The scores that a visitor tries out, by the id of the match. */
export type TriedScores = ReadonlyMap<string, TypedScore>;

/** More than any sport's score. */
const HIGHEST_SCORE = 999;

const figureOf = (text: string | undefined) =>
  text ? Math.min(Number(text), HIGHEST_SCORE) : null;

/** The scores in an address, "fixtureId:2-1,…"; what cannot be read is left out. */
export function readTriedScores(text: string): TriedScores {
  return new Map(
    text.split(",").flatMap((part): [string, TypedScore][] => {
      const [, id, a, b] = /^(.+):(\d{0,3})-(\d{0,3})$/.exec(part) ?? [];
      return id ? [[id, [figureOf(a), figureOf(b)]]] : [];
    }),
  );
}

/** The scores as a text for the address; never empty, because the page takes an empty one for the plain table. */
export function writeTriedScores(scores: TriedScores): string {
  const parts = [...scores].flatMap(([id, [a, b]]) =>
    a === null && b === null ? [] : [`${id}:${a ?? ""}-${b ?? ""}`],
  );
  return parts.join(",") || NO_SCORES_YET;
}

/** The scores of matches in play, in the form of scores that a visitor tries out. */
export const scoresInPlay = (live: ReadonlyMap<string, ShownLiveMatch>): TriedScores =>
  new Map([...live].map(([id, { outcome }]) => [id, [outcome.scoreA, outcome.scoreB]]));

/** The rules that a score is checked by. */
interface Rules {
  readonly pack: RulePack;
  readonly format: ScoreFormat;
}

/** The score where both figures are typed; else null. */
export function scoreOf([a, b]: TypedScore): Pair | null {
  return a === null || b === null ? null : [a, b];
}

/** Why a score cannot be, in words; null where it can, and while it is not typed in full. */
export function problemWith(typed: TypedScore, { pack, format }: Rules): string | null {
  const score = scoreOf(typed);
  if (!score) return null;
  const result = { scoreA: score[0], scoreB: score[1], ending: "", detail: "" };
  return problemWithResult(result, { format, draws: knowsDraws(pack) });
}

/** A computed table with these scores counted, by its own rules; unchanged where nothing can be computed. */
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
