import type { Exact } from "./exact";
import { count } from "./figures";
import type { RemainingMatch, Outcome, Team } from "./outcome";
import { pointsOf, type Points } from "./pack";
import {
  allMet,
  amongThem,
  byPart,
  rankingStateOf,
  needsAllMet,
  placed,
  type RankingState,
  type RankInput,
} from "./rank";

/** With more continuations than this, only bounds are computed. */
const EXHAUSTIVE = 60_000;

/** What a team needs to be certainly through, whatever the other teams do. */
export interface Needs {
  readonly figure: "points" | "won";
  /** The smallest amount that is enough, from the team's own remaining matches. */
  readonly amount: number;
  /** The number of its remaining matches. */
  readonly matches: number;
}

export interface Prospect {
  /** Whether it is certainly among the first places, certainly not, or neither. */
  readonly verdict: "clinched" | "eliminated" | "open";
  /** Only for an open team, and only if its own matches can be enough. */
  readonly needs?: Needs;
}

type Choice = Pick<Outcome, "winner" | "units" | "lostBy" | "isLate">;

/**
 * Returns the endings of a match that give different points: two, three with draws, four if the margin gives points.
 */
function choicesOf(points: Points | null): Choice[] {
  const choice = (winner: Choice["winner"], a: number, b: number): Choice => ({
    winner,
    lostBy: "play",
    units: { score: [a, b] },
  });
  if (!points) return [];
  if (points.kind === "result") {
    const draw = points.draw === undefined ? [] : [choice(null, 0, 0)];
    const sooner = [choice("A", 1, 0), ...draw, choice("B", 0, 1)];
    const late = points.late ? [choice("A", 1, 0), choice("B", 0, 1)] : [];
    return [...sooner, ...late.map((one) => ({ ...one, isLate: true }))];
  }
  if (points.kind === "score") {
    return (points.scores ?? []).flatMap(([won, lost]) =>
      won === lost ? [choice(null, won, lost)] : [choice("A", won, lost), choice("B", lost, won)],
    );
  }
  const scores = new Map(
    Object.entries(points.table).map(([score, paid]) => [`${paid}`, score.split("-").map(Number)]),
  );
  return [...scores.values()].flatMap(([won = 0, lost = 0]) => [
    choice("A", won, lost),
    choice("B", lost, won),
  ]);
}

/**
 * Returns a function that checks whether remaining matches can still change a criterion's values. Scores always can;
 * points are fixed by each continuation.
 */
const opener =
  (remaining: readonly RemainingMatch[]): NonNullable<RankingState["open"]> =>
  ({ key, among }, part, reference) => {
    if (/^(points(\.avg)?|won|lost|played|awayWon|seed|lot|place\.\d+)$/.test(key)) return false;
    const entering = among
      ? amongThem(remaining, reference)
      : key.startsWith("esb")
        ? remaining
        : remaining.filter(({ a, b }) => part.includes(a) || part.includes(b));
    // With several remaining matches, it is not known which will be the last.
    return entering.length > (key === "lastMatch" ? 1 : 0);
  };

const plain = (value: Exact = 0) => (typeof value === "number" ? value : value[0] / value[1]);

/** Returns all sums that this number of matches can give, in ascending order. */
function amounts(values: readonly number[], matches: number): number[] {
  let sums = new Set([0]);
  for (let match = 0; match < matches; match++) {
    sums = new Set([...sums].flatMap((sum) => values.map((value) => sum + value)));
  }
  return [...sums].sort((x, y) => x - y);
}

interface State {
  readonly team: Team;
  /**
   * The value of the first criterion now, then at the end of a continuation, and the number of its remaining matches.
   */
  readonly now: number;
  final: number;
  readonly matches: number;
  /** The most that it can earn from these without being certainly through; -1 if no amount fails. */
  failed: number;
  clinched: boolean;
  eliminated: boolean;
}

/**
 * Returns which teams are certainly among the first `places`, which certainly not, and what the others need, if all
 * remaining matches are played. No claim depends on a score still to come: teams that only scores can separate count as
 * level, and level is not enough. All continuations are tried up to 60,000; beyond that the bounds of the first
 * criterion are used, which are weaker but never wrong (league engine, section 5). In a split table each part is
 * computed by itself, for the places that the parts above it leave. Before a split the later opponents are not known,
 * so only the bounds are used.
 * `undecided`: an abandoned match is not decided; then nothing is claimed.
 */
export function outlook(input: OutlookInput): Map<Team, Prospect> {
  const ranking = rankingStateOf(input);
  const found = new Map<Team, Prospect>();
  let above = 0;
  for (const part of byPart(ranking.ranked, input)) {
    const remaining = ranking.remaining.filter(({ a, b }) => part.includes(a) || part.includes(b));
    const left = { ...ranking, ranked: [...part], remaining };
    const prospects = outlookIn({ ...input, places: input.places - above }, left);
    for (const [team, prospect] of prospects) found.set(team, prospect);
    above += part.length;
  }
  return found;
}

type OutlookInput = RankInput & { readonly places: number; readonly undecided?: boolean };

/** Returns the outlook of teams that all play for the same places. */
function outlookIn(
  { pack, places, undecided, later }: OutlookInput,
  { ranked, remaining, ...source }: ReturnType<typeof rankingStateOf>,
): Map<Team, Prospect> {
  const choices = choicesOf(pack.points);
  const stage = pack.stages[0];
  const { key: first, among, when } = stage?.criteria[0] ?? {};
  // If the first stage compares level teams with each other, all of them must be looked at.
  const whole = stage && (needsAllMet(stage) || stage.criteria.some((one) => one.when));
  const isLeftOut =
    stage?.needs && !allMet([...source.outcomes, ...remaining], ranked, pack.meetings);
  const figure =
    !(among ?? when) && !isLeftOut && (first === "points" || first === "won") ? first : null;
  const paid = figure
    ? choices.flatMap((choice) =>
        figure === "won"
          ? [choice.winner === "A" ? 1 : 0, choice.winner === "B" ? 1 : 0]
          : (pointsOf(pack.points, choice) ?? []),
      )
    : [0];
  const [best, worst] = paid.length > 0 ? [Math.max(...paid), Math.min(...paid)] : [0, 0];
  const value = (team: Team) => (figure ? plain(source.figures.get(team)?.[figure]) : 0);
  const begin = (team: Team): State => {
    const matches = remaining.filter(({ a, b }) => a === team || b === team).length;
    const now = value(team);
    return { team, now, final: now, matches, failed: -1, clinched: true, eliminated: true };
  };
  const judge = (state: State, better: number, level: number, earned: number) => {
    if (level > places) {
      state.clinched = false;
      state.failed = Math.max(state.failed, earned);
    }
    if (better < places) state.eliminated = false;
  };

  const { least, most } = later ?? { least: 0, most: 0 };
  const bound = (states: readonly State[]) => {
    for (const state of states) {
      const { now, matches } = state;
      const others = states.filter((one) => one !== state);
      const above = others.filter(
        (one) => one.now + (one.matches + least) * worst > now + (matches + most) * best,
      );
      for (const amount of amounts(paid, matches + least)) {
        const near = others.filter((one) => one.now + (one.matches + most) * best >= now + amount);
        judge(state, above.length, near.length + 1, amount);
      }
    }
    return states;
  };

  const explore = (states: readonly State[]) => {
    const sure = new Set<Team>();
    for (const { team, clinched, eliminated } of bound(ranked.map(begin))) {
      if (!whole && (clinched || eliminated)) sure.add(team);
    }
    // Checks whether further continuations cannot change the result for a team.
    const known = ({ team, clinched, eliminated, failed, matches }: State) =>
      sure.has(team) || (!clinched && !eliminated && failed >= matches * best);
    const byTeam = new Map(states.map((state) => [state.team, state]));
    const outcomes = [...source.outcomes];
    const ranking: RankingState = { ...source, outcomes, open: opener(remaining) };
    const order = outcomes.reduce((latest, one) => Math.max(latest, one.order), 0) + 1;
    const finish = () => {
      for (const state of states) state.final = value(state.team);
      const sorted = [...states].sort((x, y) => y.final - x.final);
      for (let better = 0; better < sorted.length;) {
        const { final } = sorted[better] ?? {};
        const below = whole
          ? -1
          : sorted.findIndex((state, at) => at > better && state.final !== final);
        const level = sorted.slice(better, below === -1 ? undefined : below);
        const end = better + level.length;
        // Further criteria matter only if the line between the places passes through level teams.
        const through = better < places && end > places && !level.every(known);
        const names = level.map(({ team }) => team);
        const parts = through ? placed(ranking, names) : [names];
        for (const part of parts) {
          for (const team of part) {
            const state = byTeam.get(team);
            if (state) judge(state, better, better + part.length, state.final - state.now);
          }
          better += part.length;
        }
      }
      return states.every(known);
    };
    const go = (at: number): boolean => {
      const match = remaining[at];
      if (!match) return finish();
      return choices.some((choice) => {
        const outcome = { ...match, ...choice, order: order + at };
        outcomes.push(outcome);
        count(source.figures, pack, outcome);
        const stop = go(at + 1);
        count(source.figures, pack, outcome, -1);
        outcomes.pop();
        return stop;
      });
    };
    go(0);
    return states;
  };

  const states = ranked.map(begin);
  if (undecided || (remaining.length > 0 && choices.length === 0)) {
    return new Map(states.map(({ team }) => [team, { verdict: "open" }]));
  }
  const isCountable = !later && choices.length ** remaining.length <= EXHAUSTIVE;
  const judged = isCountable ? explore(states) : bound(states);
  return new Map(
    judged.map(({ team, clinched, eliminated, failed, matches }): [Team, Prospect] => {
      if (clinched || eliminated) return [team, { verdict: clinched ? "clinched" : "eliminated" }];
      // Points before the split and after it count in different places, so no amount can be named.
      const amount = later ? undefined : amounts(paid, matches).find((sum) => sum > failed);
      const needs = figure && amount !== undefined && { needs: { figure, amount, matches } };
      return [team, { verdict: "open", ...needs }];
    }),
  );
}
