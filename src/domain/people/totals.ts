import { momentOf } from "../when";
import { otherSide } from "../match/pair";
import { minuteOf, readScorer } from "../match/minute";
import type { ScorerFigure, Side } from "../match/timeline";
import { compareNames, foldName, sameName } from "../names";
import { isGoalkeeper } from "./isGoalkeeper";
import { bookedIn } from "./cards";
import { countingOf } from "./counting";
import { partsOf, type TieRules } from "./parts";
import {
  exchanged,
  type Find,
  keyOf,
  type MatchSheet,
  type Person,
  personsOf,
  sidesOf,
  type SideSheet,
  type SquadMember,
} from "./sheet";
import { squadLookup } from "./squad";

/** The statistics of a player that are counted from results. */
export interface Figures {
  /** Goals, including penalties, without own goals. */
  goals: number;
  penalties: number;
  ownGoals: number;
  assists: number;
  /** Points, in a sport whose scorer entries have points. */
  points: number;
  appearances: number;
  cleanSheets: number;
  /** Individual matches of ties: boards, singles, doubles. */
  partsWon: number;
  partsDrawn: number;
  partsLost: number;
  yellow: number;
  secondYellow: number;
  red: number;
}

export interface PlayerTotals<P> extends Person<P>, Readonly<Figures> {}

/** A name in no squad, or in several, with the ids of the matches that name it. */
export interface UnknownPlayer {
  readonly player: string;
  readonly club: string;
  readonly matches: readonly string[];
}

interface Context<P> {
  readonly players: readonly P[];
  readonly scorerFigure?: ScorerFigure;
  /** The individual matches of a tie, in a sport that has them. */
  readonly ties?: TieRules | undefined;
  /** Counts only matches that the player played for this club, whatever the current club is; absent: all. */
  readonly club?: string | undefined;
}

interface Row<P> {
  person: Person<P>;
  readonly figures: Figures;
  readonly matches: Set<string>;
}

const none = (): Figures => ({
  goals: 0,
  penalties: 0,
  ownGoals: 0,
  assists: 0,
  points: 0,
  appearances: 0,
  cleanSheets: 0,
  partsWon: 0,
  partsDrawn: 0,
  partsLost: 0,
  yellow: 0,
  secondYellow: 0,
  red: 0,
});

const SHOOT_OUT = /\bshoot-?\s?out\b|\(\s*(?:so|pso)\s*\)/i;

/** Adds to a figure of a player in one match. */
type AddFigure = (name: string, side: Side, figure: keyof Figures, by?: number) => void;

function addGoals(sheet: SideSheet, figure: ScorerFigure, add: AddFigure) {
  const { side, goals } = sheet;
  const other = otherSide(side);
  for (const goal of goals) {
    // Goals of a shoot-out decide which team goes on, but count for no player.
    if (SHOOT_OUT.test(`${goal.player} ${goal.minute}`)) continue;
    const { player, kind: noted } = readScorer(goal.player);
    const kind = noted === "goal" ? readScorer(goal.minute).kind : noted;
    if (player !== "" && figure === "points") {
      add(player, side, "points", Math.floor(minuteOf(goal.minute) ?? 0));
    } else if (player !== "" && kind === "ownGoal") {
      add(player, other, "ownGoals");
    } else if (player !== "") {
      add(player, side, "goals");
      if (kind === "penalty") add(player, side, "penalties");
    }
    if (goal.assist !== "") add(goal.assist, side, "assists");
  }
}

/** Returns each name once, ignoring spelling variants. */
const distinct = (names: readonly string[]): string[] => [
  ...new Map(names.map((name) => [foldName(name), name])).values(),
];

function addAppearances({ played, side }: SideSheet, add: AddFigure) {
  for (const name of distinct(played)) add(name, side, "appearances");
}

function addParts(match: MatchSheet, ties: TieRules, add: AddFigure) {
  for (const { players, winner } of partsOf(match, ties)) {
    for (const [at, side] of (["A", "B"] as const).entries()) {
      const figure = winner === null ? "partsDrawn" : winner === side ? "partsWon" : "partsLost";
      for (const name of players[at] ?? []) add(name, side, figure);
    }
  }
}

/** Adds a clean sheet for the only goalkeeper who started and stayed on to the end, if the team conceded no goal. */
function addCleanSheet<P extends SquadMember>(
  sheet: SideSheet,
  find: Find<P>,
  sentOff: ReadonlySet<string>,
  add: AddFigure,
) {
  if (sheet.conceded !== 0) return;
  const keepers = distinct(sheet.starting).filter((name) => {
    const record = find(name, [sheet.team]);
    return record !== null && isGoalkeeper(record);
  });
  const [keeper] = keepers;
  if (keeper === undefined || keepers.length > 1) return;
  const gone = exchanged(sheet, "OUT").map(foldName);
  const id = find(keeper, [sheet.team])?.id ?? "";
  if (gone.includes(foldName(keeper)) || sentOff.has(id)) return;
  add(keeper, sheet.side, "cleanSheets");
}

/**
 * Adds up the results for each player. Goals are listed on the side for which they counted; an own goal counts as the
 * scorer's own goal and as no player's goal. Appearances are all players listed as having played, or else the line-up
 * and the players who came on. Only results with a score count, and of those what their ending allows. Every squad
 * member has totals, and so has a name that is in no squad; such names are also listed separately as `strangers`.
 */
export function playerTotals<P extends SquadMember>(
  matches: readonly MatchSheet[],
  { players, scorerFigure = "minute", ties, club: only }: Context<P>,
): { readonly totals: PlayerTotals<P>[]; readonly strangers: UnknownPlayer[] } {
  const find = squadLookup(players);
  const rows = new Map<string, Row<P>>(
    players.map((record) => {
      const key = keyOf(record);
      const person = { key, player: record.name, club: record.club, record };
      return [key, { person, figures: none(), matches: new Set() }];
    }),
  );
  const rowOf = (person: Person<P>, match: string): Figures => {
    const row = rows.get(person.key) ?? { person, figures: none(), matches: new Set<string>() };
    rows.set(person.key, row);
    row.matches.add(match);
    // Of several spellings, always the same one is chosen, in whatever order the matches come.
    if (person.player < row.person.player) row.person = person;
    return row.figures;
  };
  for (const match of matches) {
    const counting = countingOf(match.ending);
    if (match.scoreA === null || match.scoreB === null || counting === "nothing") continue;
    const booked = bookedIn(match, find);
    const isOf = (side: Side | null) =>
      only === undefined ||
      (side !== null && sameName(side === "A" ? match.teamA : match.teamB, only));
    for (const { person, yellow, secondYellow, red } of booked) {
      if (counting === "sendingsOff" && secondYellow + red === 0) continue;
      if (!isOf(person.side)) continue;
      const figures = rowOf(person, match.id);
      if (counting !== "sendingsOff") figures.yellow += yellow;
      figures.secondYellow += secondYellow;
      figures.red += red;
    }
    if (counting !== "all") continue;
    const personOf = personsOf(match, find);
    const findThen: Find<P> = (name, clubs) => find(name, clubs, momentOf(match));
    const add: AddFigure = (name, side, figure, by = 1) => {
      if (isOf(side)) rowOf(personOf(name, side), match.id)[figure] += by;
    };
    const sentOff = new Set(
      booked
        .filter(({ secondYellow, red }) => secondYellow + red > 0)
        .flatMap(({ person }) => person.record?.id ?? []),
    );
    for (const sheet of sidesOf(match)) {
      addGoals(sheet, scorerFigure, add);
      addAppearances(sheet, add);
      addCleanSheet(sheet, findThen, sentOff, add);
    }
    if (ties) addParts(match, ties, add);
  }
  const sorted = [...rows.values()].sort(
    ({ person: a }, { person: b }) =>
      compareNames(a.player, b.player) || compareNames(a.club, b.club) || (a.key < b.key ? -1 : 1),
  );
  return {
    totals: sorted.map(({ person: { key, player, club, record }, figures }) => ({
      key,
      player,
      club,
      record,
      ...figures,
    })),
    strangers: sorted
      .filter(({ person }) => person.record === null)
      .map(({ person: { player, club }, matches: named }) => ({
        player,
        club,
        matches: [...named].sort(),
      })),
  };
}
