import { expect, it } from "vitest";
import { takenScreenshots } from "../../tools/art/screenshots";
import { leagueBySlug } from "../../src/leagues";
import { menuLinks } from "../../src/leagues/menu";
import { routeAt } from "../../src/leagues/routes";
import { sports } from "../../src/sports/whole";

/*
 * The product's own arena, held to its specification to the letter. Another arena keeps none of this: an adopter deletes
 * this folder.
 */

const [mls, mbl, studentWeekFootball] = ["mls", "mbl", "student-week-football"].map(leagueBySlug);

it("keeps the collections of the specification to the letter, because databases hold data under them", () => {
  expect(mls?.collections).toMatchObject({
    teams: "mlsTeams",
    fixtures: "mlsFixtures",
    players: "mlsPlayers",
    results: "mlsResults",
    standings: "mlsStandings",
    seasons: "mlsSeasons",
    news: "mlsNews",
  });
  expect(mbl?.collections).toMatchObject({
    teams: "mblTeams",
    fixtures: "mblFixtures",
    players: "mblPlayers",
    results: "mblResults",
    standings: "mblStandings",
    seasons: "mblSeasons",
    news: "mblNews",
  });
  expect(studentWeekFootball?.collections).toMatchObject({
    teams: "swfTeams",
    fixtures: "swfFixtures",
    players: "swfPlayers",
    results: "swfResults",
    standings: "swfStandings",
    seasons: "swfSeasons",
    news: "swfNews",
  });
});

it("says the sign-in errors of the catalogue to the letter", () => {
  expect(mls?.admin.signInError).toBe("Please check your credentials or internet connection.");
  expect(studentWeekFootball?.admin.signInError).toBe(mls?.admin.signInError);
  expect(mbl?.admin.signInError).toBe("Failed to sign in. Please check your credentials.");
});

it("groups matches and tables as the specification says", () => {
  expect(mls?.matchGrouping).toEqual({ by: "gameWeek" });
  expect(mbl?.matchGrouping).toEqual({ by: "none", label: "Round 1" });
  expect(mls?.format).toMatchObject({
    groups: ["A", "B"],
    through: 2,
    pairs: [
      ["A1", "B2"],
      ["A2", "B1"],
    ],
  });
  expect(mbl?.format).toMatchObject({ groups: [], through: 0, cup: 0 });
});

it.each([
  ["/mls/transfers", "coming-soon"],
  ["/student-week-football/standings", "placeholder"],
  ["/student-week-football/club", "placeholder"],
  ["/mls/home", "real"],
  ["/mbl/home", "real"],
])("answers %s with a page that is %s", (path, pageKind) => {
  expect(routeAt(path)).toMatchObject({ kind: "page", pageKind });
});

it("has four sections for each of at least seven sports", () => {
  // Sports that owners name have what they open.
  const listed = sports.filter(({ isNamedByLeagues }) => !isNamedByLeagues);
  const menus = listed.map((sport) => menuLinks(sport));
  expect(menus.map((links) => links.map(({ label }) => label))).toEqual(
    listed.map(() => ["League", "Student Week", "Convo Week", "Others"]),
  );
  expect(listed.length).toBeGreaterThanOrEqual(7);
  expect(menus[1]?.map(({ to }) => to)).toEqual([
    "/mbl/home",
    "/student-week-basketball/home",
    "/basketball/convoweek",
    "/basketball/others",
  ]);
  for (const { to } of menus.flat()) expect(routeAt(to), to).toBeDefined();
});

it("shows whoever is about to install it what it looks like, on a phone and on a desk", () => {
  const of = (form: string) => takenScreenshots().filter((one) => one.form === form).length;
  expect([of("narrow"), of("wide")]).toEqual([2, 2]);
});
