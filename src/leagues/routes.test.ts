import { describe, expect, it } from "vitest";
import { leagues } from "./index";
import { mal } from "@arena/leagues/mal";
import { mbl } from "@arena/leagues/mbl";
import { mls } from "@arena/leagues/mls";
import { deliveredAt, paths } from "./paths";
import { nearestLeague, routeAt, type SiteRoute } from "./routes";
import { sharedRoutes, siteRoutes } from "./siteRoutes";
import { studentWeekFootball } from "@arena/leagues/studentWeekFootball";

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
    case "match":
    case "player":
      return `${route.league.slug} ${route.kind} ${route.id}`;
    case "signIn":
      return `${route.league.slug} sign-in`;
    case "dashboard":
      return `${route.league.slug} dashboard`;
    case "adminSection":
      return `${route.league.slug} admin ${route.section}: ${route.access}`;
    case "comingSoon":
      return `coming soon: ${route.sport.id} ${route.section}`;
    case "redirect":
      return `redirect to ${route.to}`;
  }
}

type Table = Readonly<Record<string, string>>;

/** For televisions and other sites (issue 18). */
const shownElsewhere: Table = {
  "/screen": "screen",
  "/mls/screen": "mls screen",
  "/mbl/screen": "mbl screen",
  "/student-week-football/screen": "student-week-football screen",
  "/mal/screen": "mal screen",
  "/embed/mls/table": "mls embedded table",
  "/embed/mls/fixtures": "mls embedded fixtures",
  "/embed/mls/match": "mls embedded match",
  "/embed/mbl/table": "mbl embedded table",
  "/embed/mbl/fixtures": "mbl embedded fixtures",
  "/embed/mbl/match": "mbl embedded match",
  "/embed/student-week-football/table": "student-week-football embedded table",
  "/embed/student-week-football/fixtures": "student-week-football embedded fixtures",
  "/embed/student-week-football/match": "student-week-football embedded match",
  "/embed/mal/table": "mal embedded table",
  "/embed/mal/fixtures": "mal embedded fixtures",
};

/** Public routes. */
const publicRoutes: Table = {
  "/": "landing page",
  "/championship": "championship",
  "/today": "today",
  "/my-clubs": "my clubs",
  "/privacy": "privacy",
  "/help": "help",
  "/mls/home": "mls home: real",
  "/mls/players": "mls players: real",
  "/mls/matches": "mls matches: real",
  "/mls/results": "mls results: real",
  "/mls/standings": "mls standings: real",
  "/mls/stats": "mls stats: real",
  "/mls/clubs": "mls clubs: real",
  "/mls/transfers": "mls transfers: coming-soon",
  "/mls/news": "mls news: empty",
  "/mbl/home": "mbl home: real",
  "/mbl/players": "mbl players: real",
  "/mbl/matches": "mbl matches: real",
  "/mbl/results": "mbl results: real",
  "/mbl/standings": "mbl standings: real",
  "/mbl/clubs": "mbl clubs: real",
  "/mbl/stats": "mbl stats: coming-soon",
  "/mbl/transfers": "mbl transfers: coming-soon",
  "/mbl/news": "mbl news: coming-soon",
  "/mal/home": "mal home: real",
  "/mal/players": "mal players: real",
  "/mal/matches": "mal matches: real",
  "/mal/results": "mal results: real",
  "/mal/standings": "mal standings: real",
  "/mal/stats": "mal stats: real",
  "/mal/clubs": "mal clubs: real",
  "/mal/transfers": "mal transfers: coming-soon",
  "/mal/news": "mal news: empty",
  "/mal/clubs/engineering-harriers": "mal club engineering-harriers",
  "/mal/clubs/science-sprint": "mal club science-sprint",
  "/mal/clubs/medics-athletic": "mal club medics-athletic",
  "/mal/clubs/business-runners": "mal club business-runners",
  "/mal/clubs/arts-athletics": "mal club arts-athletics",
  "/mal/clubs/law-striders": "mal club law-striders",
  "/student-week-football/home": "student-week-football home: real",
  "/student-week-football/club": "student-week-football clubs: placeholder",
  "/student-week-football/news": "student-week-football news: placeholder",
  "/student-week-football/players": "student-week-football players: placeholder",
  "/student-week-football/results": "student-week-football results: placeholder",
  "/student-week-football/standings": "student-week-football standings: placeholder",
  "/student-week-football/stats": "student-week-football stats: placeholder",
  "/mls/clubs/kingsway-rovers": "mls club kingsway-rovers",
  "/mls/clubs/mount-trojans": "mls club mount-trojans",
  "/mls/clubs/faculty-of-engineering": "mls club faculty-of-engineering",
  "/mls/clubs/harbour-eagles": "mls club harbour-eagles",
  "/mls/clubs/northgate-athletic": "mls club northgate-athletic",
  "/mls/clubs/savannah-stars": "mls club savannah-stars",
  "/mls/clubs/lagoon-city": "mls club lagoon-city",
  "/mls/clubs/old-library-fc": "mls club old-library-fc",
  "/mbl/clubs/hilltop-hawks": "mbl club hilltop-hawks",
  "/mbl/clubs/lagoon-waves": "mbl club lagoon-waves",
  "/mbl/clubs/iron-gate-titans": "mbl club iron-gate-titans",
  "/mbl/clubs/palm-grove-panthers": "mbl club palm-grove-panthers",
  "/mbl/clubs/sunset-comets": "mbl club sunset-comets",
  "/student-week-football/clubs/A1": "student-week-football club A1",
  "/student-week-football/clubs/A2": "student-week-football club A2",
  "/student-week-football/clubs/A3": "student-week-football club A3",
  "/student-week-football/clubs/A4": "student-week-football club A4",
  "/student-week-football/clubs/B1": "student-week-football club B1",
  "/student-week-football/clubs/B2": "student-week-football club B2",
  "/student-week-football/clubs/B3": "student-week-football club B3",
  "/student-week-football/clubs/B4": "student-week-football club B4",
};

/** Admin sign-in routes. */
const signInRoutes: Table = {
  "/mls/admin-auth": "mls sign-in",
  "/mbl/admin-auth": "mbl sign-in",
  "/mal/admin-auth": "mal sign-in",
  "/student-week-football/admin-auth": "student-week-football sign-in",
};

/** Protected routes, with what an administrator may do there. */
const protectedRoutes: Table = {
  "/mls/admin-dashboard": "mls dashboard",
  "/mls/admin-dashboard/players": "mls admin players: full",
  "/mls/admin-dashboard/fixtures": "mls admin fixtures: full",
  "/mls/admin-dashboard/standings": "mls admin standings: full",
  "/mls/admin-dashboard/results": "mls admin results: full",
  "/mls/admin-dashboard/stats": "mls admin stats: placeholder",
  "/mls/admin-dashboard/clubs": "mls admin clubs: full",
  "/mls/admin-dashboard/news": "mls admin news: when-open",
  "/mbl/admin-dashboard": "mbl dashboard",
  "/mbl/admin-dashboard/players": "mbl admin players: full",
  "/mbl/admin-dashboard/fixtures": "mbl admin fixtures: full",
  "/mbl/admin-dashboard/standings": "mbl admin standings: edit-only",
  "/mbl/admin-dashboard/results": "mbl admin results: full",
  "/mbl/admin-dashboard/clubs": "mbl admin clubs: full",
  "/mbl/admin-dashboard/news": "mbl admin news: when-open",
  "/mal/admin-dashboard": "mal dashboard",
  "/mal/admin-dashboard/clubs": "mal admin clubs: full",
  "/mal/admin-dashboard/news": "mal admin news: when-open",
  "/mal/admin-dashboard/players": "mal admin players: full",
  "/mal/admin-dashboard/fixtures": "mal admin fixtures: full",
  "/mal/admin-dashboard/results": "mal admin results: full",
  "/student-week-football/admin-dashboard": "student-week-football dashboard",
  "/student-week-football/admin-dashboard/fixtures": "student-week-football admin fixtures: full",
  "/student-week-football/admin-dashboard/news": "student-week-football admin news: when-open",
  "/student-week-football/admin-dashboard/players":
    "student-week-football admin players: when-open",
  "/student-week-football/admin-dashboard/results":
    "student-week-football admin results: when-open",
  "/student-week-football/admin-dashboard/standings":
    "student-week-football admin standings: when-open",
  "/student-week-football/admin-dashboard/clubs": "student-week-football admin clubs: when-open",
};

/** Menu links without a route, and the same links of the other sports. */
const menuTargets: Table = {
  "/mvl/home": "mvl home: real",
  "/mcl/home": "mcl home: real",
  "/mttl/home": "mttl home: real",
  "/mltl/home": "mltl home: real",
  "/student-week-basketball/home": "coming soon: basketball studentWeek",
  "/student-week-volleyball/home": "coming soon: volleyball studentWeek",
  "/student-week-athletics/home": "coming soon: athletics studentWeek",
  "/student-week-chess/home": "coming soon: chess studentWeek",
  "/student-week-tabletennis/home": "coming soon: table-tennis studentWeek",
  "/student-week-lawntennis/home": "coming soon: lawn-tennis studentWeek",
  "/football/convoweek": "coming soon: football convoWeek",
  "/basketball/convoweek": "coming soon: basketball convoWeek",
  "/volleyball/convoweek": "coming soon: volleyball convoWeek",
  "/athletics/convoweek": "coming soon: athletics convoWeek",
  "/chess/convoweek": "coming soon: chess convoWeek",
  "/tabletennis/convoweek": "coming soon: table-tennis convoWeek",
  "/lawntennis/convoweek": "coming soon: lawn-tennis convoWeek",
  "/football/others": "coming soon: football others",
  "/basketball/others": "coming soon: basketball others",
  "/volleyball/others": "coming soon: volleyball others",
  "/athletics/others": "coming soon: athletics others",
  "/chess/others": "coming soon: chess others",
  "/tabletennis/others": "coming soon: table-tennis others",
  "/lawntennis/others": "coming soon: lawn-tennis others",
};

/** Shorter addresses people may type. */
const redirects: Table = {
  "/mls": "redirect to /mls/home",
  "/mbl": "redirect to /mbl/home",
  "/mal": "redirect to /mal/home",
  "/student-week-football": "redirect to /student-week-football/home",
  "/student-week-basketball": "redirect to /student-week-basketball/home",
  "/student-week-volleyball": "redirect to /student-week-volleyball/home",
  "/student-week-athletics": "redirect to /student-week-athletics/home",
  "/student-week-chess": "redirect to /student-week-chess/home",
  "/student-week-tabletennis": "redirect to /student-week-tabletennis/home",
  "/student-week-lawntennis": "redirect to /student-week-lawntennis/home",
};

const all: Table = {
  ...publicRoutes,
  ...shownElsewhere,
  ...signInRoutes,
  ...protectedRoutes,
  ...menuTargets,
  ...redirects,
};

describe("every route of the specification", () => {
  it.each(Object.entries(all))("%s is answered by: %s", (path, answer) => {
    expect(inWords(routeAt(path))).toBe(answer);
  });

  it("is answered the same with a slash at its end", () => {
    const longer = Object.entries(all).filter(([path]) => path !== "/");
    expect(longer.map(([path]) => inWords(routeAt(`${path}/`)))).toEqual(
      longer.map(([, answer]) => answer),
    );
  });

  it("is there, and no other", () => {
    expect([...siteRoutes([mls, mbl, mal, studentWeekFootball]).keys()].sort()).toEqual(
      Object.keys(all).sort(),
    );
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
  expect(deliveredAt(paths.match(mls, "r7"))).toBe(paths.anyMatch(mls));
  expect(deliveredAt("/mls/clubs/new-comers")).toBe(paths.anyClub(mls));
  expect(deliveredAt("/mls/clubs")).toBe("/mls/clubs");
  expect(inWords(sharedRoutes().get(paths.anyClub(mls)))).toBe("mls club _");
  expect(inWords(sharedRoutes().get(paths.anyMatch(mls)))).toBe("mls match _");
  expect(deliveredAt(paths.player(mls, "p9"))).toBe(paths.anyPlayer(mls));
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
