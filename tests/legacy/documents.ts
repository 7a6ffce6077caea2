import type { EntityKind, RecordOf } from "@/records/record";

/** A document as the old site stored it, and what the new one must read from it. */
export interface LegacyDocument<K extends EntityKind = EntityKind> {
  /** What is old about it. */
  readonly shape: string;
  readonly kind: K;
  /** The collection it would lie in. */
  readonly collection: string;
  readonly id: string;
  readonly document: Readonly<Record<string, unknown>>;
  readonly reads: Partial<RecordOf<K>>;
}

/** Saturday 14 March 2026, 16:00 at the arena. */
const MOMENT = Date.UTC(2026, 2, 14, 15);
const SECONDS = MOMENT / 1000;

const pairing = { teamA: "Kingsway Rovers", teamB: "Mount Trojans" };

const fixture = (
  shape: string,
  document: Readonly<Record<string, unknown>>,
  reads: Partial<RecordOf<"fixtures">>,
  collection = "mlsFixtures",
): LegacyDocument<"fixtures"> => ({
  shape,
  kind: "fixtures",
  collection,
  id: `legacy-${shape.replace(/\W+/g, "-")}`,
  document: { ...pairing, ...document },
  reads: { ...pairing, version: 0, ...reads },
});

const fixtures: readonly LegacyDocument<"fixtures">[] = [
  fixture("date as timestamp", { date: new Date(MOMENT) }, { date: MOMENT }),
  fixture(
    "date as seconds and nanoseconds",
    { date: { seconds: SECONDS, nanoseconds: 5_000_000 } },
    { date: MOMENT + 5 },
  ),
  fixture("date as epoch seconds", { date: SECONDS }, { date: MOMENT }),
  fixture("date as epoch seconds in text", { date: `${SECONDS}` }, { date: MOMENT }),
  fixture("date as epoch milliseconds", { date: MOMENT }, { date: MOMENT }),
  fixture("date as ISO text", { date: "2026-03-14T15:00:00.000Z" }, { date: MOMENT }),
  fixture("date as ISO text with offset", { date: "2026-03-14T16:00:00+01:00" }, { date: MOMENT }),
  fixture("date as the form typed it", { date: "2026-03-14T16:00" }, { date: MOMENT }),
  fixture("date with its time apart", { date: "2026-03-14", time: "16:00" }, { date: MOMENT }),
  fixture("date missing", {}, { date: null, stadium: "", status: "", gameWeek: "" }),
  fixture("date broken", { date: "Invalid Date" }, { date: null }),
  fixture("date of 1970", { date: 0 }, { date: null }),
  fixture(
    "line-ups as one text",
    { teamAStartingXI: "Ayo Bello, Kofi Mensah ,,Musa Idris", teamBStartingXI: "" },
    { lineUpA: ["Ayo Bello", "Kofi Mensah", "Musa Idris"], lineUpB: [] },
  ),
  fixture(
    "line-ups as a list of one empty text",
    { teamAStartingXI: [""], teamBStartingXI: ["Issa Diarra"] },
    { lineUpA: [], lineUpB: ["Issa Diarra"] },
  ),
  fixture(
    "line-ups as one text within a list",
    { teamAStartingXI: ["Ayo Bello, Kofi Mensah"] },
    { lineUpA: ["Ayo Bello", "Kofi Mensah"] },
  ),
  fixture(
    "starting five",
    { teamAStartingV: "A, B, C, D, E", teamBStartingV: [""] },
    { lineUpA: ["A", "B", "C", "D", "E"], lineUpB: [] },
    "mblFixtures",
  ),
  fixture(
    "starting five beside an empty eleven",
    { teamAStartingXI: [""], teamAStartingV: ["A", "B"] },
    { lineUpA: ["A", "B"] },
    "mblFixtures",
  ),
  fixture("game week as a number", { gameWeek: 10 }, { gameWeek: "10" }),
  fixture("game week as text", { gameWeek: " Game Week 10 " }, { gameWeek: "Game Week 10" }),
  fixture(
    "student week with nothing but names",
    { teamA: "A1", teamB: "B4" },
    { teamA: "A1", teamB: "B4", date: null, lineUpA: [] },
    "swfFixtures",
  ),
];

const player = (
  shape: string,
  document: Readonly<Record<string, unknown>>,
  reads: Partial<RecordOf<"players">>,
  collection = "mlsPlayers",
): LegacyDocument<"players"> => ({
  shape,
  kind: "players",
  collection,
  id: `legacy-${shape.replace(/\W+/g, "-")}`,
  document: { name: "Ayo Bello", club: "Kingsway Rovers", ...document },
  reads: { name: "Ayo Bello", version: 0, ...reads },
});

const players: readonly LegacyDocument<"players">[] = [
  player(
    "numbers as text",
    { jersey: "9", rating: "7.5", goals: " 12 ", assists: "3", appearances: "10" },
    { jersey: 9, rating: 7.5, goals: 12, assists: 3, appearances: 10 },
  ),
  player(
    "fields empty",
    { jersey: "", rating: "", goals: "", position: "", picture: "" },
    { jersey: null, rating: 0, goals: 0, position: "", picture: "" },
  ),
  player("fields missing", {}, { jersey: null, rating: 0, goals: 0, cleanSheets: 0, picture: "" }),
  player("fields null", { jersey: null, goals: null, club: null }, { jersey: null, club: "" }),
  player(
    "picture not on https",
    { picture: "http://example.com/a.png", teamLogo: "/static/logo.png" },
    { picture: "", teamLogo: "" },
  ),
  player(
    "goalkeeper with clean sheets",
    { position: "Goalkeeper", cleanSheets: "4" },
    { position: "Goalkeeper", cleanSheets: 4 },
  ),
  player(
    "points without goals",
    { points: "78", rebounds: "20", steals: 4, blocks: "" },
    { goals: 78, rebounds: 20, steals: 4, blocks: 0 },
    "mblPlayers",
  ),
  player("points beside empty goals", { goals: "", points: 78 }, { goals: 78 }, "mblPlayers"),
];

const result = (
  shape: string,
  document: Readonly<Record<string, unknown>>,
  reads: Partial<RecordOf<"results">>,
  collection = "mlsResults",
): LegacyDocument<"results"> => ({
  shape,
  kind: "results",
  collection,
  id: `legacy-${shape.replace(/\W+/g, "-")}`,
  document: { ...pairing, scoreA: 2, scoreB: 1, ...document },
  reads: { ...pairing, version: 0, ...reads },
});

const results: readonly LegacyDocument<"results">[] = [
  result("scores as text", { scoreA: "2", scoreB: "0" }, { scoreA: 2, scoreB: 0 }),
  result("scores empty", { scoreA: "", scoreB: null }, { scoreA: null, scoreB: null }),
  result("date missing, as the old site had none", {}, { date: null, corrected: "" }),
  result(
    "goals as lists of maps",
    {
      goalsA: [
        { player: "Ayo Bello", assist: "", minute: 45 },
        { player: "Kofi Mensah (pen)", minute: "90+2" },
      ],
      goalsB: [{ player: "", assist: "", minute: "" }],
    },
    {
      goalsA: [
        { player: "Ayo Bello", assist: "", minute: "45" },
        { player: "Kofi Mensah (pen)", assist: "", minute: "90+2" },
      ],
      goalsB: [],
    },
  ),
  result("goals missing or a list of one empty text", { goalsA: [""] }, { goalsA: [], goalsB: [] }),
  result(
    "bookings as one text",
    { bookings: "Ayo Bello (Yellow Card), Musa Idris (Red Card, 80)" },
    { bookings: ["Ayo Bello (Yellow Card)", "Musa Idris (Red Card, 80)"] },
  ),
  result("bookings as a list of one empty text", { bookings: [""] }, { bookings: [] }),
  result("possession as text", { possessionA: "57", possessionB: "43" }, { possessionA: 57 }),
  result("possession out of range", { possessionA: 130 }, { possessionA: 100 }),
  result("possession of team B only", { possessionB: 40 }, { possessionA: 60 }),
  result("possession missing", {}, { possessionA: 50 }),
  result(
    "man of the match with a rating in text",
    { manOfTheMatch: { player: "Ayo Bello", rating: "4" } },
    { manOfTheMatch: { player: "Ayo Bello", clubLogo: "", rating: 4 } },
  ),
  result(
    "man of the match as a name",
    { manOfTheMatch: "Ayo Bello" },
    { manOfTheMatch: { player: "Ayo Bello", clubLogo: "", rating: 0 } },
  ),
  result(
    "man of the match missing",
    {},
    { manOfTheMatch: { player: "", clubLogo: "", rating: 0 }, substitutionsA: "" },
  ),
  result(
    "basketball with scores as text",
    { scoreA: "112", scoreB: "98", goalsA: [{ player: "Ayo Bello", minute: "31" }] },
    { scoreA: 112, scoreB: 98, goalsA: [{ player: "Ayo Bello", assist: "", minute: "31" }] },
    "mblResults",
  ),
];

const standing = (
  shape: string,
  document: Readonly<Record<string, unknown>>,
  reads: Partial<RecordOf<"standings">>,
  collection = "mlsStandings",
): LegacyDocument<"standings"> => ({
  shape,
  kind: "standings",
  collection,
  id: `legacy-${shape.replace(/\W+/g, "-")}`,
  document,
  reads: { version: 0, ...reads },
});

const standings: readonly LegacyDocument<"standings">[] = [
  standing(
    "football row keyed by teamName, numbers as text",
    { teamName: "Kingsway Rovers", group: "A", played: "3", won: "2", gd: "+4", points: "6" },
    { team: "Kingsway Rovers", group: "A", played: 3, won: 2, draw: 0, gd: 4, points: 6 },
  ),
  standing(
    "football row keyed by name",
    { name: "Kingsway Rovers", group: "Group A", gd: "−3", points: -1 },
    { team: "Kingsway Rovers", group: "Group A", gd: -3, points: -1 },
  ),
  standing(
    "sums missing",
    { teamName: "Mount Trojans", won: 2, draw: "1", lost: 1, gf: "7", ga: 4 },
    { team: "Mount Trojans", played: 4, gd: 3, points: 7 },
  ),
  standing(
    "basketball row keyed by name",
    { name: "Hilltop Hawks", won: "5", lost: 2, streak: "W3", ppg: "81.4" },
    { team: "Hilltop Hawks", won: 5, lost: 2, streak: "W3", ppg: 81.4 },
    "mblStandings",
  ),
  standing(
    "basketball row keyed by teamName, the rest empty",
    { teamName: "Hilltop Hawks", name: "", won: "", ppg: "", streak: 3 },
    { team: "Hilltop Hawks", won: 0, ppg: 0, streak: "3" },
    "mblStandings",
  ),
];

const team = (
  shape: string,
  document: Readonly<Record<string, unknown>>,
  reads: Partial<RecordOf<"teams">>,
): LegacyDocument<"teams"> => ({
  shape,
  kind: "teams",
  collection: "mlsTeams",
  id: `legacy-${shape.replace(/\W+/g, "-")}`,
  document,
  reads: { version: 0, ...reads },
});

const teams: readonly LegacyDocument<"teams">[] = [
  team(
    "nothing but a name",
    { name: " Kingsway  Rovers " },
    { name: "Kingsway Rovers", logo: "", slug: "", colours: [], founded: null },
  ),
  team("keyed by teamName", { teamName: "Kingsway Rovers" }, { name: "Kingsway Rovers" }),
  team(
    "colours as one text, year as text",
    { name: "Mount Trojans", colours: "#0B3D91, #FFC72C", founded: "2006", slug: "Mount-Trojans" },
    { colours: ["#0B3D91", "#FFC72C"], founded: 2006, slug: "mount-trojans" },
  ),
];

/** At least one document for every old shape of every kind. */
export const legacyDocuments: readonly LegacyDocument[] = [
  ...fixtures,
  ...players,
  ...results,
  ...standings,
  ...teams,
];

/** Documents that cannot be read at all, with the reason the repair page gives. */
export const unreadableDocuments: readonly {
  readonly kind: EntityKind;
  readonly document: unknown;
  readonly reason: string;
}[] = [
  { kind: "fixtures", document: { teamA: "", teamB: {} }, reason: "Missing: teamA, teamB" },
  { kind: "players", document: { jersey: "9" }, reason: "Missing: name" },
  { kind: "results", document: { ...pairing, teamB: ["?"] }, reason: "Missing: teamB" },
  { kind: "standings", document: { points: 3, teamName: "  " }, reason: "Missing: team" },
  { kind: "teams", document: null, reason: "Missing: name" },
  { kind: "players", document: "a text where a record should be", reason: "Missing: name" },
  { kind: "fixtures", document: [1, 2], reason: "Missing: teamA, teamB" },
];
