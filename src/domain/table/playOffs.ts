import type { Pair, Team } from "./outcome";

type Side = "A" | "B";

/** A match about a place in the table that is over. */
export interface PlayOffMatch {
  /** `PO`, `PO2`, or with its leg `PO/2`. */
  readonly stage: string;
  readonly a: Team;
  readonly b: Team;
  readonly score: Pair;
  /** Whom an award, a retirement or kicks gave it to, whatever the score; null where none of these decided. */
  readonly to: Side | null;
}

/** A match, or two of them, that decided between two teams about a place, because they were level. */
export interface PlayOff {
  readonly winner: Team;
  readonly loser: Team;
}

/** Who won it: of one match, played again where it ended level, the last; of two legs by the sum. */
function leaderIn(matches: readonly PlayOffMatch[], first: Team): Side | null {
  const seen = matches.map(({ a, score: [own, other], to }) => {
    const turned = a !== first;
    const side: Side | null = to && turned ? (to === "A" ? "B" : "A") : to;
    return { ahead: turned ? other - own : own - other, to: side };
  });
  const lead = (ahead: number): Side | null => (ahead > 0 ? "A" : ahead < 0 ? "B" : null);
  const given = seen.findLast(({ to }) => to)?.to ?? null;
  if (!matches.some(({ stage }) => stage.includes("/"))) {
    const last = seen.findLast(({ ahead, to }) => to ?? ahead);
    return last ? (last.to ?? lead(last.ahead)) : null;
  }
  return seen.length > 1 ? (lead(seen.reduce((sum, { ahead }) => sum + ahead, 0)) ?? given) : null;
}

/**
 * What play-offs for a place decided, each pair of teams once for each number that it has.
 * @param matches in the order played
 */
export function playOffsOf(matches: readonly PlayOffMatch[]): readonly PlayOff[] {
  const ties = new Map<string, PlayOffMatch[]>();
  for (const match of matches) {
    const key = [match.stage.split("/")[0], ...[match.a, match.b].sort()].join("\n");
    ties.set(key, [...(ties.get(key) ?? []), match]);
  }
  return [...ties.values()].flatMap((tie): PlayOff[] => {
    const { a = "", b = "" } = tie[0] ?? {};
    const winner = leaderIn(tie, a);
    if (winner === null) return [];
    return [winner === "A" ? { winner: a, loser: b } : { winner: b, loser: a }];
  });
}
