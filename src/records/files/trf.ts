import type { GridRow } from "./grid";
import type { Lines } from "./headings";
import type { Table } from "./layout";

/** A player's line with the games round by round; null for a round without a game. */
interface Player {
  readonly name: string;
  readonly rounds: readonly (Game | null)[];
}

interface Game {
  /** The number of the opponent. */
  readonly against: number;
  readonly isWhite: boolean;
  readonly points: number;
}

interface TrfTeam {
  readonly line: number;
  readonly name: string;
  /** The numbers of the team's players, in order of boards. */
  readonly players: readonly number[];
}

const points: Readonly<Record<string, number>> = {
  "1": 1,
  "+": 1,
  W: 1,
  "=": 0.5,
  D: 0.5,
  "0": 0,
  "-": 0,
  L: 0,
};

/**
 * The index of the first column of rounds; each round has ten columns (FIDE handbook, C.04, annex 2: rounds begin in
 * column 92).
 */
const ROUNDS = 91;
const ROUND_WIDTH = 10;

const chunks = (text: string, first: number, width: number) =>
  Array.from({ length: Math.ceil(Math.max(0, text.length - first) / width) }, (_, at) =>
    text.slice(first + at * width, first + (at + 1) * width),
  );

function gameIn(text: string): Game | null {
  const [, against, colour, result = ""] =
    /^\s*(\d{1,4}) ([wb]) ([10=+\-WDL])\s*$/.exec(text) ?? [];
  const won = points[result];
  if (won === undefined || Number(against) === 0) return null;
  return { against: Number(against), isWhite: colour === "w", points: won };
}

/** A team match of a round: all players of one team played against one other team. */
interface Match {
  readonly home: TrfTeam;
  readonly away: TrfTeam;
  readonly score: readonly [number, number];
}

function matchesOf(
  teams: readonly TrfTeam[],
  players: ReadonlyMap<number, Player>,
  round: number,
): readonly Match[] {
  const teamOf = new Map(teams.flatMap((team) => team.players.map((one) => [one, team] as const)));
  const gameOf = (one: number) => players.get(one)?.rounds[round] ?? null;
  const sum = (team: TrfTeam) =>
    team.players.reduce((all, one) => all + (gameOf(one)?.points ?? 0), 0);
  return teams.flatMap((team): readonly Match[] => {
    const games = team.players.flatMap((one) => gameOf(one) ?? []);
    const others = new Set(games.flatMap(({ against }) => teamOf.get(against) ?? []));
    const [other, ...more] = others;
    const [first] = games;
    // Each match once, seen from the team with White on the first board.
    return other && more.length === 0 && first?.isWhite
      ? [{ home: team, away: other, score: [sum(team), sum(other)] }]
      : [];
  });
}

/**
 * Converts a chess tournament report in FIDE's format (TRF16) to a table: the team matches computed from the games, or
 * the players with their teams; null for any other file.
 */
export function trfTable(
  rows: readonly GridRow[],
  { of: wanted }: Pick<Lines, "of">,
): Table | null {
  const lines = rows.map(({ line, cells }) => ({ line, text: cells.join(",") }));
  const of = (code: string) => lines.filter(({ text }) => text.startsWith(`${code} `));
  const listed = of("001").filter(({ text }) => text.length > 80);
  if (of("012").length === 0 || listed.length < 2) return null;
  const players = new Map(
    listed.map(({ text }): [number, Player] => [
      Number(text.slice(4, 8)),
      {
        name: text.slice(14, 47).trim(),
        rounds: chunks(text, ROUNDS, ROUND_WIDTH).map(gameIn),
      },
    ]),
  );
  const teams = of("013").map(({ line, text }): TrfTeam => ({
    line,
    name: text.slice(4, 36).trim(),
    players: chunks(text, 36, 5)
      .map(Number)
      .filter((one) => one > 0),
  }));
  if (wanted === "people")
    return {
      headings: ["Name", "Team"],
      above: [],
      rows: [...players].map(([number, { name }], at) => ({
        line: listed[at]?.line ?? 0,
        cells: [name, teams.find((team) => team.players.includes(number))?.name ?? ""],
      })),
    };
  const [days] = of("132");
  const dates = days ? chunks(days.text, ROUNDS, ROUND_WIDTH).map((one) => one.trim()) : [];
  const count = Math.max(0, ...[...players.values()].map(({ rounds }) => rounds.length));
  const played = Array.from({ length: count }, (_, round) =>
    matchesOf(teams, players, round).map(({ home, away, score }): GridRow => ({
      line: home.line,
      cells: [
        String(round + 1),
        (dates[round] ?? "").replace(/^(\d\d)\/(\d\d)\/(\d\d)$/, "20$1-$2-$3"),
        home.name,
        score[0].toFixed(1),
        away.name,
        score[1].toFixed(1),
      ],
    })),
  );
  return {
    headings: ["Round", "Date", "Home", "Home score", "Away", "Away score"],
    rows: played.flat(),
    above: [],
  };
}
