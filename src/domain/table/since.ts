import { outlook } from "./outlook";
import { rankChanges, type RankMove } from "./movement";
import { afterMatches, rankTable, type RankedTable, type RankInput } from "./rank";
import type { Team } from "./outcome";

/** What some of a table's matches changed. */
export interface Change {
  /** Those with another rank, best first. */
  readonly moved: readonly RankMove[];
  /** Who is first now, where that is not who was; nobody where it is. */
  readonly leading: readonly Team[];
  /** Those who go through for certain. */
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
