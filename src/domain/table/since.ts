import { outlook } from "./outlook";
import { rankChanges, type RankMove } from "./movement";
import { afterMatches, rankTable, type RankedTable, type RankInput } from "./rank";
import type { Team } from "./outcome";

/** The changes that some of a table's matches made. */
export interface Change {
  /** The teams with another rank, best first. */
  readonly moved: readonly RankMove[];
  /** The teams in first place, if these changed; otherwise empty. */
  readonly leading: readonly Team[];
  /** The teams that are certainly through now and were not before. */
  readonly through: readonly Team[];
}

/** The matches and places for which the changes are computed. */
export interface ChangeTask {
  /** Checks whether a match is one of those whose effect is computed. */
  readonly isNew: (id: string) => boolean;
  /** The number of teams that go on; undefined if none do. */
  readonly places: number | undefined;
}

/**
 * Returns what some of its matches changed in a table, compared with the table without them, by the same rules,
 * withdrawals and adjustments. Null if none of them counts, or if no other match counts, because then every rank was
 * the first.
 */
export function tableChangeBy(input: RankInput, { isNew, places }: ChangeTask): Change | null {
  const added = input.outcomes.filter(({ id }) => isNew(id));
  const before: RankInput = {
    ...afterMatches(
      input,
      input.outcomes.filter(({ id }) => !isNew(id)),
    ),
    remaining: [...(input.remaining ?? []), ...added],
  };
  const [now, then] = [rankTable(input), rankTable(before)];
  if (then.counted.length === 0 || now.counted.length === then.counted.length) return null;
  const first = ({ rows }: RankedTable) =>
    rows.filter(({ rank }) => rank === 1).map(({ team }) => team);
  const [leading, led] = [first(now), new Set(first(then))];
  const isSame = leading.length === led.size && leading.every((team) => led.has(team));
  const surely = (of: RankInput): readonly Team[] =>
    places === undefined
      ? []
      : [...outlook({ ...of, places })].flatMap(([team, { verdict }]) =>
          verdict === "clinched" ? [team] : [],
        );
  const earlier = new Set(surely(before));
  return {
    moved: rankChanges(then, now),
    leading: isSame ? [] : leading,
    through: surely(input).filter((team) => !earlier.has(team)),
  };
}
