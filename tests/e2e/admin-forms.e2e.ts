import type { Page } from "@playwright/test";
import { field } from "../harness/desk";
import {
  adminTest as test,
  button,
  fill,
  link,
  pickClub,
  row,
  save,
  searchList,
} from "./administrator";
import type { Plain } from "./database";
import { expect, FULL } from "./siteTest";

/* What the forms do with what is typed, up to what the database then holds. */

const newResult = "/mls/admin-dashboard/results/new";

async function openMatch(page: Page, path: string, home: string, away: string): Promise<void> {
  await page.goto(path);
  await pickClub(page, "Team A", home);
  await pickClub(page, "Team B", away);
}

/** The one stored record with these values. */
const only = (records: ReadonlyMap<string, Plain>, values: Plain) => {
  const found = [...records.values()].filter((record) =>
    Object.entries(values).every(([key, value]) => record[key] === value),
  );
  expect(found).toHaveLength(1);
  return found[0] ?? {};
};

test("a result is stored as its report was typed", async ({ admin, database }) => {
  await openMatch(admin, newResult, "Kingsway Rovers", "Lagoon City");
  await fill(admin, { "Team A score": "2", "Team B score": "1", "Game week": "Final" });

  const home = admin.getByRole("group", { name: "Team A goals, Kingsway Rovers" });
  await button(home, "Add scorer for Kingsway Rovers").click();
  const scorer = field(home, "Player, scorer 1");
  await expect(scorer).toBeFocused();
  await scorer.press("ArrowDown");
  // The squad is offered; anybody else may be typed.
  const offered = admin.getByRole("listbox").getByRole("option");
  await expect(offered).toHaveCount(18);
  await offered.first().click();
  const first = await scorer.inputValue();
  await field(home, "Assist, scorer 1").fill("A guest");
  await field(home, "Minute, scorer 1").fill("45+2");
  await field(home, "Minute, scorer 1").press("Enter");
  await expect(field(home, "Player, scorer 2")).toBeFocused();
  await field(home, "Player, scorer 2").fill("Nobody known");
  await field(home, "Minute, scorer 2").fill("80 (pen)");
  await field(home, "Minute, scorer 2").press("Enter");
  await field(home, "Player, scorer 3").fill("A mistake");
  await button(home, /^Remove scorer 3/).click();
  await expect(home.getByRole("group", { name: /^Scorer/ })).toHaveCount(2);

  await fill(admin, {
    Bookings: "Bello (Yellow Card), Musa (Red Card, 80), a word to the bench",
    "Team A substitutions": "Eze IN/OUT (60)",
  });
  await fill(admin, { "Man of the match": first });
  await admin.getByRole("radio", { name: "4 stars" }).press("Space");
  await expect(admin.getByText("4 of 5")).toBeVisible();
  await save(admin, "Save", "Result saved successfully");

  const stored = only(await database.list("mlsResults"), { gameWeek: "Final", scoreA: 2 });
  expect(stored).toMatchObject({
    scoreA: 2,
    scoreB: 1,
    goalsA: [
      { player: first, assist: "A guest", minute: "45+2" },
      { player: "Nobody known", assist: "", minute: "80 (pen)" },
    ],
    goalsB: [],
    bookings: ["Bello (Yellow Card)", "Musa (Red Card, 80)", "a word to the bench"],
    substitutionsA: "Eze IN/OUT (60)",
    manOfTheMatch: { player: first, rating: 4 },
    possessionA: 50,
    possessionB: 50,
  });
});

test(
  "line-ups are lists of names separated by commas",
  { tag: FULL },
  async ({ admin, database }) => {
    await openMatch(admin, "/mls/admin-dashboard/fixtures/new", "Kingsway Rovers", "Lagoon City");
    await fill(admin, {
      "Game week": "78",
      "Team A starting XI": " Ayo Bello , Musa Idris,, Kofi Mensah,",
    });
    await expect(admin.getByText("Names separated by commas").first()).toBeVisible();
    await save(admin, "Save", "Fixture saved");
    expect(only(await database.list("mlsFixtures"), { gameWeek: 78 })).toMatchObject({
      teamAStartingXI: ["Ayo Bello", "Musa Idris", "Kofi Mensah"],
      teamBStartingXI: [],
      date: null,
    });
    await link(row(admin, "Kingsway Rovers v Lagoon City"), /^Edit /).click();
    await expect(field(admin, "Team A starting XI")).toHaveValue(
      "Ayo Bello, Musa Idris, Kofi Mensah",
    );
  },
);

test("a chosen club brings its logo", { tag: FULL }, async ({ admin, database }) => {
  const logo = "https://logos.example.com/kingsway.png";
  await admin.route(logo, (route) =>
    route.fulfill({ contentType: "image/svg+xml", body: "<svg/>" }),
  );
  const [[id, club] = ["", {}]] = [...(await database.list("mlsTeams"))].filter(
    ([, { name }]) => name === "Kingsway Rovers",
  );
  await database.publish("mlsTeams", id, { name: String(club["name"]), logo });
  await openMatch(admin, newResult, "Kingsway Rovers", "Lagoon City");
  await fill(admin, { "Team A score": "1", "Team B score": "0", "Game week": "79" });
  const best = field(admin, "Man of the match");
  await best.press("ArrowDown");
  await admin.getByRole("listbox").getByRole("option").first().click();
  await save(admin, "Save", "Result saved successfully");
  expect(only(await database.list("mlsResults"), { gameWeek: 79 })).toMatchObject({
    teamALogo: logo,
    teamBLogo: "",
    manOfTheMatch: { clubLogo: logo, rating: expect.any(Number) },
  });
});

test("a field far away is in sight at once, so that no press misses a moving button", async ({
  admin,
}) => {
  await admin.goto("/mls/admin-dashboard/players/new");
  const glided = await field(admin, "Name").evaluate(async (name) => {
    scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
    name.focus();
    const first = scrollY;
    for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
    return Math.abs(scrollY - first);
  });
  expect(glided).toBe(0);
});

test.describe("an administrator abroad", () => {
  test.use({ timezoneId: "America/New_York" });

  test("enters times on the arena's clock", { tag: FULL }, async ({ admin, database }) => {
    const path = "/mls/admin-dashboard/fixtures/new";
    await openMatch(admin, path, "Kingsway Rovers", "Lagoon City");
    await expect(field(admin, "Date and time")).toHaveAccessibleDescription("Lagos time");
    await fill(admin, { "Date and time": "2031-05-03T16:00", "Game week": "80" });
    await save(admin, "Save", "Fixture saved");
    const stored = only(await database.list("mlsFixtures"), { gameWeek: 80 });
    expect(stored["date"]).toEqual(new Date("2031-05-03T15:00:00Z"));

    await searchList(admin, "kingsway lagoon");
    const listed = row(admin, "Kingsway Rovers v Lagoon City");
    await expect(listed).toContainText("Sat 3 May 2031, 16:00");
    await link(listed, /^Edit /).click();
    await expect(field(admin, "Date and time")).toHaveValue("Sat 3 May 2031, 16:00");

    await admin.goto("/mls/matches?week=80");
    const match = link(admin.getByRole("main"), /^Kingsway Rovers v Lagoon City/);
    await expect(match).toHaveAccessibleName(/3 May 2031, 11:00/);
    await match.click();
    await expect(admin.getByRole("dialog")).toContainText("New York time · ");
  });
});

test(
  "a list is searched, filtered, sorted and left as it was after a form",
  { tag: FULL },
  async ({ admin }) => {
    await admin.goto("/mls/admin-dashboard/players");
    await expect(admin.getByText("144 players")).toBeVisible();
    await admin.getByRole("combobox", { name: "Club" }).selectOption("Old Library FC");
    await admin.getByRole("combobox", { name: "Position" }).selectOption("Forward");
    await expect(admin.getByText(/^\d+ of 144 players$/)).toBeVisible();
    const rows = admin.getByRole("row").filter({ has: admin.getByRole("rowheader") });
    await button(admin, "Goals").click();
    await button(admin, "Goals").click();
    await expect(admin.getByRole("columnheader", { name: "Goals" })).toHaveAttribute(
      "aria-sort",
      "descending",
    );
    const goals = await rows.getByRole("cell").nth(2).allTextContents();
    expect(goals.length).toBeGreaterThan(0);
    const address = new URL(admin.url());
    expect(address.search).toBe("?club=old-library-fc&position=forward&sort=goals&dir=desc");
    await rows.first().getByRole("link").first().click();
    await expect(admin.getByText("Update player", { exact: true })).toBeVisible();
    await link(admin, "Cancel").click();
    await expect(admin).toHaveURL(address.pathname + address.search);
    await expect(rows.first()).toContainText("Old Library FC");
  },
);
