import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { siteFor } from "../../../scripts/build/builtSite";
import { LOCALHOST } from "../../../scripts/emulators";
import { LOCAL_FOLDER } from "../../../scripts/emulators/firebaseTools";
import { serveSite } from "../../../scripts/hosting/serveSite";
import { emulatorSiteEnv } from "../../../scripts/siteEnv";
import { contentOf } from "../../../src/data/saving/recordDocument";
import { MINUTE } from "../../../src/domain/durations";
import { slugOf } from "../../../src/domain/names";
import { picture, pictureDigest } from "../../factories/pictures";
import { accounts, signIn } from "../../harness/desk";
import { adminTest, button, fill, pickClub, press, save, title } from "../administrator";
import { aPhone } from "../captains";
import { KINGSWAY, NORTHGATE } from "../clubs";
import type { Database, Plain } from "../database";
import { keepOnly } from "../emulatedDatabase";
import {
  at,
  changeState,
  closedLine,
  collection,
  enterResult,
  findOnDay,
  findTable,
  followClub,
  lineOf,
  linkInMenu,
  lookAround,
  makeFixtures,
  NAME,
  openWithClubs,
  SLUG,
} from "../openedLeagues";
import { expect, test } from "../siteTest";
import { expectNoReload, openVisitor, readOnTo, returnToTab } from "../visitor";

/*
 * A league from the day on which an owner opens it until it comes back from a backup, with everybody who has to do with it:
 * the owner, an administrator of this league alone, a scorer, a visitor who came before it was open, and what is written for
 * calendars and other sites.
 */

const YEAR = new Date().getFullYear();
const SEASON = `Season ${YEAR}`;
const NEXT = `Season ${YEAR + 1}`;
const PLAYER = "Ayo Bello";
/** What the backup is made of: the league, and the clubs and seasons of the one that it was copied from. */
const isOfBackup = new RegExp(
  `^(football~${SLUG}~|(mlsTeams|mlsSeasons|leagues|crests|admins|published)/)`,
);
const step = test.step;

/** Crests that two clubs of the football league have in the database. */
const crests = { [KINGSWAY]: picture("A"), [NORTHGATE]: picture("B") };

/** Stores crests as an administrator of football would have chosen them on a device. */
async function chooseCrests(database: Database): Promise<void> {
  const stored = Object.values(crests).map((text) => [pictureDigest("mls", text), text] as const);
  const [[lastId] = [""]] = stored;
  await database.write("crests", "mls", { crests: Object.fromEntries(stored), lastId });
  for (const [id, { name }] of await database.list("mlsTeams")) {
    const text = Reflect.get(crests, String(name)) as string | undefined;
    if (text !== undefined)
      await database.alter("mlsTeams", id, { logo: `crests/mls/${pictureDigest("mls", text)}` });
  }
}

/** The clubs of the new league have these crests as their own, whatever becomes of the football league's. */
async function expectCrests(database: Database): Promise<void> {
  const own = Object.entries(crests).map(([club, text]) => ({
    club,
    text,
    digest: pictureDigest(SLUG, text),
  }));
  expect((await database.read("crests", SLUG))?.["crests"]).toEqual(
    Object.fromEntries(own.map(({ digest, text }) => [digest, text])),
  );
  const teams = [...(await database.list(collection("teams"))).values()];
  const logos = teams.map(({ name, logo }) => [name, logo ?? ""]).filter(([, logo]) => logo !== "");
  expect(Object.fromEntries(logos)).toEqual(
    Object.fromEntries(own.map(({ club, digest }) => [club, `crests/${SLUG}/${digest}`])),
  );
}

/** The page that is open shows a picture of its own beside that club's name, and the browser can draw it. */
async function expectCrest(visitor: Page, club: string): Promise<void> {
  const shown = lineOf(visitor, club).locator('img[src^="blob:"]').first();
  await expect(shown).toBeVisible();
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
}

/** The moment as forms of the administration have it, on the arena's clock. */
const typed = (moment: number) =>
  new Date(moment).toLocaleString("sv-SE", { timeZone: "Africa/Lagos" }).slice(0, 16);

const portOf = (host = "") => Number(host.split(":")[1]);

/** The site as the next deployment has it: the build, and what `npm run feeds` adds to it. @param url where the site is now */
async function deployWithFeeds(url: string) {
  const { env } = process;
  const projectId = env["ARENA_E2E_PROJECT"] ?? "";
  const ports = {
    firestore: portOf(env["FIRESTORE_EMULATOR_HOST"]),
    auth: portOf(env["FIREBASE_AUTH_EMULATOR_HOST"]),
  };
  const dist = await mkdtemp(path.join(tmpdir(), "arena-opened-"));
  await siteFor(dist, projectId, ports);
  await promisify(execFile)("npm", ["run", "-s", "feeds", "--", "--out", dist], {
    env: { ...env, ...emulatorSiteEnv(projectId, ports), VITE_SITE_URL: url },
  });
  const connections = Object.values(ports).map((port) => `http://${LOCALHOST}:${port}`);
  const served = await serveSite({ outDir: dist, connections });
  return {
    url: served.url,
    read: (file: string) => readFile(path.join(dist, file), "utf8"),
    has: (file: string) => existsSync(path.join(dist, file)),
    async end() {
      await served.close();
      await rm(dist, { recursive: true });
      // What the command remembers of a project.
      for (const kept of [`feeds-${projectId}.json`, `feeds-${projectId}-pictures`])
        await rm(path.join(LOCAL_FOLDER, kept), { recursive: true, force: true });
    },
  };
}

async function addPlayer(admin: Page, name: string, club: string): Promise<void> {
  await admin.goto(at("admin-dashboard/players/new"));
  await fill(admin, { Name: name, "Jersey number": "9" });
  await pickClub(admin, "Club", club);
  await save(admin, "Save", "Player saved");
}

/** All records of the league, without what each save writes anew. */
async function recordsIn(database: Database): Promise<Plain> {
  const kinds = ["teams", "players", "fixtures", "results", "seasons"];
  const lists = await Promise.all(
    kinds.map(async (kind) => {
      const records = await database.list(collection(kind));
      return [kind, Object.fromEntries([...records].map(([id, one]) => [id, contentOf(one)]))];
    }),
  );
  return Object.fromEntries(lists);
}

adminTest(
  "a league is opened, played, followed, closed, opened again and brought back",
  async ({ admin, baseURL, browser, database, openBrowser, openDevice, watch }) => {
    test.setTimeout(1_500_000);
    await admin.setViewportSize({ width: 1280, height: 900 });
    await chooseCrests(database);
    const visitor = await openVisitor(await openBrowser(), "/privacy");
    await visitor.setViewportSize({ width: 1280, height: 900 });

    await step("its clubs keep the crests that they have in football", async () => {
      await openWithClubs(admin);
      await expectCrests(database);
    });
    const fixtures = await makeFixtures(admin, database);
    const [[first, { teamA, teamB }] = ["", {} as Plain]] = fixtures;
    const [home, away] = [String(teamA), String(teamB)];
    const isOf = (one: Plain) =>
      [one["teamA"], one["teamB"]].some((team) => team === home || team === away);
    const [live, ofLive] = fixtures.find(([, one]) => !isOf(one)) ?? ["", {} as Plain];
    const [scoring, scoredOn] = [String(ofLive["teamA"]), String(ofLive["teamB"])];

    const chair = await (await openDevice()).newPage();
    await step("an owner makes somebody administrator of this league alone", async () => {
      await chair.goto(at("admin-auth"));
      await signIn(chair, accounts.visitor);
      await chair.getByLabel(/Your name/).fill("Bisi Ogundipe");
      await button(chair, "Ask for rights").click();
      await expect(chair.getByText(/You have asked for rights/)).toBeVisible();
      await admin.goto("/mls/admin-dashboard/administrators");
      await expect(admin.getByLabel("League for Bisi Ogundipe")).toHaveValue(SLUG);
      await admin.getByLabel("Role for Bisi Ogundipe").selectOption("administrator");
      await button(admin, "Grant Bisi Ogundipe").click();
      await expect
        .poll(() => database.read("admins", accounts.visitor.uid))
        .toMatchObject({ leagues: [SLUG] });
      await button(chair, "Check again").click();
      await expect(title(chair)).toHaveText("Dashboard");
    });

    await step(
      "an owner lets a scorer of football keep the scores of this league too",
      async () => {
        await button(admin, "Leagues of Kofi Owusu").click();
        const dialog = admin.getByRole("dialog", { name: "Leagues of Kofi Owusu" });
        await dialog.getByRole("checkbox", { name: NAME }).check();
        await button(dialog, "Save").click();
        await expect
          .poll(async () => (await database.read("admins", accounts.scorer.uid))?.["leagues"])
          .toContain(SLUG);
      },
    );

    await step(
      "the administrator enters a result, a player, and moves a match to now",
      async () => {
        await enterResult(chair, first, ["2", "0"]);
        await chair.goto(at("admin-dashboard/players/new"));
        await fill(chair, { Name: PLAYER, "Jersey number": "9" });
        await pickClub(chair, "Club", scoring);
        await save(chair, "Save", "Player saved");
        await chair.goto(at(`admin-dashboard/fixtures/${live}`));
        await fill(chair, { "Date and time": typed(Date.now() - MINUTE).replace(" ", "T") });
        await press(chair, "Update");
        await expect(chair).toHaveURL(at("admin-dashboard/fixtures"));
        await chair.goto("/mls/admin-dashboard");
        await expect(title(chair)).toHaveText("You are not an administrator here");
      },
    );

    await step("somebody who came before finds the league, and follows a club", async () => {
      await findTable(visitor, home);
      await expectCrest(visitor, KINGSWAY);
      await expectCrest(visitor, NORTHGATE);
      await readOnTo(visitor, "Knock-out");
      await expect(visitor.locator("details", { hasText: "The bracket as text" })).toContainText(
        "Final: Winner of semi-final 1 v Winner of semi-final 2.",
      );
      await followClub(visitor, home);
      await expectNoReload(visitor);
    });

    const phone = await aPhone(browser, watch);
    await step(
      "a scorer takes a match to its end, which the visitor sees on its page",
      async () => {
        await phone.goto(at("admin-auth"));
        await signIn(phone, accounts.scorer);
        await phone.getByRole("link", { name: "Score live" }).first().waitFor();
        await phone.goto(at(`admin-dashboard/matches/${live}`));
        await visitor.goto(at(`matches/${live}`));
        await button(phone, "Start 1st half").tap();
        const side = phone.getByRole("region", { name: scoring });
        await side.getByRole("listitem").first().getByRole("button").tap();
        await button(phone.getByRole("dialog"), "Goal").tap();
        await button(phone.getByRole("dialog"), "No assist").tap();
        await expect(visitor.getByText(/^Live \d+'/)).toBeVisible();
        const story = visitor.getByRole("region", { name: "Story of the match" });
        await expect(story).toContainText(PLAYER);
        await findOnDay(visitor, "/today");
        for (const name of ["Half-time", "Start 2nd half", "Full time", "Save result"])
          await button(phone, name).tap();
        await expect(phone.getByText("Result saved successfully")).toBeVisible();
        expect(await database.read(collection("results"), live)).toMatchObject({
          scoreA: 1,
          scoreB: 0,
          goalsA: [{ player: PLAYER }],
        });
        await phone.context().close();
      },
    );
    await lookAround(visitor, live, scoring);

    await step("feeds write its pages, calendars and pictures", async () => {
      const site = await deployWithFeeds(baseURL ?? "");
      for (const [id] of fixtures) {
        const page = await site.read(`${SLUG}/matches/${id}.html`);
        const [, drawn = ""] = /og:image" content="[^"]*(\/share\/drawn\/[^"]*)"/.exec(page) ?? [];
        expect(drawn).not.toBe("");
        expect(site.has(drawn)).toBe(true);
      }
      const [calendar, ofClub] = [`${SLUG}.ics`, `${SLUG}/${slugOf(home)}.ics`];
      expect(await site.read(`calendar/${calendar}`)).toContain(home);
      expect(await site.read(`calendar/${ofClub}`)).toContain(home);
      expect(await site.read(`feeds/${SLUG}.atom`)).toContain(NAME);
      const guest = await (await openDevice()).newPage();
      for (const [page, named] of [
        ["standings", NAME],
        [`matches/${live}`, scoredOn],
      ] as const) {
        const answer = await guest.goto(`${site.url}${at(page)}`);
        expect(answer?.status()).toBe(200);
        await expect(guest).toHaveTitle(new RegExp(named));
        await expect(guest.getByRole("main").getByText(scoring).first()).toBeVisible();
      }
      await guest.close();
      await site.end();
    });

    await step("it is closed and opened again", async () => {
      await changeState(admin, "Close the league");
      await visitor.goto("/privacy");
      await expect(await linkInMenu(visitor)).toHaveCount(0);
      await visitor.goto(at("standings"));
      await expect(closedLine(visitor)).toBeVisible();
      await changeState(admin, "Open it again");
      await visitor.goto(at("standings"));
      await returnToTab(visitor);
      await expect(closedLine(visitor)).toHaveCount(0);
    });

    const season = visitor.getByRole("combobox", { name: "Season" });
    const results = visitor.getByRole("link", { name: /^.+ \d+–\d+ .+/ });
    /** Both seasons are there: the one that runs with its first result, and the one before with all of them. */
    const expectSeasons = async () => {
      await visitor.goto(at("results"));
      await expect(season.locator("option:checked")).toHaveText(NEXT);
      await expect(results).toHaveCount(1);
      await season.selectOption(SEASON);
      await expect(results).toHaveCount(2);
    };
    await step("the next season begins", async () => {
      await admin.goto(at("admin-dashboard/seasons"));
      await press(admin, `Close ${SEASON}`);
      await press(admin, `Close and open ${NEXT}`);
      await expect(admin.getByText(/is closed: \d+ records are filed\.$/)).toBeVisible();
      await press(admin, "Close");
      await chair.goto(at("admin-dashboard/results/new"));
      await pickClub(chair, "Team A", scoring);
      await pickClub(chair, "Team B", home);
      await fill(chair, { "Team A score": "3", "Team B score": "1" });
      await save(chair, "Save", "Result saved successfully");
      await expectSeasons();
    });

    await step("a backup brings all of it back into an empty database", async () => {
      for (const page of [admin, visitor]) await page.goto("about:blank");
      await chair.close();
      // Each record is brought back by itself: those of all other leagues would take minutes.
      await keepOnly((place) => isOfBackup.test(place));
      const before = await recordsIn(database);
      await admin.goto("/mls/admin-dashboard/backups");
      const downloading = admin.waitForEvent("download");
      await press(admin, "Download everything");
      const file = await (await downloading).path();
      await expect(admin.getByText(/^Downloaded: /)).toBeVisible();

      await admin.goto("about:blank");
      await keepOnly((place) => place === `admins/${accounts.admin.uid}`);
      await admin.goto("/mls/admin-dashboard");
      await expect(admin.getByText(/^This league had no site copy yet/)).toBeVisible();
      await admin.goto("/mls/admin-dashboard/backups");
      await admin.getByLabel("Backup file").setInputFiles(file);
      // The season that the dashboard has begun.
      await admin.getByRole("checkbox", { name: /^Also put back/ }).check();
      await button(admin, /^Bring back \d+ records$/).click();
      await expect(admin.getByText(/^\d+ records are back\./)).toHaveText(
        /^\d+ records are back\.$/,
      );
      expect(await recordsIn(database)).toEqual(before);
      await expectCrests(database);
      // So that a visit reads one copy of it, in either season.
      const copies = async () =>
        [...(await database.list("published")).keys()].filter((id) => id.split("@")[0] === SLUG);
      await expect.poll(copies).toHaveLength(2);

      await visitor.goto("/privacy");
      await (await linkInMenu(visitor)).click();
      await expect(title(visitor)).toContainText(NAME);
      await expectSeasons();
      await visitor.goto(at("standings"));
      await expectCrest(visitor, KINGSWAY);
      await addPlayer(admin, "Chidi Okeke", home);
    });
  },
);
