import { plainWords } from "@/domain/cells/plainWords";
import { isAway, isEmpty, isFigure, part, SIDES } from "./columnContents";
import { isLost, isOwnSide, saysWho, squeezed } from "./headings";

/* Decides the use of columns that depends on other columns. */

/** A column whose use is not decided yet. */
export interface Candidate {
  readonly place: number;
  readonly heading: string;
  readonly cells: readonly string[];
}

/** Decides columns of names: "Name" beside a first name is the surname; a first name alone is the whole name. */
export function settleNames(
  uses: Map<number, string | null>,
  all: readonly Candidate[],
  called: string,
): void {
  const at = (use: string) => all.find(({ place }) => uses.get(place) === use)?.place;
  const whole = at(called);
  const [first, last] = [at("firstName"), at("surname")];
  if (first !== undefined && last === undefined && whole !== undefined) uses.set(whole, "surname");
  if (first !== undefined && last === undefined && whole === undefined) uses.set(first, called);
  if (last !== undefined && first === undefined)
    uses.set(last, whole === undefined ? called : null);
}

/**
 * Decides columns of teams: two columns "Team" are both sides; one column "Team" beside opponents is the team whose
 * matches are listed, home and away.
 */
export function settleTeams(uses: Map<number, string | null>, all: readonly Candidate[]): void {
  const at = (use: string) => all.find(({ place }) => uses.get(place) === use);
  // "vs Mount Trojans", "at Lagoon City": a list of one club's matches.
  const opponents = all.find(
    ({ place, cells }) => !uses.get(place) && part(cells, isMarkedOpponent) === 1,
  );
  if (opponents && !at("teamA") && !at("teamB") && !at("match")) uses.set(opponents.place, "teamB");
  if (at("teamA") || at("match")) return;
  settleWinners(uses, all);
  if (at("teamA")) return;
  const own = all.filter(
    ({ place, heading, cells }) =>
      !uses.get(place) && isOwnSide(heading) && !isEmpty(cells) && part(cells, isFigure) < 0.5,
  );
  const [one, two] = own;
  if (!at("teamB")) {
    if (one && two && own.length === 2) uses.set(one.place, "teamA").set(two.place, "teamB");
    return;
  }
  if (one) uses.set(one.place, "teamA");
  const isSide = ({ place, cells }: Candidate) =>
    [undefined, null, "stadium", "score", "competition"].includes(uses.get(place)) &&
    part(cells, (cell) => SIDES.test(plainWords(cell))) === 1 &&
    cells.some(isAway);
  const side = all.find(isSide);
  if (side) uses.set(side.place, "side");
  // The columns "F" and "A": scored and conceded.
  const figures = (letter: string) =>
    all.find(({ heading, cells }) => squeezed(heading) === letter && part(cells, isFigure) === 1);
  const [scored, conceded] = [figures("f"), figures("a")];
  if (scored && conceded && !at("scoreA"))
    uses.set(scored.place, "scoreA").set(conceded.place, "scoreB");
}

/** Checks whether a cell is an opponent after a word for home or away. */
const isMarkedOpponent = (cell: string) => /^(?:@|at|vs?\.?)\s*\p{L}/iu.test(cell.trim());

/** Decides columns of winner and loser, if a column between them has "@" for a winner away from home. */
function settleWinners(uses: Map<number, string | null>, all: readonly Candidate[]): void {
  const [won, lost, ...others] = all.filter(
    ({ place, heading }) => !uses.get(place) && saysWho(heading),
  );
  const side = all.find(
    ({ place, cells }) =>
      won !== undefined &&
      lost !== undefined &&
      place > won.place &&
      place < lost.place &&
      cells.some(isAway) &&
      cells.every((cell) => cell.trim() === "" || SIDES.test(plainWords(cell))),
  );
  if (!won || !lost || !side || others.length > 0 || isLost(won.heading)) return;
  uses.set(won.place, "teamA").set(side.place, "side").set(lost.place, "teamB");
}

/** Decides a column of sums: "Sets 3:1" beside separate columns for each set is the score. */
export function settleSums(uses: Map<number, string | null>, all: readonly Candidate[]): void {
  const of = (use: string) => all.filter(({ place }) => uses.get(place) === use);
  const [detail] = of("detail");
  const isSum = (cell: string) => /^(?:\d\s*[-:–/]\s*\d|[-:–]?)$/.test(cell.trim());
  const isSaid = ["score", "scoreA", "scoreB"].some((use) => of(use).length > 0);
  if (detail && !isSaid && of("detailPart").length > 1 && detail.cells.every(isSum))
    uses.set(detail.place, "score");
}

/** Uses notes as the status if there is no column of states. */
export function settleNotes(uses: Map<number, string | null>): void {
  const [place] = [...uses].find(([, use]) => use === "note") ?? [];
  const isSaid = [...uses.values()].includes("status");
  if (place !== undefined && !isSaid) uses.set(place, "status");
}

/** Decides two columns of points: each belongs to the team before it. */
export function settleSides(uses: Map<number, string | null>, all: readonly Candidate[]): void {
  const places = all.map(({ place }) => place).filter((place) => uses.get(place) === "sideScore");
  const isSaid = [...uses.values()].some((use) => use === "scoreA" || use === "score");
  for (const place of places) uses.delete(place);
  const [one, two] = places;
  if (places.length !== 2 || isSaid || one === undefined || two === undefined) return;
  const teams = all.flatMap(({ place }) => {
    const use = uses.get(place);
    return use === "teamA" || use === "teamB" ? [{ place, side: use.slice(-1) }] : [];
  });
  const before = (place: number) => teams.filter((team) => team.place < place).at(-1)?.side;
  const sides = [before(one), before(two)];
  const inOrder = teams.map(({ side }) => side);
  const [first, second] = sides[0] === sides[1] || sides.includes(undefined) ? inOrder : sides;
  uses.set(one, `score${first ?? "A"}`);
  uses.set(two, `score${second ?? "B"}`);
}
