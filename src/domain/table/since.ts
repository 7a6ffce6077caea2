import { outlook } from "./outlook";
import { rankTable, type RankInput } from "./rank";
import type { Outcome, Team } from "./outcome";

/** A team whose rank matches have changed. */
export interface Moved {
  readonly team: Team;
  readonly from: number;
  readonly to: number;
}

/** What some of a table's matches changed. */
export interface Change {
  /** Those with another rank, best first. */
  readonly moved: readonly Moved[];
  /** Those who are first now and were not. */
  readonly leading: readonly Team[];
  /** Those who have gone through, surely. */
  readonly through: readonly Team[];
}

/** What is asked of a table. */
export interface ChangeTask {
  /** Whether a match is one of those whose effect is asked for. */
  readonly isNew: (id: string) => boolean;
  /** How many go on; undefined where nobody does. */
  readonly places: number | undefined;
}

/**
 * What some of its matches changed in a table: it, against itself without them, by the same rules, withdrawals and
 * adjustments. Null where none of them counts, and before any other has: then every rank is the first one.
 */
export function changeBy(input: RankInput, { isNew, places }: ChangeTask): Change | null {
  const [added, kept] = [true, false].map((is) =>
    input.outcomes.filter(({ id }) => isNew(id) === is),
  ) as [Outcome[], Outcome[]];
  const before: RankInput = {
    ...input,
    outcomes: kept,
    remaining: [...(input.remaining ?? []), ...added],
  };
  const [now, then] = [rankTable(input), rankTable(before)];
  if (then.counted.length === 0 || now.counted.length === then.counted.length) return null;
  const ranks = new Map(then.rows.map(({ team, rank }) => [team, rank]));
  const leads = ({ rows }: typeof now) =>
    rows.filter(({ rank }) => rank === 1).map(({ team }) => team);
  const surely = (of: RankInput): readonly Team[] =>
    places === undefined
      ? []
      : [...outlook({ ...of, places })].flatMap(([team, { verdict }]) =>
          verdict === "clinched" ? [team] : [],
        );
  const earlier = new Set(surely(before));
  return {
    moved: now.rows.flatMap(({ team, rank: to }): Moved[] => {
      const from = ranks.get(team) ?? null;
      return to === null || from === null || from === to ? [] : [{ team, from, to }];
    }),
    leading: leads(now).filter((team) => ranks.get(team) !== 1),
    through: surely(input).filter((team) => !earlier.has(team)),
  };
}
