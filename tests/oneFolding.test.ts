import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { suggested, bestMatch } from "@/admin/fields/suggesting";
import { foundDestinations, placesOf } from "@/admin/find/places";
import { adminKinds } from "@/admin/kinds";
import { found } from "@/admin/line-up/lineUp";
import { shownRecords } from "@/admin/list/shownRecords";
import { filteredChanges } from "@/admin/upkeep/changes";
import { makeSearch } from "@/app/search/search";
import { allEntries } from "@/app/search/entries";
import { listedMatch } from "@/domain/match/listed";
import { foldName } from "@/domain/names";
import { holdsName, withoutName } from "@/domain/people/erase";
import { isCalled } from "@/domain/people/squad";
import { clubsOf, findClub } from "@/domain/season/clubs";
import { formatOf } from "@/domain/season/format";
import { clubNames } from "@/records/files/clubNames";
import { clubOptions, matchesOf } from "@/site/match/clubFilter";
import { fitsPlayer } from "@/site/players/usePlayerFilter";
import { mls } from "./arena/leagues/mls";
import { KICK_OFF, makeFixture, makePlayer, makeResult, makeTeam } from "./factories/records";
import { writings } from "./factories/writings";

const format = formatOf(mls, { pack: "", format: "" });
const NAME = "Łucja N’Diaye-Øst";
const player = makePlayer({ id: "p", name: NAME, club: NAME, position: NAME, jersey: 9 });
const team = makeTeam({ id: "t", name: NAME });
const fixture = makeFixture({ id: "m", teamA: NAME, teamB: "Mount Trojans" });
const result = makeResult({ id: "m", teamA: NAME, teamB: "Mount Trojans" });
const held = { teams: [team], players: [player], fixtures: [fixture], results: [], meets: [] };
const everything = { q: "", club: "", position: "" };
const nothing = {
  seasons: [],
  clubs: [],
  matches: [],
  meets: [],
  events: [],
  players: [],
  news: [],
};

const search = makeSearch(
  allEntries(
    [
      {
        ...nothing,
        league: mls,
        clubs: clubsOf(mls, [team]),
        matches: [listedMatch(fixture)],
        players: [player],
      },
    ],
    { zone: "Africa/Lagos", today: "2026-03-14", now: KICK_OFF },
  ),
  { isPreferred: () => false, now: KICK_OFF },
);
const kindsFound = (typed: string) =>
  new Set(search.find(typed).map(({ entry }) => (entry.title.includes("Diaye") ? entry.kind : "")));
const listed = (typed: string) => ({
  query: typed,
  filters: {},
  sort: null,
  direction: "asc" as const,
  page: null,
});
const change = {
  kind: "players" as const,
  entry: {
    change: "c",
    group: null,
    id: "p",
    action: "create" as const,
    version: 1,
    before: null,
    after: { ...player, version: 1 },
    redacted: false,
    redactions: [],
    by: "u",
    at: KICK_OFF,
  },
};

/** Every search, filter, identity and paste of the product, as a question whether a name is found. */
const places: Readonly<Record<string, (typed: string) => boolean>> = {
  "the players page, by name": (q) => fitsPlayer(player, { ...everything, q }),
  "the players page, by club": (club) => fitsPlayer(player, { ...everything, club }),
  "the players page, by position": (position) => fitsPlayer(player, { ...everything, position }),
  "the site's search: clubs": (typed) => kindsFound(typed).has("club"),
  "the site's search: players": (typed) => kindsFound(typed).has("player"),
  "the site's search: matches": (typed) => kindsFound(typed).has("match"),
  "Find in the administration: players": (typed) =>
    foundDestinations(placesOf(mls, held, true), typed).some(({ to }) => to.includes("/players/p")),
  "Find in the administration: clubs": (typed) =>
    foundDestinations(placesOf(mls, held, true), typed).some(({ to }) => to.includes("/clubs/t")),
  "the list of players": (typed) =>
    shownRecords([player], adminKinds.players.list.of(mls, format, null), listed(typed)).length ===
    1,
  "the list of clubs": (typed) =>
    shownRecords([team], adminKinds.teams.list.of(mls, format, null), listed(typed)).length === 1,
  "the list of fixtures": (typed) =>
    shownRecords([fixture], adminKinds.fixtures.list.of(mls, format, null), listed(typed))
      .length === 1,
  "the list of results": (typed) =>
    shownRecords([result], adminKinds.results.list.of(mls, format, null), listed(typed)).length ===
    1,
  "the changes": (query) =>
    filteredChanges(mls, [change], { by: "", query, deleted: false, day: "" }, []).length === 1,
  "players of a line-up": (typed) => found([player], typed).length === 1,
  "what a field suggests": (typed) => suggested(["Bello", NAME], typed).length === 1,
  "what Enter takes": (typed) => bestMatch(["Bello", NAME], typed) === NAME,
  "a player that a result names": (typed) => isCalled(player, typed),
  "a club of the league": (typed) => findClub(clubsOf(mls, [team]), typed) !== undefined,
  // Without a question whether it is that club.
  "a club of a file": (typed) => {
    const clubs = [{ name: NAME, formerNames: [] }];
    const { name, ask } = clubNames({ clubs, answers: {} }).read(typed, 1);
    return name === NAME && ask === null;
  },
  "a player of a file": (name) =>
    adminKinds.players.paste?.keys({ ...player, name, club: name }).at(-1) ===
    adminKinds.players.paste?.keys(player).at(-1),
  "the clubs of a list of matches": (teamA) =>
    clubOptions([fixture, { ...fixture, teamA }], "club", []).length === 3,
  "a person to be erased": (typed) =>
    holdsName(`1|${NAME}|Law`, typed) && !withoutName(NAME, typed).includes("Diaye"),
};

describe.each(Object.entries(places))("%s", (_, isFound) => {
  it.each([...writings(NAME), "Lucja N'Diaye‑Ost", "LUCJA NDIAYE–OST"])("knows %j", (written) => {
    expect(isFound(written)).toBe(true);
  });
});

it("shows the matches of a club that is written in two ways under one choice", () => {
  const matches = ["Łódź United", "Lodz United"].map((teamA) => ({ teamA, teamB: "Bello" }));
  const [, , { value } = { value: "" }] = clubOptions(matches, "club", []);
  expect(matchesOf(matches, value)).toHaveLength(2);
});

/** Code that folds texts for another reason, which is beside each. */
const others: Readonly<Record<string, string>> = {
  "src/domain/names.ts": "the one folding",
  "src/domain/cells/plainWords.ts": "words of files and dates, not names; hyphens of theirs count",
  "src/domain/cells/dateOrder.ts": "the arena's own way to write a date",
  "src/domain/meet/mark.ts": "a unit behind a mark",
  "src/domain/season/nextSeason.ts": "ids under which seasons are filed",
  "src/ui/match/ResultRow.tsx": "words of statuses, which nobody types",
};

it("is folded nowhere else, and no list of suggestions has a rule of its own", () => {
  const files = readdirSync("src", { recursive: true, encoding: "utf8" })
    .map((file) => `src/${file.replaceAll("\\", "/")}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|gallery)\.|^src\/demo\//.test(file));
  const own = files.filter((file) => {
    const code = readFileSync(file, "utf8");
    const folds = /normalize\("NFK?D"\)/.test(code);
    const suggests = /<Autocomplete|useAutocomplete<|useAutocomplete\(/.test(code);
    const searches = /toLowerCase\(\)\s*\.(includes|startsWith)\(/.test(code);
    return folds || searches || (suggests && !code.includes("filterOptions"));
  });
  expect(own.toSorted()).toEqual(Object.keys(others).toSorted());
  expect(foldName(NAME)).toBe("lucja ndiaye-ost");
});
