import { compareNames } from "../names";
import type { Standing } from "@/records/standings/schema";
import type { Criterion, RulePack } from "./pack";

/** The figures of a row kept by hand, by the criterion that compares them; a higher value is better. */
const figures: Partial<Record<Criterion["key"], (row: Standing) => number>> = {
  points: ({ points }) => points,
  won: ({ won }) => won,
  lost: ({ lost }) => -lost,
  played: ({ played }) => played,
  "score.diff": ({ gd }) => gd,
  "score.for": ({ gf }) => gf,
  "score.avg": ({ ppg }) => ppg,
};

/** A row of a table kept by hand, with its place. */
export interface ManualRow<S> {
  /** The place, from 1, without gaps or repeats. */
  readonly rank: number;
  readonly row: S;
  /** Whether it is level with a neighbour on every criterion, so that only the name decides. */
  readonly tied: boolean;
}

/**
 * Sorts rows that are kept by hand by the pack's criteria, as far as the rows have the figures: matches among level
 * teams are not in them. Names decide between rows that are level.
 */
export function rankManualRows<S extends Standing>(
  rows: readonly S[],
  pack: RulePack,
): ManualRow<S>[] {
  const compared = pack.stages
    .flatMap(({ criteria }) => criteria)
    .flatMap(({ key, among, when }) => (among || when ? [] : (figures[key] ?? [])));
  const compare = (a: S, b: S) =>
    compared.reduce((found, figure) => found || Math.sign(figure(b) - figure(a)), 0);
  const sorted = [...rows].sort((a, b) => compare(a, b) || compareNames(a.team, b.team));
  const isLevel = (row: S, other: S | undefined) =>
    other !== undefined && compare(row, other) === 0;
  return sorted.map((row, at) => ({
    rank: at + 1,
    row,
    tied: isLevel(row, sorted[at - 1]) || isLevel(row, sorted[at + 1]),
  }));
}
