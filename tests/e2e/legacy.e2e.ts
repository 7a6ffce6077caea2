import type { Page } from "@playwright/test";
import { formatKickOff } from "../../src/domain/time";
import type { StoredValue } from "../../src/records/document";
import type { EntityKind } from "../../src/records/record";
import { mls } from "../arena/leagues/mls";
import { makeSeason } from "../factories/records";
import { legacyDocuments, unreadableDocuments } from "../legacy/documents";
import { field } from "../harness/desk";
import { adminTest, fill, link, press, remove, row, save, saveRow, title } from "./administrator";
import type { Database, Plain } from "./database";
import { expect, FULL, test } from "./siteTest";

/*
 * A database as the old site left it: documents in every old shape and some that nobody can read, first
 * without the published documents, which the old site did not have, then inside them.
 */

// A record with keys that nobody knows is closed to visitors once a sheet is, and the browser says so.
test.use({ expectedErrors: /status of 403/ });

const league = "/mls";
const collections = mls.collections;
const broken = (at: number) => `broken-${at}`;

/** A document of the fixtures as the database takes it. */
function stored(raw: unknown): StoredValue {
  if (raw === null || raw instanceof Date) return raw;
  if (typeof raw === "string" || typeof raw === "number" || typeof raw === "boolean") return raw;
  if (Array.isArray(raw)) return raw.map(stored);
  return Object.fromEntries(
    Object.entries(Object(raw)).map(([key, value]) => [key, stored(value)]),
  );
}

const isMap = (value: StoredValue): value is { readonly [key: string]: StoredValue } =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Date);

/** The old site's documents beside the seed, and nothing published. */
async function asTheOldSiteLeftIt(database: Database): Promise<void> {
  for (const collection of (await database.list("published")).keys()) {
    await database.remove("published", collection);
  }
  // The old site knew no settings of a season: tables and figures are kept by hand.
  for (const name of ["mlsSeasons", "mblSeasons"]) {
    for (const id of (await database.list(name)).keys()) await database.remove(name, id);
  }
  for (const { collection, id, document } of legacyDocuments) {
    const content = stored(document);
    if (isMap(content)) await database.write(collection, id, content);
  }
  for (const [at, { kind, document }] of unreadableDocuments.entries()) {
    const content = stored(document);
    const collection = collections[kind];
    if (collection && isMap(content)) await database.write(collection, broken(at), content);
  }
}

/** The same inside the published documents, where a record may be no map at all. */
async function published(database: Database): Promise<void> {
  const kept = { id: "2026", table: "kept", players: "kept" } as const;
  await database.keep(mls, "seasons", makeSeason(kept));
  for (const { collection, id, document } of legacyDocuments) {
    const content = stored(document);
    await database.publish(collection, id, content);
    if (isMap(content)) await database.write(collection, id, content);
  }
  for (const [at, { kind, document }] of unreadableDocuments.entries()) {
    const collection = collections[kind];
    if (collection) await database.publish(collection, broken(at), stored(document));
  }
}

const oldOnes = (kind: EntityKind, collection: string) =>
  legacyDocuments.filter((one) => one.kind === kind && one.collection === collection);

/** What a fixture's details must say of what is read from it. */
function fixtureWords({ date = null, lineUpA = [], lineUpB = [] }: Plain): readonly string[] {
  const kickOff = formatKickOff(typeof date === "number" ? date : null, "Africa/Lagos");
  const names = [lineUpA, lineUpB].flatMap((lineUp) => (Array.isArray(lineUp) ? lineUp : []));
  // A match without a date is tied to the result of the same two teams, which says more.
  return [...(kickOff ? [kickOff.full] : []), ...names.map(String)];
}

function resultWords({ teamA, teamB, scoreA = 2, scoreB = 1, goalsA, manOfTheMatch }: Plain) {
  const goals = Array.isArray(goalsA) ? goalsA : [];
  return [
    `${String(teamA)} ${scoreA ?? "unknown"}, ${String(teamB)} ${scoreB ?? "unknown"}`,
    ...goals.map((goal) => String(Reflect.get(Object(goal), "player")).replace(/ \(.*/, "")),
    String(Reflect.get(Object(manOfTheMatch), "player") ?? ""),
  ];
}

function playerWords({ jersey, goals = 0 }: Plain): readonly string[] {
  return [`Number${String(jersey ?? "None")}`, `Goals${String(goals)}`];
}

/** Goes to an address of the page that is open, as the back button would: nothing is loaded anew. */
function go(page: Page, address: string): Promise<void> {
  return page.evaluate((to) => {
    history.replaceState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, address);
}

const pages: Readonly<Record<"fixtures" | "results" | "players", readonly [string, string]>> = {
  fixtures: ["matches", "match"],
  results: ["results", "match"],
  players: ["players", "player"],
};

const words = { fixtures: fixtureWords, results: resultWords, players: playerWords };

for (const [state, arrange] of [
  ["in the collections alone", asTheOldSiteLeftIt],
  ["in the published documents", published],
] as const) {
  test(
    `old documents ${state}: every football page shows them`,
    { tag: FULL },
    async ({ page, database }) => {
      await arrange(database);

      for (const path of ["home", "players", "matches", "results", "standings", "stats", "clubs"]) {
        await page.goto(`${league}/${path}`);
        const main = page.getByRole("main");
        await expect(main.locator("[aria-busy=true]"), path).toHaveCount(0);
        await expect(main, path).not.toContainText(/\byet\b|NaN|undefined|Invalid|\[object/);
        await expect(page.getByRole("alert"), path).toHaveCount(0);
      }
      await page.goto("/mls/clubs/kingsway-rovers");
      await expect(page.getByRole("heading", { name: "Squad" })).toBeVisible();
      await expect(page.getByRole("alert")).toHaveCount(0);

      for (const kind of ["fixtures", "results", "players"] as const) {
        const [path, parameter] = pages[kind];
        await page.goto(`${league}/${path}`);
        const details = page.getByRole("dialog");
        for (const { id, shape, reads } of oldOnes(kind, collections[kind] ?? "")) {
          await go(page, `${league}/${path}?${parameter}=${id}`);
          for (const text of words[kind](reads)) {
            await expect(details, `${kind}: ${shape}`).toContainText(text);
          }
          await expect(details.getByRole("alert"), `${kind}: ${shape}`).toHaveCount(0);
        }
      }

      await page.goto("/mls/standings");
      const rows = page.getByRole("row");
      const old = oldOnes("standings", "mlsStandings");
      await expect(rows.filter({ has: page.getByRole("rowheader") })).toHaveCount(8 + old.length);
      for (const { reads } of old) {
        const points = String(Reflect.get(reads, "points")).replace("-", "−");
        const team = String(Reflect.get(reads, "team"));
        // Behind the points are the form and the next opponent.
        const line = new RegExp(`${team}.*${points}[WDL–]*((v|at)[A-Z].*)?$`);
        await expect(rows.filter({ hasText: line })).not.toHaveCount(0);
      }
    },
  );
}

test("old basketball documents are shown", { tag: FULL }, async ({ page, database }) => {
  await asTheOldSiteLeftIt(database);
  for (const { id, reads } of oldOnes("players", "mblPlayers")) {
    await page.goto(`/mbl/players?player=${id}`);
    await expect(page.getByRole("dialog")).toContainText(
      `Points${String(Reflect.get(reads, "goals"))}`,
    );
  }
  for (const { id, reads } of oldOnes("fixtures", "mblFixtures")) {
    await page.goto(`/mbl/matches?match=${id}`);
    for (const text of fixtureWords(reads)) {
      await expect(page.getByRole("dialog")).toContainText(text);
    }
  }
  for (const { id, reads } of oldOnes("results", "mblResults")) {
    await page.goto(`/mbl/results?match=${id}`);
    for (const text of resultWords(reads)) {
      await expect(page.getByRole("dialog")).toContainText(text);
    }
  }
  await page.goto("/mbl/standings");
  const old = oldOnes("standings", "mblStandings").length;
  await expect(page.getByRole("row").filter({ has: page.getByRole("rowheader") })).toHaveCount(
    5 + old,
  );
  await page.goto("/student-week-football/home");
  await expect(
    page
      .getByRole("region", { name: /^(Upcoming|Today and next)$/ })
      .getByRole("link")
      .first(),
  ).toBeVisible();
});

adminTest(
  "old documents are changed, deleted and brought back like any other",
  { tag: FULL },
  async ({ admin, database }) => {
    await asTheOldSiteLeftIt(database);
    const edits = [
      ["fixtures", "mlsFixtures", "legacy-date-as-seconds-and-nanoseconds", "Ground", "Main bowl"],
      ["players", "mlsPlayers", "legacy-numbers-as-text", "Goals", "13"],
      ["results", "mlsResults", "legacy-bookings-as-one-text", "Team A score", "4"],
      ["standings", "mlsStandings", "legacy-football-row-keyed-by-name", "Points", "5"],
    ] as const;
    const notices = {
      fixtures: "Fixture saved",
      players: "Player saved",
      results: "Result saved successfully",
    };
    for (const [kind, collection, id, label, value] of edits) {
      await admin.goto(`/mls/admin-dashboard/${kind}/${id}`);
      await expect(admin.getByText(/^Update /).first()).toBeVisible();
      await fill(admin, { [label]: value });
      if (kind === "standings") await saveRow(admin, "Update");
      else await save(admin, "Update", notices[kind]);
      const now = await database.read(collection, id);
      expect(now, collection).toMatchObject({ version: 1, updatedAt: expect.any(Date) });
    }
    await expect
      .poll(() => database.read("mlsPlayers", "legacy-numbers-as-text"))
      .toMatchObject({
        jersey: 9,
        rating: 7.5,
        goals: 13,
        assists: 3,
      });
    await expect
      .poll(() => database.read("mlsResults", "legacy-bookings-as-one-text"))
      .toMatchObject({
        scoreA: 4,
        corrected: "2–1",
        bookings: ["Ayo Bello (Yellow Card)", "Musa Idris (Red Card, 80)"],
      });

    // One that was never saved by this site is deleted and brought back whole.
    await admin.goto("/mls/admin-dashboard/standings?q=mount+trojans&group=none");
    await expect(row(admin, "Mount Trojans")).toHaveCount(1);
    await remove(admin, "Mount Trojans", "standing");
    await expect.poll(() => database.read("mlsStandings", "legacy-sums-missing")).toBeNull();
    await press(admin, "Undo");
    await expect(row(admin, "Mount Trojans")).toHaveCount(1);
    await expect
      .poll(() => database.read("mlsStandings", "legacy-sums-missing"))
      .toMatchObject({
        teamName: "Mount Trojans",
        played: 4,
        points: 7,
      });
  },
);

adminTest(
  "what nobody can read is counted for the administrators, and the rest is listed",
  { tag: FULL },
  async ({ admin, database }) => {
    await published(database);
    await admin.goto("/mls/admin-dashboard/players");
    await expect(admin.getByText(/^\d+ players$/)).toBeVisible();
    await expect(admin.getByText(/2 entries are incomplete/)).toBeVisible();
    await link(admin.getByRole("main"), "Broken records").click();
    await expect(title(admin)).toHaveText("Broken records");
    await admin.goto("/mls/admin-dashboard/fixtures/legacy-line-ups-as-one-text");
    await expect(field(admin, "Team A starting XI")).toHaveValue(
      "Ayo Bello, Kofi Mensah, Musa Idris",
    );
  },
);
