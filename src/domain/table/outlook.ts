import { type Exact } from "./exact";
import { count } from "./figures";
import type { Left, Outcome, Team } from "./outcome";
import { pointsOf, type Criterion, type Points } from "./pack";
import { amongThem, deskOf, placed, type Desk, type RankInput } from "./rank";

/** Beyond so many continuations only bounds are computed. */
const EXHAUSTIVE = 60_000;

/** What surely puts a team through, whatever the others do. */
export interface Needs {
  readonly figure: "points" | "won";
  /** The fewest that do, from the team's own matches left. */
  readonly amount: number;
  /** How many matches it has left. */
  readonly matches: number;
}

export interface Prospect {
  /** Surely among the first places, surely not, or neither. */
  readonly verdict: "clinched" | "eliminated" | "open";
  /** Only for an open team, and only where its own matches can be enough. */
  readonly needs?: Needs;
}

type Choice = Pick<Outcome, "winner" | "units" | "lostBy">;

/** The ways a match can end that pay differently: two, three with draws, four where the margin pays. */
function choicesOf(points: Points | null): Choice[] {
  const choice = (winner: Choice["winner"], a: number, b: number): Choice[] => [
    { winner, lostBy: "play", units: { score: [a, b] } },
  ];
  if (!points) return [];
  if (points.kind === "result") {
    const draw = points.draw === undefined ? [] : choice(null, 0, 0);
    return [...choice("A", 1, 0), ...draw, ...choice("B", 0, 1)];
  }
  const scores = new Map(
    Object.entries(points.table).map(([score, paid]) => [
      String(paid),
      score.split("-").map(Number),
    ]),
  );
  return [...scores.values()].flatMap(([won = 0, lost = 0]) => [
    ...choice("A", won, lost),
    ...choice("B", lost, won),
  ]);
}

/** Whether the matches left can still move that criterion's values: scores always can, points are what a continuation says. */
const opener =
  (remaining: readonly Left[]): NonNullable<Desk["open"]> =>
  ({ key, among }: Criterion, part, reference) => {
    if (/^(points|won|lost|played|awayWon|seed|lot|place\.\d+)$/.test(key)) return false;
    const entering = among
      ? amongThem(remaining, reference)
      : key.startsWith("esb")
        ? remaining
        : remaining.filter(({ a, b }) => part.includes(a) || part.includes(b));
    // Of several matches to come nobody knows which will be the last.
    return entering.length > (key === "lastMatch" ? 1 : 0);
  };

const plain = (value: Exact) => (typeof value === "number" ? value : value[0] / value[1]);

/** All amounts that so many matches can give, rising. */
function amounts(values: readonly number[], matches: number): number[] {
  let sums = new Set([0]);
  for (let match = 0; match < matches; match++) {
    sums = new Set([...sums].flatMap((sum) => values.map((value) => sum + value)));
  }
  return [...sums].sort((x, y) => x - y);
}

/**
 * Which teams are surely among the first `places`, which surely not, and what the others need, if
 * all matches left are played. No claim rests on a score still to come: where only scores can
 * separate teams they are level, and level is not enough. Exhaustive up to 60,000 continuations,
 * then by the bounds of the first criterion: weaker, never wrong (league engine, section 5).
 * `undecided`: a match was abandoned and its fate is open; then nothing is claimed.
 */
export function outlook(
  input: RankInput & { readonly places: number; readonly undecided?: boolean },
): Map<Team, Prospect> {
  const { places, undecided } = input;
  const { ranked, remaining, adjusted: _, ...source } = deskOf(input);
  const choices = choicesOf(input.pack.points);
  const first = input.pack.stages[0]?.criteria[0]?.key;
  const figure = first === "points" || first === "won" ? first : null;
  const teams = new Map(
    ranked.map((team) => {
      const matches = remaining.filter(({ a, b }) => a === team || b === team).length;
      const now = figure ? plain(source.figures.get(team)?.[figure] ?? 0) : 0;
      // What the team may earn from its matches left without being surely through; -1 if nothing.
      return [team, { matches, now, failed: -1, clinched: true, eliminated: true }];
    }),
  );
  const paid = choices.flatMap(({ winner, lostBy, units }) => {
    const outcome = { id: "", a: "", b: "", order: 0, winner, lostBy, units };
    return figure === "won"
      ? [winner === "A" ? 1 : 0, winner === "B" ? 1 : 0]
      : (pointsOf(input.pack.points, outcome) ?? []);
  });
  const [best, worst] = [Math.max(0, ...paid), paid.length ? Math.min(...paid) : 0];
  const open = new Map(
    [...teams.keys()].map((team): [Team, Prospect] => [team, { verdict: "open" }]),
  );
  if (undecided || (remaining.length > 0 && !(figure && choices.length))) return open;

  const judge = (team: Team, better: number, level: number, earned: number) => {
    const state = teams.get(team);
    if (!state) return;
    if (level > places) {
      state.clinched = false;
      state.failed = Math.max(state.failed, earned);
    }
    if (better < places) state.eliminated = false;
  };
  const settled = () =>
    [...teams.values()].every(
      (team) => !team.clinched && !team.eliminated && team.failed >= team.matches * best,
    );

  if (choices.length ** remaining.length <= EXHAUSTIVE) {
    const outcomes = [...source.outcomes];
    const desk: Desk = { ...source, outcomes, open: opener(remaining) };
    const order = outcomes.reduce((latest, one) => Math.max(latest, one.order), 0) + 1;
    const go = (at: number): boolean => {
      const match = remaining[at];
      if (!match) {
        let better = 0;
        for (const place of placed(desk, ranked)) {
          for (const team of place) {
            const now = figure ? plain(source.figures.get(team)?.[figure] ?? 0) : 0;
            const earned = now - (teams.get(team)?.now ?? 0);
            judge(team, better, better + place.length, earned);
          }
          better += place.length;
        }
        return settled();
      }
      return choices.some((choice) => {
        const outcome = { ...match, ...choice, order: order + at };
        outcomes.push(outcome);
        count(source.figures, input.pack, outcome);
        const stop = go(at + 1);
        count(source.figures, input.pack, outcome, -1);
        outcomes.pop();
        return stop;
      });
    };
    go(0);
  } else {
    const others = (team: Team) =>
      [...teams].flatMap(([name, state]) => (name === team ? [] : [state]));
    for (const [team, { now, matches }] of teams) {
      const rivals = others(team);
      const reach = (amount: number) =>
        1 + rivals.filter((one) => one.now + one.matches * best >= now + amount).length;
      const above = rivals.filter((one) => one.now + one.matches * worst > now + matches * best);
      for (const amount of amounts(paid, matches)) judge(team, above.length, reach(amount), amount);
    }
  }
  for (const [team, { matches, failed, clinched, eliminated }] of teams) {
    const amount = amounts(paid, matches).find((sum) => sum > failed);
    const needs = figure && amount !== undefined ? { needs: { figure, amount, matches } } : {};
    if (clinched) open.set(team, { verdict: "clinched" });
    else if (eliminated) open.set(team, { verdict: "eliminated" });
    else open.set(team, { verdict: "open", ...needs });
  }
  return open;
}
