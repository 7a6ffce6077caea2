import {
  inHours,
  reportWrite,
  requestIn,
  requestWrite,
  type Cast,
  type Scene,
} from "../rules/captainScene";
import { storedRecord } from "../rules/save";
import { set, type Documents, type Row } from "./rightsScene";

/** Of the table of rights (rightsOfCaptains.ts): what captains report and ask for, and their switches. */
export function rightsOfReports(scene: Scene, cast: Cast, stored: Documents): readonly Row[] {
  const { slug, nameOf } = scene;
  const { home, away, third, both, admin, chief, owner } = cast;
  const admins = [admin, chief, owner];
  const off: Documents = { [`captains/${slug}`]: { on: false, squadsUntil: null } };
  return [
    // Reports.
    ["a report a minute after: send", [home, both], reportWrite(scene, "begun", "a")],
    ["a report of the other side: send", [away], reportWrite(scene, "begun", "b")],
    ["a report away: send", [home, both], reportWrite(scene, "awayBegun", "b")],
    ["a report before the match: send", [], reportWrite(scene, "hour", "a")],
    ["a report after 47 hours: send", [home, both], reportWrite(scene, "evening", "a")],
    ["a report after 48 hours: send", [], reportWrite(scene, "old", "a")],
    ["a report of no match: send", [], reportWrite(scene, "nothing", "a")],
    ["a report of the third side: send", [], reportWrite(scene, "begun", "c")],
    ["a report in another name: send", [], reportWrite(scene, "begun", "a", { by: "away" })],
    [
      "a report under another id: send",
      [],
      reportWrite(scene, "begun", "a", {}, `${slug}~b~begun`),
    ],
    [
      "a report of a confirmed result: send",
      [],
      reportWrite(scene, "begun", "a"),
      { [`${nameOf("results")}/begun`]: storedRecord({ scoreA: 1 }) },
    ],
    [
      "a report of a scorer's result: send",
      [home, both],
      reportWrite(scene, "begun", "a"),
      { [`${nameOf("results")}/begun`]: storedRecord({ scoreA: 1, unconfirmed: true }) },
    ],
    ["captains off, a report: send", [], reportWrite(scene, "begun", "a"), off],
    [
      "a report: delete",
      [owner],
      () => [{ op: "delete", path: `reports/${slug}~a~begun` }],
      { [`reports/${slug}~a~begun`]: { league: slug, fixture: "begun", side: "a", by: "home" } },
    ],
    // Requests.
    [
      "“we cannot play”: ask",
      [home, both, third],
      requestWrite(scene, "away", { what: "cannotPlay", proposals: [] }),
    ],
    ["another day: ask", [home, both, away], requestWrite(scene, "week")],
    ["another day for a club: ask", [home, both], requestWrite(scene, "week", { club: "rovers" })],
    ["another day after the match: ask", [], requestWrite(scene, "begun")],
    ["another day where one is asked for: ask", [], requestWrite(scene, "soon")],
    [
      "a player taken out: ask",
      [home, both],
      requestWrite(scene, "former", { what: "takeOut", proposals: [] }),
    ],
    ["captains off, another day: ask", [], requestWrite(scene, "week"), off],
    [
      "another day: answer",
      [away],
      () => [
        set(
          `captainRequests/${slug}~soon`,
          requestIn(scene, { ...stored[`captainRequests/${slug}~soon`], answer: "1" }),
        ),
      ],
    ],
    [
      "a request: end",
      [home, ...admins],
      () => [{ op: "delete", path: `captainRequests/${slug}~soon` }],
    ],
    [
      "captains off, a request: end",
      admins,
      () => [{ op: "delete", path: `captainRequests/${slug}~soon` }],
      off,
    ],
    // Switches.
    [
      "the switches: set",
      admins,
      () => [set(`captains/${slug}`, { on: false, squadsUntil: inHours(24) })],
    ],
    ["the switches: delete", [], () => [{ op: "delete", path: `captains/${slug}` }]],
  ];
}
