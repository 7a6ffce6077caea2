import {
  changed,
  inHours,
  lineUpsOf,
  newPlayer,
  saved,
  type Cast,
  type Scene,
} from "../rules/captainScene";
import type { Fields } from "../rules/save";
import type { Documents, Row } from "./rightsScene";

/** Of the table of rights (rightsOfCaptains.ts): players and line-ups of a captain's own club. */
export function rightsOfClubs(scene: Scene, cast: Cast, stored: Documents): readonly Row[] {
  const { slug, nameOf } = scene;
  const { home, away, both, admin, chief, owner } = cast;
  const admins = [admin, chief, owner];
  const ofHome = [home, both, ...admins];
  const [lineUpA, lineUpB] = lineUpsOf(scene);
  const squad = (id: string, change: Fields) => changed(scene, stored, "players", id, change);
  const adds = (change: Fields = {}) =>
    saved(scene, "players", "new", newPlayer(scene, change), null);
  const fixture = (id: string, change: Fields) => changed(scene, stored, "fixtures", id, change);
  const named = { name: "Ayo B.", formerNames: ["Ayo Bello"] };
  const off: Documents = { [`captains/${slug}`]: { on: false, squadsUntil: null } };
  const closes = (hours: number): Documents => ({
    [`captains/${slug}`]: { on: true, squadsUntil: inHours(hours) },
  });
  const without = (path: string): Documents => ({ [path]: { gone: true } });
  return [
    // Squads.
    ["a player of the club: add", ofHome, adds()],
    ["a player of the other club: add", [away, ...admins], adds({ club: "Mount Trojans" })],
    ["a player of a club's former name: add", admins, adds({ club: "Kingsway Wanderers" })],
    ["a player with goals: add", admins, adds({ goals: 1, ...(slug === "mbl" && { points: 1 }) })],
    ["a player with a rating: add", admins, adds({ rating: 1 })],
    ["a player with former names: add", admins, adds({ formerNames: ["Musa"] })],
    ["a player with a picture: add", admins, adds({ picture: "https://a.example/x.png" })],
    ["a player of a past season: add", admins, adds({ season: "2024" })],
    ["a player of the club: another number", ofHome, squad("ours", { jersey: 12 })],
    ["a player of the club: another position", ofHome, squad("ours", { position: "Defender" })],
    ["a player of the club: another name", ofHome, squad("ours", named)],
    ["a player of the club: another name alone", admins, squad("ours", { name: "Ayo B." })],
    ["a player of the club: a former name more", admins, squad("ours", { formerNames: ["Musa"] })],
    [
      "a player of the club: other goals",
      admins,
      squad("ours", { goals: 4, ...(slug === "mbl" && { points: 4 }) }),
    ],
    ["a player of the club: another rating", admins, squad("ours", { rating: 8 })],
    [
      "a player of the club: another picture",
      admins,
      squad("ours", { picture: "https://a.example/x.png" }),
    ],
    ["a player of the club: to another club", admins, squad("ours", { club: "Mount Trojans" })],
    [
      "a player of the club: to a former name",
      admins,
      squad("ours", { club: "Kingsway Wanderers" }),
    ],
    ["a player of the club: to a past season", admins, squad("ours", { season: "2024" })],
    [
      "a player of the club: delete",
      admins,
      saved(scene, "players", "ours", null, stored[`${nameOf("players")}/ours`] ?? {}),
    ],
    ["a player of a former name: another number", ofHome, squad("former", { jersey: 12 })],
    [
      "a player of a former name: to the name of today",
      ofHome,
      squad("former", { club: "Kingsway Rovers" }),
    ],
    ["a player of another spelling: another number", admins, squad("spelled", { jersey: 12 })],
    [
      "a player of the other club: another number",
      [away, ...admins],
      squad("theirs", { jersey: 12 }),
    ],
    ["a player of the other club: take over", admins, squad("theirs", { club: "Kingsway Rovers" })],
    ["a player of a past season: another number", admins, squad("past", { jersey: 12 })],
    ["captains off, a player: another number", admins, squad("ours", { jersey: 12 }), off],
    ["captains off, a player: add", admins, adds(), off],
    ["no switches, a player: add", admins, adds(), without(`captains/${slug}`)],
    [
      "squads closed, a player: another number",
      admins,
      squad("ours", { jersey: 12 }),
      closes(-1 / 60),
    ],
    ["squads closed, a player: add", admins, adds(), closes(-1 / 60)],
    [
      "squads still open, a player: another number",
      ofHome,
      squad("ours", { jersey: 12 }),
      closes(1),
    ],
    // Line-ups.
    ["the own line-up: set", ofHome, fixture("soon", { [lineUpA]: ["Musa Sani"] })],
    ["the own line-up, an hour before: set", ofHome, fixture("hour", { [lineUpA]: ["Musa Sani"] })],
    [
      "the own line-up, seven days before: set",
      ofHome,
      fixture("week", { [lineUpA]: ["Musa Sani"] }),
    ],
    [
      "the own line-up, more than seven days before: set",
      admins,
      fixture("later", { [lineUpA]: ["Musa Sani"] }),
    ],
    [
      "the own line-up, a minute after: set",
      admins,
      fixture("begun", { [lineUpA]: ["Musa Sani"] }),
    ],
    ["the own line-up, away: set", ofHome, fixture("away", { [lineUpB]: ["Musa Sani"] })],
    ["the other line-up: set", [away, ...admins], fixture("soon", { [lineUpB]: ["Musa Sani"] })],
    ["both line-ups: set", admins, fixture("soon", { [lineUpA]: ["A"], [lineUpB]: ["B"] })],
    ["nothing of a fixture: save again", admins.concat(home, both, away), fixture("soon", {})],
    ["a fixture: another ground", admins, fixture("soon", { stadium: "Hall 2" })],
    ["a fixture: another time", admins, fixture("soon", { date: inHours(50) })],
    [
      "a fixture: line-up and status",
      admins,
      fixture("soon", { [lineUpA]: ["A"], status: "Cancelled" }),
    ],
    [
      "a fixture of other clubs: line-up",
      [away, ...admins],
      fixture("others", { [lineUpB]: ["Musa Sani"] }),
    ],
    ["a fixture of a past season: line-up", admins, fixture("past", { [lineUpA]: ["Musa Sani"] })],
    ["a fixture without a time: line-up", ofHome, fixture("untimed", { [lineUpA]: ["Musa Sani"] })],
    [
      "a fixture without a time, begun: line-up",
      admins,
      fixture("untimedBegun", { [lineUpA]: ["Musa Sani"] }),
    ],
    ["a fixture without a day: line-up", admins, fixture("dateless", { [lineUpA]: ["Musa Sani"] })],
    ["captains off, a line-up: set", admins, fixture("soon", { [lineUpA]: ["Musa Sani"] }), off],
    [
      "a fixture: delete",
      admins,
      saved(scene, "fixtures", "soon", null, stored[`${nameOf("fixtures")}/soon`] ?? {}),
    ],
  ];
}
