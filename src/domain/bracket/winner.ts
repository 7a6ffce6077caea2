import { leaderOf, type Pair, sumOf } from "../match/pair";
import type { DecidedBy, Level } from "./slot";

type Letter = "A" | "B";

/** One match of a tie. */
export interface Leg {
  /** Whose ground it was; null on neutral ground. */
  readonly home: Letter | null;
  /** Seen from the tie's side A, no matter who was at home. */
  readonly score: Pair;
  /** The score includes extra time. */
  readonly extraTime?: boolean;
  /** Awarded to that side, or won because the other gave up. */
  readonly given?: { readonly to: Letter; readonly by: "award" | "retirement" };
  readonly shootOut?: Pair;
}

export interface Tie {
  readonly legs: readonly Leg[];
  readonly level: readonly Level[];
  /** Goals of extra time that the legs' scores leave out. */
  readonly extraTime?: Pair;
  readonly shootOut?: Pair;
  /** Matches played again, oldest first. */
  readonly replays?: readonly Leg[];
  /** Seeds of both sides; the lower is the better one. */
  readonly seeds?: Pair;
}

export interface Verdict {
  /** Null where nothing separates the sides. */
  readonly winner: Letter | null;
  readonly decidedBy?: DecidedBy;
  readonly aggregate: Pair;
}

/** Goals each side scored on the other's ground. */
const awayGoals = (legs: readonly Pick<Leg, "home" | "score">[]): Pair =>
  sumOf(legs.map(({ home, score: [a, b] }): Pair => [home === "B" ? a : 0, home === "A" ? b : 0]));

/** By away goals; those of a level extra time, played on the last leg's ground, count too. */
function byAwayGoals({ legs, extraTime }: Tie): Letter | null {
  const last = legs.at(-1);
  if (legs.length < 2 || !last) return null;
  const late =
    extraTime && leaderOf(extraTime) === null ? [{ home: last.home, score: extraTime }] : [];
  return leaderOf(awayGoals(legs)) ?? leaderOf(awayGoals([...legs, ...late]));
}

/** The last replay that has a winner. */
function afterReplay(replays: readonly Leg[]): { winner: Letter; by: DecidedBy } | null {
  for (const leg of [...replays].reverse()) {
    const { winner, decidedBy } = winnerOfTie({ legs: [leg], level: ["extraTime", "shootOut"] });
    if (winner) return { winner, by: decidedBy === "normal" ? "replay" : (decidedBy ?? "replay") };
  }
  return null;
}

/** Who is ahead by that criterion alone, and what to call it. */
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

/** Tried last: what was played for a winner counts, also where the slot does not name it. */
const PLAYED: readonly Level[] = ["extraTime", "shootOut", "replay"];

/**
 * Who goes on from a tie whose legs were all played: by the score, of two legs by their sum; level,
 * by the first of `level` that separates (UEFA club competitions to 2020/21, away goals and
 * extra time: sum, goals away from home, extra time, kicks). An award or a retirement decides a
 * single match whatever was scored, and a tie of two legs only if they are level.
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
