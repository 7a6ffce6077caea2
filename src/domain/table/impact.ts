import { arena } from "@arena/arena";
import { ordinal } from "../ordinal";
import type { Prospect } from "./outlook";
import type { Team } from "./outcome";

/** A figure of a team with its label, for example "points", 7. */
interface TeamFigure {
  readonly label: string;
  readonly value: number;
}

/** A team's line of a table, as far as changes of it are described. */
export interface StandingNow {
  readonly team: Team;
  /** The rank; null for a team that has withdrawn. */
  readonly rank: number | null;
  readonly shared: boolean;
  /** Whether the team is certainly through or out; null if not computed. */
  readonly verdict: Prospect["verdict"] | null;
  /** Whether it would go on by the current table; null if no team goes on. */
  readonly inside: boolean | null;
  /** The most important first. */
  readonly figures: readonly TeamFigure[];
}

/** Two neighbours of a table that are level on its first criterion. */
export interface LevelPair {
  readonly upper: Team;
  readonly lower: Team;
  /** What separates them, in the rule's words; null if nothing does. */
  readonly by: string | null;
}

/** A tie of the knock-out. */
export interface PairingNow {
  readonly id: string;
  /** The name: "Semi-final 1". */
  readonly name: string;
  /** Both sides in words: a team, or the tie from which it comes. */
  readonly sides: readonly [string, string];
  readonly winner: Team | null;
  /** Whether a result has other teams than the bracket. */
  readonly drift: boolean;
}

/** A player who is suspended for the next matches, for cards or by the organiser. */
export interface BanNow {
  readonly key: string;
  /** The name with the club: "Ayo Bello (Kingsway Rovers)". */
  readonly name: string;
  readonly left: number;
}

/** The points of a house in the arena championship from this competition so far. */
export interface HouseNow {
  readonly house: string;
  /** The points as visitors see them: "8", "4½". */
  readonly points: string;
}

/** The parts of a competition that are compared to describe a change. */
export interface CompetitionNow {
  readonly tables: readonly {
    readonly lines: readonly StandingNow[];
    readonly level: readonly LevelPair[];
  }[];
  readonly pairings: readonly PairingNow[];
  readonly topLists: readonly { readonly title: string; readonly names: readonly string[] }[];
  readonly bans: readonly BanNow[];
  readonly houses: readonly HouseNow[];
}

/** The most lines that an impact lists. */
const MOST_LINES = 6;

/** The message if nothing changes. */
export const UNCHANGED = "The table does not change.";

const linesOf = ({ tables }: CompetitionNow) => tables.flatMap(({ lines }) => lines);

function pairingChanges(before: CompetitionNow, after: CompetitionNow): string[] {
  return after.pairings.flatMap((now) => {
    const was = before.pairings.find(({ id }) => id === now.id);
    const sentences: string[] = [];
    if (now.drift && !was?.drift) {
      sentences.push(`${now.name}: its result no longer fits the bracket`);
    } else if (!now.drift && was?.drift) {
      sentences.push(`${now.name}: its result fits the bracket again`);
    }
    if (now.winner !== null && now.winner !== was?.winner) {
      sentences.push(
        now.id === "F" ? `${now.winner} are champions` : `${now.name}: won by ${now.winner}`,
      );
    } else if (now.winner === null && was?.winner) {
      sentences.push(`${now.name}: no longer decided`);
    }
    if (was && was.sides.join("\n") !== now.sides.join("\n")) {
      sentences.push(`${now.name} becomes ${now.sides.join(" v ")}`);
    }
    return sentences;
  });
}

const certain = { clinched: "through", eliminated: "out" } as const;

function certainty(was: StandingNow, now: StandingNow): string[] {
  const { team } = now;
  if (now.rank === null && was.rank !== null) return [`${team} is withdrawn`];
  if (now.rank !== null && was.rank === null) return [`${team} takes part again`];
  if (now.verdict === was.verdict) return [];
  if (now.verdict === "clinched" || now.verdict === "eliminated") {
    return [`${team} is ${certain[now.verdict]}`];
  }
  if (was.verdict === "clinched" || was.verdict === "eliminated") {
    return [`${team} is no longer ${certain[was.verdict]}`];
  }
  return [];
}

/** Returns the teams that share the place: a single one by name, several as a number. */
function sharers({ rank, shared, team }: StandingNow, lines: readonly StandingNow[]): string {
  const others = lines.filter((line) => shared && line.rank === rank && line.team !== team);
  return others.length === 1 ? (others[0]?.team ?? "") : `${others.length} others`;
}

function moveInWords(was: number, now: StandingNow, lines: readonly StandingNow[]): string {
  const place = ordinal(now.rank ?? 0);
  const stays = was === now.rank;
  if (!now.shared) return stays ? `${place} alone` : `${ordinal(was)} → ${place}`;
  const others = sharers(now, lines);
  return stays
    ? `shares ${place} with ${others}`
    : `${ordinal(was)} → ${place}, shared with ${others}`;
}

interface Move {
  readonly rank: number;
  readonly crosses: boolean;
  readonly text: string;
}

function moves(before: CompetitionNow, after: CompetitionNow): string[] {
  const earlier = linesOf(before);
  const sentences = after.tables.flatMap(({ lines }) =>
    lines.flatMap((now): Move[] => {
      const was = earlier.find(({ team }) => team === now.team);
      if (!was || was.rank === null || now.rank === null) return [];
      if (was.rank === now.rank && was.shared === now.shared) return [];
      const crosses = was.inside !== now.inside;
      const { rank, team } = now;
      return [{ rank, crosses, text: `${team} ${moveInWords(was.rank, now, lines)}` }];
    }),
  );
  return sentences
    .sort((a, b) => Number(b.crosses) - Number(a.crosses) || a.rank - b.rank)
    .map(({ text }) => text);
}

const signed = (value: number) => String(value).replace("-", "−");

/**
 * Describes the first figure that changes, of teams that keep their place; moves of the others are described already.
 */
function figureChanges(before: CompetitionNow, after: CompetitionNow): string[] {
  const earlier = linesOf(before);
  return linesOf(after).flatMap((now) => {
    const was = earlier.find(({ team }) => team === now.team);
    if (!was || was.rank !== now.rank || was.shared !== now.shared) return [];
    const changed = now.figures.flatMap(({ label, value }) => {
      const old = was.figures.find((figure) => figure.label === label);
      return old && old.value !== value ? [`${label} ${signed(old.value)} → ${signed(value)}`] : [];
    });
    const [first] = changed;
    return first === undefined ? [] : [`${now.team}: ${first}`];
  });
}

/** Describes neighbours that become level, or that another criterion separates now. */
function deciding(before: CompetitionNow, after: CompetitionNow): string[] {
  const earlier = before.tables.flatMap(({ level }) => level);
  return after.tables
    .flatMap(({ level }) => level)
    .flatMap(({ upper, lower, by }) => {
      const known = earlier.some(
        (pair) => pair.upper === upper && pair.lower === lower && pair.by === by,
      );
      // A shared place is described by the moves already.
      return known || by === null ? [] : [`${upper} and ${lower} level: ${by} decides`];
    });
}

function topChanges(before: CompetitionNow, after: CompetitionNow): string[] {
  return after.topLists.flatMap(({ title, names }) => {
    const was = before.topLists.find((list) => list.title === title)?.names ?? [];
    if (was.join("\n") === names.join("\n")) return [];
    return [`${title}: ${names.length > 0 ? names.join(", ") : "nobody"}`];
  });
}

function banChanges(before: CompetitionNow, after: CompetitionNow): string[] {
  const suspended = after.bans.flatMap(({ key, name, left }) => {
    const was = before.bans.find((ban) => ban.key === key)?.left ?? 0;
    if (was === left) return [];
    const matches = left === 1 ? "the next match" : `the next ${left} matches`;
    return [`${name} is suspended for ${matches}`];
  });
  const ended = before.bans.filter(({ key }) => !after.bans.some((ban) => ban.key === key));
  return [...suspended, ...ended.map(({ name }) => `${name} is no longer suspended`)];
}

/** Describes the changes of all houses in one line, because a changed place moves points from one house to another. */
function houseChanges(before: CompetitionNow, after: CompetitionNow): string[] {
  const pointsIn = ({ houses }: CompetitionNow, house: string) =>
    houses.find((one) => one.house === house)?.points ?? "0";
  const named = new Set([...after.houses, ...before.houses].map(({ house }) => house));
  const changed = [...named].flatMap((house) => {
    const [was, now] = [before, after].map((one) => pointsIn(one, house));
    return was === now ? [] : [`${house} ${was} → ${now}`];
  });
  return changed.length === 0
    ? []
    : [`${arena.championship}, points from here: ${changed.join(", ")}`];
}

/**
 * Describes what a change to the records does to the competition, the most important first, in at most six lines:
 * pairings of the knock-out, teams that are through or out, places, figures, what separates level teams, the first of
 * the top lists, suspensions, the arena championship. Never empty.
 */
export function impactOf(before: CompetitionNow, after: CompetitionNow): readonly string[] {
  const earlier = linesOf(before);
  const sure = linesOf(after).flatMap((now) => {
    const was = earlier.find(({ team }) => team === now.team);
    return was ? certainty(was, now) : [];
  });
  const sentences = [
    ...pairingChanges(before, after),
    ...sure,
    ...moves(before, after),
    ...figureChanges(before, after),
    ...deciding(before, after),
    ...topChanges(before, after),
    ...banChanges(before, after),
    ...houseChanges(before, after),
  ].slice(0, MOST_LINES);
  return sentences.length > 0 ? sentences : [UNCHANGED];
}
