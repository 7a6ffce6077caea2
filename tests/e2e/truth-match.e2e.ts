import { mls } from "../arena/leagues/mls";
import { makeResult } from "../factories/records";
import { brokenWords } from "../harness/layout";
import { link } from "./administrator";
import {
  ENGINEERING,
  HARBOUR,
  KINGSWAY,
  LAGOON,
  LIBRARY,
  NORTHGATE,
  SAVANNAH,
  TROJANS,
} from "./clubs";
import { play } from "./play";
import { closeGallery, expect, FULL, test } from "./siteTest";

/*
 * What a visitor is told of matches: while one is on, of those that are not played as planned, of endings other than the
 * ordinary one; and the order of lists, and words that must be true.
 */

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

test(
  "a match stays on screen while it is played, and what is called off is not ahead",
  { tag: FULL },
  async ({ page, database }) => {
    const [on, tomorrow] = [Date.now() - 20 * MINUTE, Date.now() + DAY];
    const alter = (id: string, status: string, date = tomorrow) =>
      database.alter("mlsFixtures", id, { date: new Date(date), status });
    await alter("gw5-a1", "Upcoming", on);
    await alter("gw5-a2", "Postponed, waterlogged pitch");
    await alter("gw5-b1", "Cancelled");
    await alter("gw5-b2", "Abandoned at half-time");
    // Not of today, whatever the hour: the home page lists today's results too.
    await play(database, mls, "gw6-a1", [0, 0], {
      ending: "awarded A walkover",
      reason: "No show",
      date: Date.now() - 2 * DAY,
    });
    await alter("gw6-a1", "Upcoming");
    const stands = { scoreA: 1, scoreB: 0, phase: "1st half", detail: "", minute: 0, events: [] };
    await database.write("live", "mls", {
      updatedAt: new Date(),
      matches: { "gw5-a1": { ...stands, since: new Date(on) } },
    });

    await page.goto("/");
    await closeGallery(page);
    const days = page.getByRole("region", { name: "Matches by day" });
    await expect(days.getByRole("heading", { level: 2 }).first()).toHaveText(/^Live now/);
    await expect(days.getByRole("listitem").getByRole("link").first()).toHaveAccessibleName(
      new RegExp(`^${KINGSWAY} .*(On now|live)`),
    );

    await page.goto("/mls/home");
    const upcoming = page.getByRole("region", { name: "Today and next" });
    await expect(upcoming.getByRole("link", { name: / v |–/ }).first()).toHaveAccessibleName(
      new RegExp(`^${KINGSWAY} 1–0 ${ENGINEERING}, live, 2\\d'`),
    );
    // Of game week 6 three are left; of the fifth the one that is on.
    await expect(upcoming.getByRole("listitem")).toHaveCount(4);
    for (const [home, away] of [
      [TROJANS, HARBOUR],
      [NORTHGATE, LAGOON],
      [SAVANNAH, LIBRARY],
    ]) {
      await expect(link(upcoming, new RegExp(`^${home} v ${away}`))).toHaveCount(0);
    }

    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto("/mls/matches?week=5");
    await expect(page.locator("[data-status]")).toHaveText([/Postponed/, /Cancelled/, /Abandoned/]);
    expect(await brokenWords(page)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });

    const mark = page.getByRole("status").getByRole("link", { name: /^Live/ });
    await expect(mark).toHaveAccessibleName(new RegExp(`${KINGSWAY} v ${ENGINEERING} is on`));
    await mark.click();
    await expect(page).toHaveURL("/mls/matches/gw5-a1");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      `${KINGSWAY} v ${ENGINEERING}`,
    );
    await play(database, mls, "gw5-a1", [2, 1], { date: on });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      `${KINGSWAY} 2, ${ENGINEERING} 1`,
    );
    await expect(mark).toHaveCount(0);
  },
);

test(
  "Matches and Results show the same matches, and a page has all of one",
  { tag: FULL },
  async ({ page, database }) => {
    await play(database, mls, "gw5-a1", [0, 0], {
      ending: "awarded A walkover",
      reason: "No show",
    });
    await play(database, mls, "gw5-b1", [1, 0], { ending: "abandoned 63", reason: "Floodlights" });
    await play(database, mls, "gw5-a2", [2, 1], { bookings: ["Musa Abdullahi (Yellow Card) 31'"] });
    await database.alter("mlsResults", "gw5-a2", { corrected: "1–1" });
    await database.keep(
      mls,
      "results",
      makeResult({
        id: "sf1",
        teamA: KINGSWAY,
        teamB: NORTHGATE,
        scoreA: 1,
        scoreB: 1,
        ending: "pens 4-2",
        stage: "SF1",
        gameWeek: "",
        date: null,
      }),
    );
    const rows = page.getByRole("main").locator('a[href*="match="]');
    const labels = async () => {
      await expect(rows.first()).toBeVisible();
      return rows.evaluateAll((all) => all.map((one) => one.ariaLabel ?? ""));
    };
    await page.goto("/mls/results");
    // A round of the knock-out is above the league, though nobody wrote when it was played.
    const rounds = page.getByRole("main").getByRole("heading", { level: 2 });
    await expect(rounds.first()).toHaveText("Semi-finals");
    await expect(rounds.nth(1)).toHaveText("Game week 5");
    const results = await labels();
    await page.goto("/mls/matches?week=5");
    const isAmongResults = async () => (await labels()).map((label) => results.includes(label));
    await expect.poll(isAmongResults).toEqual([true, true, true, false]);
    expect(await labels()).toEqual(
      expect.arrayContaining([
        expect.stringMatching(`^${KINGSWAY} 3–0 ${ENGINEERING}, .*awarded.*, Main bowl$`),
        expect.stringMatching(`^${TROJANS} 2–1 ${HARBOUR}, full time, .*, Upper field$`),
        expect.stringMatching(`^${NORTHGATE} 1–0 ${LAGOON}, Abandoned, 63'.*, Northgate field$`),
      ]),
    );
    await page.goto("/mls/matches?week=semi-finals");
    await expect.poll(labels).toEqual([expect.stringMatching(/1–1 .*4–2 on penalties/)]);

    await page.goto("/mls/matches/gw5-a2");
    const story = page.getByRole("region", { name: "Story of the match" });
    await expect(story.getByRole("listitem").filter({ hasText: "31'" })).toHaveText(
      new RegExp(`${HARBOUR}.*Musa Abdullahi`),
    );
    await expect(link(story, "Musa Abdullahi").first()).toHaveAttribute(
      "href",
      /\/mls\/players\/./,
    );
    const main = page.getByRole("main");
    await expect(main).toContainText("Upper field · Game week 5");
    await expect(main).toContainText("corrected, was 1–1");
    // What is lower comes when it is near: their meeting, and the way to all of them.
    const meetings = page.getByRole("region", { name: "Head to head" });
    await meetings.scrollIntoViewIfNeeded();
    await expect(meetings.getByRole("link")).toHaveCount(2);
    const meant = page.getByRole("region", { name: "What it meant" });
    await meant.scrollIntoViewIfNeeded();
    await expect(meant).toContainText(TROJANS);

    // A link to it is previewed as one of the league; a match of a past season has an address too.
    const preview = await (await page.request.get("/mls/matches/gw4-a1")).text();
    expect(preview).toMatch(/<meta[^>]*og:title[^>]*Football/i);
    expect(preview).toMatch(/<meta[^>]*og:image/i);
    await page.goto("/mls/results?season=2025");
    const past = (await rows.first().getAttribute("href")) ?? "";
    const id = new URLSearchParams(past.split("?")[1]).get("match");
    await page.goto(`/mls/matches/${id}?season=2025`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^.+ \d+, .+ \d+$/);
    await expect(main).toContainText("MLS football · Season 2025");

    // No dead ends: each place of a top list leads to its player.
    await page.goto("/mls/stats");
    const places = main.getByRole("listitem");
    await expect(places.locator('a[href*="/players/"]').first()).toBeVisible();
    const dead = await places.evaluateAll((all) =>
      all.filter((one) => !one.querySelector("a")).map((one) => one.textContent),
    );
    expect(dead).toEqual([]);
  },
);

test(
  "lists are newest first and open at now, and what they say is true",
  { tag: FULL },
  async ({ page, database }) => {
    await database.alter("mblResults", "r7-1", {
      goalsA: [{ player: "Ade Bello", assist: "", minute: "1" }],
    });
    const main = page.getByRole("main");
    await page.goto("/mbl/clubs/hilltop-hawks");
    const times = page.getByRole("region", { name: "Latest results" }).locator("time");
    await expect(times.first()).toBeVisible();
    const dates = await times.evaluateAll((all) =>
      all.map((one) => (one as HTMLTimeElement).dateTime),
    );
    expect(dates.length).toBeGreaterThan(2);
    expect(dates).toEqual(dates.toSorted().toReversed());

    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/mbl/matches");
    await expect(main.getByRole("heading", { level: 2 })).toHaveText("Round 1");
    await expect(main.getByRole("heading", { level: 3 })).not.toHaveCount(0);
    await expect(main.getByRole("link", { name: / v .*\d\d:\d\d/ }).first()).toBeInViewport();
    // The order of the tabs, of which the first few are on a phone.
    const tabs = main.getByRole("navigation").first().getByRole("link");
    expect(
      (await tabs.allTextContents()).slice(0, 7).map((tab) => tab.replace(/Soon$/, "")),
    ).toEqual(["Home", "Matches", "Standings", "Results", "Stats", "Clubs", "Players"]);

    await page.goto("/mbl/home");
    const team = page.getByRole("region", { name: "Team of the Week" });
    await expect(team).toContainText(/Chosen by/);
    await expect(team).not.toContainText(/card/i);
    await page.goto("/mbl/matches/r7-2");
    await expect(page.getByRole("heading", { name: "Scorers" })).toBeVisible();
    await expect(main).not.toContainText("Possession");
    await page.goto("/mbl/matches/r7-1");
    await expect(main).toContainText(/Ade Bello\s*1 point(?!s)/);
    await database.alter("mblResults", "r7-1", { possessionA: 61 });
    await page.reload();
    await expect(main).toContainText("Possession");

    await page.goto("/mls/players?q=zzzz");
    await expect(page.getByText("No players found")).toBeVisible();
    await page.goto("/mls/home");
    await expect(page.getByRole("heading", { name: "Forwards", exact: true })).toBeVisible();
    await page.goto("/student-week-football/standings");
    await expect(page.getByRole("heading", { name: "Student week table" })).toBeVisible();
    for (const path of ["/", "/mbl/home", "/mcl/home"]) {
      await page.goto(path);
      await expect(page.locator("body")).not.toContainText(
        /every score|venues|reading room|game night is every night|1 points/i,
      );
    }
  },
);

test.describe("abroad", () => {
  test.use({ timezoneId: "America/New_York" });
  test("the zone of times is said in words", { tag: FULL }, async ({ page }) => {
    for (const path of ["/mls/matches", "/mls/clubs/lagoon-city"]) {
      await page.goto(path);
      await expect(page.getByText("Times are New York time").first()).toBeVisible();
    }
    await page.goto("/mls/matches/gw6-b2");
    await expect(page.getByText(/New York time · \d\d:\d\d at the arena/)).toBeVisible();
  });
});
