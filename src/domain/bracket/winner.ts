import { leaderOf, type Pair, sumOf } from "../match/pair";
import type { DecidedBy, Level } from "./slot";

type Letter = "A" | "B";

/** One match of a tie. */
export interface Leg {
  /** The home side; null on neutral ground. */
  readonly home: Letter | null;
  /** The score with the tie's side A first, whichever side was at home. */
  readonly score: Pair;
  /** Whether the score includes extra time. */
  readonly extraTime?: boolean;
  /** The side that won without the score deciding it: by an award, or because the other side retired. */
  readonly given?: { readonly to: Letter; readonly by: "award" | "retirement" };
  readonly shootOut?: Pair;
}

export interface Tie {
  readonly legs: readonly Leg[];
  readonly level: readonly Level[];
  /** The goals of extra time, if the legs' scores do not include them. */
  readonly extraTime?: Pair;
  readonly shootOut?: Pair;
  /** Replays, oldest first. */
  readonly replays?: readonly Leg[];
  /** The seeds of both sides; the lower number is the better seed. */
  readonly seeds?: Pair;
}

export interface Verdict {
  /** The side that goes on; null if no criterion separates the sides. */
  readonly winner: Letter | null;
  readonly decidedBy?: DecidedBy;
  readonly aggregate: Pair;
}

/** Returns the goals that each side scored on the other's ground. */
const awayGoals = (legs: readonly Pick<Leg, "home" | "score">[]): Pair =>
  sumOf(legs.map(({ home, score: [a, b] }): Pair => [home === "B" ? a : 0, home === "A" ? b : 0]));

/**
 * Returns the side with more away goals. If the legs leave them equal and extra time was level, its goals count too, on
 * the ground of the last leg. Null for a single match, or if both have as many.
 */
function byAwayGoals({ legs, extraTime }: Tie): Letter | null {
  const last = legs.at(-1);
  if (legs.length < 2 || !last) return null;
  const late =
    extraTime && leaderOf(extraTime) === null ? [{ home: last.home, score: extraTime }] : [];
  return leaderOf(awayGoals(legs)) ?? leaderOf(awayGoals([...legs, ...late]));
}

/** Returns the winner of the last replay that has one, and what decided it; null if none has a winner. */
function afterReplay(replays: readonly Leg[]): { winner: Letter; by: DecidedBy } | null {
  for (const leg of [...replays].reverse()) {
    const { winner, decidedBy } = winnerOfTie({ legs: [leg], level: ["extraTime", "shootOut"] });
    if (winner) return { winner, by: decidedBy === "normal" ? "replay" : (decidedBy ?? "replay") };
  }
  return null;
}

/** Returns the side that leads by this criterion alone, and the name of what decided; null if they are level. */
function separate(tie: Tie, means: Level): { winner: Letter; by: DecidedBy } | null {
  const named = (winner: Letter | null) => winner && { winner, by: means };
  switch (means) {
    case "awayGoals":
      return named(byAwayGoals(tie));
    case "extraTime":
      return named(leaderOf(tie.extraTime ?? [0, 0]));
    case "shootOut":
      return named(leaderOf(tie.shootOut ?? tie.legs.at(-1)?.shootOut ?? [0, 0]));
    case "replay":
      return afterReplay(tie.replays ?? []);
    case "higherSeed": {
      const [a, b] = tie.seeds ?? [0, 0];
      return named(leaderOf([b, a]));
    }
  }
}

/**
 * Criteria tried last: if extra time, a shoot-out or a replay was played, it counts even if the slot does not name it.
 */
const PLAYED: readonly Level[] = ["extraTime", "shootOut", "replay"];

/**
 * Returns the side that goes on from a tie whose legs were all played: by the score, or by the sum of two legs; if
 * these are level, by the first criterion of `level` that separates the sides (UEFA club competitions to 2020/21, away
 * goals and extra time: sum, goals away from home, extra time, kicks). An award or a retirement decides a single match
 * whatever the score, but a tie of two legs only if the sum is level.
 */
export function winnerOfTie(tie: Tie): Verdict {
  const { legs } = tie;
  const aggregate = sumOf(legs.map(({ score }) => score));
  const given = legs.find((leg) => leg.given)?.given;
  const ahead = leaderOf(aggregate);
  if (given && (legs.length === 1 || ahead === null)) {
    return { winner: given.to, decidedBy: given.by, aggregate };
  }
  if (ahead) {
    const late = legs.at(-1)?.extraTime ? "extraTime" : null;
    const decidedBy = late ?? (legs.length > 1 ? "aggregate" : "normal");
    return { winner: ahead, decidedBy, aggregate };
  }
  for (const means of [...tie.level, ...PLAYED]) {
    const found = separate(tie, means);
    if (found) return { winner: found.winner, decidedBy: found.by, aggregate };
  }
  return { winner: null, aggregate };
}
