import { describe, expect, it } from "vitest";
import { leagues } from "@arena/leagues";
import { mls } from "../../tests/arena/leagues/mls";
import { ANY, deliveredAt, paths } from "./paths";
import { nearestLeague } from "./nearestLeague";
import { routeAt, type SiteRoute } from "./routes";
import { sharedRoutes, siteRoutes } from "./siteRoutes";

/** What answers, in a few words. */
function inWords(route: SiteRoute | undefined): string {
  switch (route?.kind) {
    case undefined:
      return "nothing";
    case "landing":
      return "landing page";
    case "championship":
      return "championship";
    case "today":
      return "today";
    case "myClubs":
      return "my clubs";
    case "privacy":
    case "join":
    case "help":
      return route.kind;
    case "page":
      return `${route.league.slug} ${route.page}: ${route.pageKind}`;
    case "club":
      return `${route.league.slug} club ${route.slug}`;
    case "screen":
      return route.league ? `${route.league.slug} screen` : "screen";
    case "embed":
      return `${route.league.slug} embedded ${route.part}`;
    case "ground":
      return `ground ${route.id}`;
    case "match":
    case "player":
    case "season":
      return `${route.league.slug} ${route.kind} ${route.id}`;
    case "signIn":
      return `${route.league.slug} sign-in`;
    case "dashboard":
      return `${route.league.slug} dashboard`;
    case "adminSection":
      return `${route.league.slug} admin ${route.section}: ${route.access}`;
    case "comingSoon":
      return `coming soon: ${route.sport.id} ${route.section.id}`;
    case "redirect":
      return `redirect to ${route.to}`;
  }
}

/** A row of the specification for each shape of address; the rest follows from the registry. */
describe("the addresses of the specification", () => {
  it.each([
    ["/", "landing page"],
    ["/championship", "championship"],
    ["/today", "today"],
    ["/my-clubs", "my clubs"],
    ["/grounds/main-bowl", "ground main-bowl"],
    ["/grounds", "nothing"],
    ["/grounds/main-bowl/more", "nothing"],
    ["/privacy", "privacy"],
    ["/help", "help"],
    ["/join", "join"],
    ["/screen", "screen"],
    ["/mls/screen", "mls screen"],
    ["/embed/mls/table", "mls embedded table"],
    ["/mls/home", "mls home: real"],
    ["/mls/transfers", "mls transfers: coming-soon"],
    ["/student-week-football/standings", "student-week-football standings: placeholder"],
    ["/student-week-football/club", "student-week-football clubs: placeholder"],
    ["/mls/clubs/kingsway-rovers", "mls club kingsway-rovers"],
    ["/mls/seasons/2025", "mls season 2025"],
    ["/mls/seasons", "nothing"],
    ["/mls/seasons/2025/more", "nothing"],
    ["/student-week-football/clubs/A1", "student-week-football club A1"],
    ["/mls/admin-auth", "mls sign-in"],
    ["/mls/admin-dashboard", "mls dashboard"],
    ["/mls/admin-dashboard/players", "mls admin players: full"],
    ["/mbl/admin-dashboard/standings", "mbl admin standings: edit-only"],
    ["/mls/admin-dashboard/players/new", "mls admin players: full"],
    ["/mls/admin-dashboard/players/a%20b", "mls admin players: full"],
    ["/mls/admin-dashboard/match-day", "mls dashboard"],
    ["/mls/admin-dashboard/matches/gw5-a1", "mls dashboard"],
    ["/mls/admin-dashboard/nothing", "nothing"],
    ["/mls/admin-dashboard/players/new/more", "nothing"],
    ["/student-week-basketball/home", "coming soon: basketball studentWeek"],
    ["/tabletennis/convoweek", "coming soon: table-tennis convoWeek"],
    ["/lawntennis/others", "coming soon: lawn-tennis others"],
    ["/mls", "redirect to /mls/home"],
    ["/student-week-chess", "redirect to /student-week-chess/home"],
  ])("%s is answered by: %s", (path, answer) => {
    expect(inWords(routeAt(path))).toBe(answer);
  });
});

describe("every address of the site", () => {
  const all = [...siteRoutes()];

  it("is answered by what the registry says, with a slash at its end too", () => {
    for (const [path, route] of all) {
      expect(inWords(routeAt(path)), path).toBe(inWords(route));
      const longer = path === "/" ? path : `${path}/`;
      expect(inWords(routeAt(longer)), path).toBe(inWords(route));
    }
  });

  it("leads to a page that is there, where it leads on", () => {
    for (const [path, route] of all) {
      if (route.kind !== "redirect") continue;
      expect(routeAt(route.to), path).toBeDefined();
      expect(routeAt(route.to)?.kind, path).not.toBe("redirect");
    }
  });

  it.each(leagues)("of $slug: its pages, sections and clubs, and no other", (league) => {
    const paged = Object.entries(league.pages).filter(
      ([page, kind]) => page !== "club" && kind !== "none",
    );
    const kept = Object.entries(league.admin.sections).filter(([, access]) => access !== "none");
    const of = (kind: SiteRoute["kind"]) =>
      all.filter(
        ([, route]) =>
          route.kind === kind && "league" in route && route.league?.slug === league.slug,
      );
    expect(of("page").map(([, route]) => "page" in route && route.page)).toEqual(
      paged.map(([page]) => page),
    );
    expect(of("adminSection").map(([, route]) => "section" in route && route.section)).toEqual(
      kept.map(([section]) => section),
    );
    expect(of("club")).toHaveLength(league.pages.club === "real" ? league.clubs.length : 0);
    expect(of("signIn")).toHaveLength(1);
    expect(of("dashboard")).toHaveLength(1);
  });
});

it.each([
  "/nowhere",
  "/mls/clubs/Not a slug",
  "/mls/clubs/a/b",
  "/mls/HOME",
  "/mls/home/more",
  "/mbl/admin-dashboard/stats",
  "/student-week-football/matches",
  "/student-week-football/admin-dashboard/stats",
  "/constructor",
  "//",
])("nothing answers at %s", (path) => {
  expect(routeAt(path)).toBeUndefined();
});

it.each(["/mls/clubs/new-comers", "/student-week-football/clubs/no-such-club"])(
  "leaves it to the league and its records whether there is a club at %s",
  (path) => {
    expect(routeAt(path)).toMatchObject({ kind: "club", slug: path.split("/").at(-1) });
  },
);

it("answers for every two clubs of a league that plays matches", () => {
  expect(routeAt("/mls/clubs/green-union/against/B1")).toMatchObject({
    kind: "club",
    slug: "green-union",
    against: "B1",
  });
  expect(sharedRoutes().get(paths.against(mls, ANY, ANY))).toMatchObject({
    slug: "_",
    against: "_",
  });
  for (const path of [
    "/mls/clubs/a/against",
    "/mls/clubs/a/against/",
    "/mls/clubs/a/versus/b",
    "/mls/clubs/a/against/b/c",
    "/mls/clubs/a/against/%2e%2e",
    "/mal/clubs/a/against/b",
  ])
    expect(routeAt(path)).toBeUndefined();
});

it("answers for every match and player of a league that keeps them, whatever its id", () => {
  expect(inWords(routeAt("/mls/players/p9"))).toBe("mls player p9");
  expect(inWords(routeAt("/student-week-football/players/p9"))).toBe(
    "student-week-football player p9",
  );
  expect(inWords(routeAt("/mls/matches/r7"))).toBe("mls match r7");
  expect(inWords(routeAt("/mls/matches/a%20b/"))).toBe("mls match a b");
  expect(inWords(routeAt("/student-week-football/matches/x"))).toBe(
    "student-week-football match x",
  );
  for (const path of ["/mls/matches/a/b", "/mls/matches/%E0%A4%A", "/nowhere/matches/x"])
    expect(routeAt(path)).toBeUndefined();
});

it("says which document is delivered for a match, a player, and a club that has none of its own", () => {
  expect(deliveredAt(paths.match(mls, "r7"))).toBe(paths.match(mls, ANY));
  expect(deliveredAt("/mls/clubs/new-comers")).toBe(paths.club(mls, ANY));
  expect(deliveredAt("/mls/clubs")).toBe("/mls/clubs");
  expect(inWords(sharedRoutes().get(paths.club(mls, ANY)))).toBe("mls club _");
  expect(inWords(sharedRoutes().get(paths.match(mls, ANY)))).toBe("mls match _");
  expect(deliveredAt(paths.against(mls, "a", "b"))).toBe(paths.against(mls, ANY, ANY));
  expect(deliveredAt(paths.player(mls, "p9"))).toBe(paths.player(mls, ANY));
  expect(deliveredAt(paths.season(mls, "2025"))).toBe(paths.season(mls, ANY));
  expect(inWords(sharedRoutes().get(paths.season(mls, ANY)))).toBe("mls season _");
  expect(deliveredAt(paths.ground("main-bowl"))).toBe(paths.ground(ANY));
  expect(inWords(sharedRoutes().get(paths.ground(ANY)))).toBe("ground _");
});

describe("nearestLeague", () => {
  it.each([
    ["/mls/nothing/here", "mls"],
    ["/MBL/homme", "mbl"],
    ["/student-week-football/squad", "student-week-football"],
    ["/basketball/nothing", "mbl"],
    ["/chess/nothing", "mcl"],
    ["/athletics/nothing", "mal"],
    ["/", undefined],
  ])("of %s is %s", (path, slug) => {
    expect(nearestLeague(path)?.slug).toBe(slug);
  });
});

it("gives every league a home page, or its own address would redirect to nothing", () => {
  for (const league of leagues) expect(league.pages.home).not.toBe("none");
});
