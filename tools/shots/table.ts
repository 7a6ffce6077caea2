import { adminStates, visitorStates, type Scene } from "../../tests/harness/scenes";

/*
 * The table of the pictures that `npm run shots` takes: which pages are shown to whom, with which data, how wide and in
 * which colour scheme. A line is a page and the person who sees it. Its columns are states of the data, and the letters
 * in them are pictures: P and p on a phone (390 px), D and d on a desk (1280 px), light and dark; "." is none.
 *
 * full     a season with matches before, during and after the moment of the pictures
 * empty    nothing has been entered yet
 * loading  the data is on its way
 * broken   the data cannot be loaded
 * hard     long names, many digits, full and empty squads, records that cannot be read (src/demo/seed/hard.ts)
 *
 * A page without "/" is a scene of tests/harness/scenes.ts, in which something has been opened. table.test.ts checks that
 * every kind of page is here for everyone who sees it, and in each width and scheme.
 */
const TABLE = `
role           page                                                full  empty  loading  broken  hard

visitor        /                                                   PpDd  P      p        D       d
visitor        /championship                                       Pd    p      .        P       .
visitor        /today                                              Pd    D      P        d       p
visitor        /my-clubs                                           pD    .      .        .       .
visitor        my-clubs-followed                                   Pd    .      .        .       .
visitor        /screen                                             Pd    p      .        .       .
visitor        /mls/screen                                         pD    .      .        .       d
visitor        /mal/screen                                         D     .      .        .       .
visitor        /embed/mls/table                                    Pd    .      .        P       p
visitor        /embed/mls/fixtures                                 pD    .      .        .       .
visitor        /embed/mls/match?match=gw4-a2                       Pd    .      .        .       .
visitor        /embed/mal/table                                    p     .      .        .       .
visitor        /embed/mal/fixtures                                 D     .      .        .       .
visitor        /privacy                                            Pd    .      .        .       .
visitor        /join                                               pD    .      .        .       .
visitor        /help                                               Pd    .      .        .       .
visitor        /mls/admin-auth                                     pD    .      .        .       .
visitor        /nowhere                                            Pd    .      .        .       .
visitor        /mls/nowhere                                        p     .      .        .       .

visitor        /mls/home                                           PpDd  P      p        D       Pd
visitor        /mls/matches                                        Pd    D      P        p       d
visitor        /mls/results                                        pD    p      D        P       Pd
visitor        /mls/standings                                      Pd    P      d        p       pD
visitor        /mls/stats                                          Pd    d      .        P       d
visitor        /mls/clubs                                          pD    .      .        .       P
visitor        /mls/players                                        Pd    P      D        .       pD
visitor        /mls/transfers                                      Pd    .      .        .       .
visitor        /mls/news                                           pD    .      .        .       .
visitor        /mls/clubs/kingsway-rovers                          pD    d      P        d       .
visitor        /mls/clubs/faculty-of-engineering                   P     .      .        .       .
visitor        /mls/clubs/staff-reserves                           .     .      .        .       Pd
visitor        /mls/clubs/longest-word                             .     .      .        .       D
visitor        /mls/clubs/nobody                                   D     .      .        .       .
visitor        /mls/clubs/kingsway-rovers/against/mount-trojans    Pd    .      .        .       .
visitor        /mls/matches/gw4-a2                                 PpDd  .      p        D       .
visitor        /mls/matches/gw5-a1                                 Pd    .      .        .       .
visitor        /mls/matches/gw6-b2                                 p     .      .        .       .
visitor        /mls/matches/hard-93-0                              .     .      .        .       Pd
visitor        /mls/matches/nobody                                 P     .      .        .       .
visitor        /mls/players/kingsway-rovers-9                      pD    .      .        P       .
visitor        /mls/players?q=zzzz                                 P     .      .        .       .
visitor        /mls/players?club=Kingsway+Rovers&position=Goalkeeper  d  .      .        .       .
visitor        /mls/seasons/2025                                   pD    .      .        .       .
visitor        /mls/seasons/1905                                   D     .      .        .       .
visitor        /grounds/main-bowl                                  Pd    .      .        .       .
visitor        /grounds/nowhere                                    p     .      .        .       .

visitor        /mbl/results                                        pD    .      .        .       P
visitor        /mbl/standings                                      Pd    .      .        .       .
visitor        /mvl/results                                        P     .      .        .       .
visitor        /mvl/standings                                      d     .      .        .       .
visitor        /mvl/clubs/faculty-of-engineering                   p     .      .        .       .
visitor        /mcl/results                                        d     .      .        .       .
visitor        /mcl/standings                                      P     .      .        .       .
visitor        /mttl/results                                       D     .      .        .       .
visitor        /mttl/standings                                     p     .      .        .       .
visitor        /mttl/matches/gw3-b1                                D     .      .        .       .
visitor        /mltl/results                                       p     .      .        .       .
visitor        /mltl/standings                                     D     .      .        .       .
visitor        /handball-league/results                            d     .      .        .       .
visitor        /handball-league/standings                          P     .      .        .       .
visitor        /mal/home                                           Pd    .      .        .       .
visitor        /mal/players                                        p     .      .        .       .
visitor        /mal/matches                                        D     .      .        .       .
visitor        /mal/results                                        P     .      .        .       .
visitor        /mal/standings                                      d     .      .        .       .
visitor        /mal/stats                                          p     .      .        .       .
visitor        /mal/clubs                                          P     .      .        .       .
visitor        /mal/clubs/engineering-harriers                     d     .      .        .       .
visitor        /mal/players/engineering-harriers-101               P     .      .        .       .
visitor        /mal/seasons/2025                                   p     .      .        .       .
visitor        /student-week-football/players                      Pd    .      .        .       .
visitor        /football/convoweek                                 pD    .      .        .       .

visitor        open-gallery                                        Pd    .      .        .       .
visitor        open-fixture                                        p     .      .        .       .
visitor        open-fixture-home                                   D     .      .        .       .
visitor        open-fixture-basketball                             P     .      .        .       .
visitor        open-result                                         P     .      .        .       .
visitor        open-result-basketball                              D     .      .        .       .
visitor        open-match-unknown                                  p     .      .        .       .
visitor        open-player                                         d     .      .        .       .
visitor        open-player-basketball                              D     .      .        .       .
visitor        open-awards                                         p     .      .        .       .
visitor        open-awards-basketball                              D     .      .        .       .
visitor        open-drawer                                         Pp    .      .        .       .
visitor        open-sport-menu                                     Dd    .      .        .       .
visitor        open-search                                         d     .      .        .       P
visitor        open-search-none                                    D     .      .        .       .
visitor        open-term                                           p     .      .        .       .
visitor        open-follow                                         P     .      .        .       .

administrator  /mls/admin-dashboard                                Pd    pD     p        D       d
administrator  /mls/admin-dashboard/players                        pD    P      D        p       P
administrator  /mls/admin-dashboard/fixtures                       Pd    .      P        d       D
administrator  /mls/admin-dashboard/results                        p     d      .        .       P
administrator  /mls/admin-dashboard/standings                      D     D      .        .       p
administrator  /mls/admin-dashboard/stats                          p     .      .        .       .
administrator  /mls/admin-dashboard/clubs                          D     .      .        .       d
administrator  /mls/admin-dashboard/news                           P     .      .        .       .
administrator  /mls/admin-dashboard/match-day                      Pd    p      .        P       .
administrator  /mls/admin-dashboard/make-fixtures                  p     .      .        .       P
administrator  /mls/admin-dashboard/squads                         D     .      .        .       p
administrator  /mls/admin-dashboard/captains                       P     .      .        .       .
administrator  /mls/admin-dashboard/officials                      d     .      .        .       .
administrator  /mls/admin-dashboard/grounds                        P     .      .        .       .
administrator  /mls/admin-dashboard/week                           D     .      .        .       .
administrator  /mls/admin-dashboard/help                           p     .      .        .       .
administrator  /mls/admin-dashboard/seasons                        D     .      .        .       .
administrator  /mls/admin-dashboard/changes                        P     .      .        .       .
administrator  /mls/admin-dashboard/repair                         d     .      .        .       p
administrator  /mls/admin-dashboard/publication                    p     .      .        .       .
administrator  /mls/admin-dashboard/home                           D     .      .        .       .
administrator  /mls/admin-dashboard/backups                        p     .      .        .       .
administrator  /mls/admin-dashboard/players/new                    Pd    .      .        .       .
administrator  /mls/admin-dashboard/fixtures/new                   pD    .      .        .       .
administrator  /mls/admin-dashboard/results/new                    Pd    .      .        .       .
administrator  /mls/admin-dashboard/standings/new                  D     .      .        .       .
administrator  /mls/admin-dashboard/clubs/new                      p     .      .        .       .
administrator  /mls/admin-dashboard/officials/new                  P     .      .        .       .
administrator  /mls/admin-dashboard/grounds/new                    d     .      .        .       .
administrator  /mls/admin-dashboard/players/kingsway-rovers-9      P     .      .        .       .
administrator  /mls/admin-dashboard/players/paste                  p     .      .        .       .
administrator  /mls/admin-dashboard/players?q=zzzz                 p     .      .        .       .
administrator  /mls/admin-dashboard/matches/gw6-a1?part=before     Pd    .      .        .       .
administrator  /mls/admin-dashboard/matches/gw5-a1?part=live       pD    .      .        .       .
administrator  /mls/admin-dashboard/matches/gw4-a2?part=after      Pd    .      .        .       .
administrator  /mls/admin-dashboard/matches/gw4-a2?part=history    D     .      .        .       .
administrator  /mls/admin-dashboard/matches/hard-93-0?part=after   .     .      .        .       P
administrator  /mbl/admin-dashboard                                p     .      .        .       .
administrator  admin-form-errors                                   P     .      .        .       .
administrator  admin-delete                                        D     .      .        .       .

owner          /arena/admin-dashboard                              Pd    pD     .        .       .
owner          /mls/admin-dashboard                                pD    .      D        p       .
owner          /mls/admin-dashboard/leagues                        Pd    D      .        P       .
owner          /mls/admin-dashboard/leagues/handball-league        pD    .      .        .       .
owner          /mls/admin-dashboard/open-league                    Pd    .      .        .       .
owner          /mls/admin-dashboard/administrators                 pD    .      .        d       .
owner          /mls/admin-dashboard/backups                        Pd    .      .        .       .
owner          /mls/admin-dashboard/faults                         pD    .      .        .       .
owner          /mls/admin-dashboard/erase                          Pd    .      .        .       D
owner          /mls/admin-dashboard/players                        P     .      .        .       .
owner          /mls/admin-dashboard/fixtures                       D     .      .        .       .
owner          /mls/admin-dashboard/results                        D     .      .        .       .
owner          /mls/admin-dashboard/standings                      p     .      .        .       .
owner          /mls/admin-dashboard/stats                          D     .      .        .       .
owner          /mls/admin-dashboard/clubs                          p     .      .        .       .
owner          /mls/admin-dashboard/news                           d     .      .        .       .
owner          /mls/admin-dashboard/match-day                      D     .      .        .       .
owner          /mls/admin-dashboard/make-fixtures                  D     .      .        .       .
owner          /mls/admin-dashboard/squads                         p     .      .        .       .
owner          /mls/admin-dashboard/captains                       d     .      .        .       .
owner          /mls/admin-dashboard/officials                      P     .      .        .       .
owner          /mls/admin-dashboard/grounds                        d     .      .        .       .
owner          /mls/admin-dashboard/week                           p     .      .        .       .
owner          /mls/admin-dashboard/help                           D     .      .        .       .
owner          /mls/admin-dashboard/seasons                        p     .      .        .       .
owner          /mls/admin-dashboard/changes                        d     .      .        .       .
owner          /mls/admin-dashboard/repair                         P     .      .        .       .
owner          /mls/admin-dashboard/publication                    D     .      .        .       .
owner          /mls/admin-dashboard/home                           p     .      .        .       .
owner          /mls/admin-dashboard/players/paste                  D     .      .        .       .
owner          /mls/admin-dashboard/matches/gw5-a1?part=after      D     .      .        .       .
owner          /mbl/admin-dashboard/results                        P     .      .        .       .
owner          /mbl/admin-dashboard/results/new                    d     .      .        .       .
owner          /mbl/admin-dashboard/standings                      D     .      .        .       .
owner          /mvl/admin-dashboard/results                        d     .      .        .       .
owner          /mal/admin-dashboard/fixtures                       P     .      .        .       .
owner          /mal/admin-dashboard/results                        D     .      .        .       .
owner          /mcl/admin-dashboard/results                        p     .      .        .       .
owner          /mttl/admin-dashboard/results                       D     .      .        .       .
owner          /mltl/admin-dashboard/results                       P     .      .        .       .
owner          /handball-league/admin-dashboard/results            d     .      .        .       .
owner          /student-week-football/admin-dashboard/players      p     .      .        .       .
owner          /student-week-football/admin-dashboard/standings    D     .      .        .       .
owner          /student-week-football/admin-dashboard/clubs        P     .      .        .       .

scorer         /mls/admin-dashboard                                Pd    p      P        D       .
scorer         /mls/admin-dashboard/matches/gw5-a1?part=live       PpD   .      .        .       .
scorer         /mls/admin-dashboard/matches/gw4-a2?part=live       p     .      .        .       .
scorer         /mls/admin-dashboard/matches/hard-93-0?part=live    .     .      .        .       P

captain        /mls/admin-dashboard/captain                        PpD   p      P        d       P
captain        /mls/admin-dashboard/captain?view=squad             pD    .      .        .       .
captain        /mls/admin-dashboard/captain?view=lineup&match=gw5-b1  Pd  .     .        .       .
captain        /mls/admin-dashboard/captain?view=report&match=gw4-b1  pD  .     .        .       .
captain        /mls/admin-dashboard/captain?view=ask&match=gw6-b1  P     .      .        .       .
`;

/** The moment that the clock of every page shows, in epoch milliseconds: a Saturday on which matches are played. */
export const MOMENT = Date.parse("2026-10-17T15:40:00+01:00");

export const roles = ["visitor", "administrator", "owner", "scorer", "captain"] as const;
export type Viewer = (typeof roles)[number];

export const states = ["full", "empty", "loading", "broken", "hard"] as const;
export type State = (typeof states)[number];

const looks = {
  P: { width: 390, scheme: "light" },
  p: { width: 390, scheme: "dark" },
  D: { width: 1280, scheme: "light" },
  d: { width: 1280, scheme: "dark" },
} as const;

/** The width and the colour scheme of a picture. */
export type Look = (typeof looks)[keyof typeof looks];

/** A page that is opened once, and the looks in which pictures of it are taken. */
export interface Visit {
  /** The name of its pictures, without their look. */
  readonly name: string;
  readonly role: Viewer;
  readonly state: State;
  readonly scene: Scene;
  readonly looks: readonly Look[];
}

const opened = new Map([...visitorStates, ...adminStates].map((scene) => [scene.name, scene]));

function sceneOf(page: string): Scene {
  if (page.startsWith("/")) {
    const words = page.replace("admin-dashboard", "desk").match(/\w+/g) ?? ["landing"];
    return { name: words.join("-"), path: page };
  }
  const scene = opened.get(page);
  if (!scene) throw new Error(`There is no scene "${page}".`);
  return scene;
}

function lookOf(letter: string): Look {
  const found = Object.entries(looks).find(([name]) => name === letter)?.[1];
  if (!found) throw new Error(`"${letter}" is no look.`);
  return found;
}

/**
 * Reads the lines of a table like the one above, in an order in which visits with the same role and state follow each
 * other.
 * @throws Error for an unknown role, scene or look, and for a line with too few or too many columns
 */
export function readTable(text: string): readonly Visit[] {
  const [, ...lines] = text.split("\n").filter((line) => line.trim() !== "");
  const visits = lines.flatMap((line) => {
    const [named = "", page = "", ...cells] = line.trim().split(/\s+/);
    const role = roles.find((one) => one === named);
    if (!role || cells.length !== states.length)
      throw new Error(`Not a line of the table: ${line}`);
    const scene = sceneOf(page);
    return states.map((state, at): Visit => {
      const letters = cells[at] === "." ? [] : [...(cells[at] ?? "")];
      return {
        name: `${role}-${scene.name}-${state}`,
        role,
        state,
        scene: { ...scene, busy: state === "loading" },
        looks: letters.map(lookOf),
      };
    });
  });
  return roles.flatMap((role) =>
    states.flatMap((state) =>
      visits.filter((one) => one.role === role && one.state === state && one.looks.length > 0),
    ),
  );
}

/** All visits of the table. */
export const visits: readonly Visit[] = readTable(TABLE);
