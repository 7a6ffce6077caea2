import { plainWords } from "@/domain/cells/plainWords";
import { isAway, isEmpty, isFigure, part, SIDES } from "./columnContents";
import { isLost, isOwnSide, saysWho, squeezed } from "./headings";

/* Columns whose meaning depends on the columns beside them. */

/** A column that is still to be read as something. */
export interface Candidate {
  readonly place: number;
  readonly heading: string;
  readonly cells: readonly string[];
}

/** "Name" beside a first name is the surname; a first name alone is the name. */
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

/** Two columns "Team" are both sides; one beside opponents is that of a list of its matches, at home or not. */
export function settleTeams(uses: Map<number, string | null>, all: readonly Candidate[]): void {
  const at = (use: string) => all.find(({ place }) => uses.get(place) === use);
  // "vs Mount Trojans", "at Lagoon City": one club's own matches.
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
  // For and against.
  const figures = (letter: string) =>
    all.find(({ heading, cells }) => squeezed(heading) === letter && part(cells, isFigure) === 1);
  const [scored, conceded] = [figures("f"), figures("a")];
  if (scored && conceded && !at("scoreA"))
    uses.set(scored.place, "scoreA").set(conceded.place, "scoreB");
}

/** Whether a cell is an opponent behind a mark that says where the match was. */
const isMarkedOpponent = (cell: string) => /^(?:@|at|vs?\.?)\s*\p{L}/iu.test(cell.trim());

/** Winner and loser, where a column between them says by "@" that the winner was away. */
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

/** "Sets 3:1" beside each set in a column of its own is what the match came to. */
export function settleSums(uses: Map<number, string | null>, all: readonly Candidate[]): void {
  const of = (use: string) => all.filter(({ place }) => uses.get(place) === use);
  const [detail] = of("detail");
  const isSum = (cell: string) => /^(?:\d\s*[-:–/]\s*\d|[-:–]?)$/.test(cell.trim());
  const isSaid = ["score", "scoreA", "scoreB"].some((use) => of(use).length > 0);
  if (detail && !isSaid && of("detailPart").length > 1 && detail.cells.every(isSum))
    uses.set(detail.place, "score");
}

/** Notes beside a match are the only word of its state where no column is of that alone. */
export function settleNotes(uses: Map<number, string | null>): void {
  const [place] = [...uses].find(([, use]) => use === "note") ?? [];
  const isSaid = [...uses.values()].includes("status");
  if (place !== undefined && !isSaid) uses.set(place, "status");
}

/** Two columns of points belong to the team before them. */
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
