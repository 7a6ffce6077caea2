import { doubleRoundRobin, type Calendar } from "./calendar";
import { footballRecipe } from "./football";
import { nameDraw } from "./people";
import type { Random } from "./random";
import type { PlannedMatch, Side, SportRecipe } from "./season";
import { sideOf } from "./squads";

/* The largest season that a league may have (reliability.md, L3): 2,000 players, 3,000 fixtures and 300 results. */

const CLUBS = 40;
const MATCHES = 3_000;
const ROUNDS_PLAYED = 15;

const numbers = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => from + at);

const fifty: SportRecipe = {
  ...footballRecipe,
  squad: [
    ["Goalkeeper", [1, 12, 23]],
    ["Defender", [...numbers(2, 4), ...numbers(24, 12)]],
    ["Midfielder", [...numbers(6, 3), ...numbers(36, 13)]],
    ["Forward", [...numbers(9, 3), ...numbers(49, 12)]],
  ],
};

/**
 * Returns a function that draws enough different names: the usual ones, and then the same with a second family name.
 */
function manyNames(random: Random): () => string {
  const draws = Array.from({ length: 5 }, () => nameDraw(random));
  let drawn = 0;
  return () => {
    const nth = Math.floor(drawn / 450);
    drawn += 1;
    const name = draws[nth]?.() ?? "";
    return nth === 0 ? name : `${name}-${["Ade", "Ibe", "Musa", "Osei"][nth - 1] ?? ""}`;
  };
}

/**
 * Creates 40 clubs of 50 players, the league's own clubs first, and the fixtures of 150 rounds, of which 15 are played.
 */
export function bigFootball(
  own: readonly Side[],
  random: Random,
  calendar: Calendar,
): { readonly sides: readonly Side[]; readonly plan: readonly PlannedMatch[] } {
  const drawName = manyNames(random);
  const clubs = Array.from({ length: CLUBS }, (_, at) => {
    const known = own[at % own.length]?.club;
    if (!known) throw new Error("The league has no clubs.");
    const nth = Math.floor(at / own.length) + 1;
    return nth === 1
      ? known
      : { ...known, slug: `${known.slug}-${nth}`, name: `${known.name} ${nth}` };
  });
  const sides = clubs.map((club) => sideOf(club, fifty, random, drawName));
  const rounds = doubleRoundRobin(sides);
  const plan = [...rounds, ...rounds].flatMap((meetings, at) =>
    meetings.map(([home, away], slot): PlannedMatch => {
      const played = at < ROUNDS_PLAYED;
      return {
        id: `gw${at + 1}-${slot + 1}`,
        gameWeek: `${at + 1}`,
        home,
        away,
        date: calendar(2 * (at - ROUNDS_PLAYED) + 1, slot % 2 === 0 ? "14:00" : "16:30"),
        status: played ? "Full time" : "Upcoming",
        played,
        named: at <= ROUNDS_PLAYED,
      };
    }),
  );
  return { sides, plan: plan.slice(0, MATCHES) };
}
