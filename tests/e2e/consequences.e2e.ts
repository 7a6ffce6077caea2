import type { Page } from "@playwright/test";
import { mls } from "../arena/leagues/mls";
import { makeFixture, makeResult } from "../factories/records";
import { field } from "../harness/desk";
import { adminTest as test, button, fill, link, pickClub, press, save } from "./administrator";
import { play } from "./play";
import { expect, FULL } from "./siteTest";

/* What an administrator is told before a save, of what it would do, and after it, of what does not fit together. */

const [KINGSWAY, HARBOUR, NORTHGATE, LAGOON] = [
  "Kingsway Rovers",
  "Harbour Eagles",
  "Northgate Athletic",
  "Lagoon City",
] as const;
const MINUTE = 60_000;
const at = (section: string) => `/mls/admin-dashboard${section}`;
const told = (page: Page, title: string) => page.getByRole("region", { name: title });

test(
  "a semi-final is chosen from the bracket, and each form says what saving it would do",
  { tag: FULL },
  async ({ admin, database }) => {
    for (const slot of ["a1", "a2", "b1", "b2"]) {
      await play(database, mls, `gw5-${slot}`, [1, 1]);
      await play(database, mls, `gw6-${slot}`, [1, 1]);
    }
    await admin.goto(at("/results/new"));
    await pickClub(admin, "Team A", KINGSWAY);
    await pickClub(admin, "Team B", NORTHGATE);
    await fill(admin, { Stage: "Semi-final 1", "Team A score": "2" });
    await fill(admin, { "Team B score": "1" });
    const result = told(admin, "If you save 2–1:");
    await expect(result).toContainText(`Semi-final 1: won by ${KINGSWAY}`);
    await expect(result).toContainText(`Final becomes ${KINGSWAY} v `);
    await save(admin, "Save", "Result saved successfully");
    const stored = [...(await database.list("mlsResults")).values()];
    expect(stored.filter(({ stage, season }) => stage && !season)).toMatchObject([
      { stage: "SF1", scoreA: 2, scoreB: 1 },
    ]);

    const semiFinal = button(admin, `Delete ${KINGSWAY} 2–1 ${NORTHGATE}`);
    await semiFinal.click();
    await expect(told(admin, "If you delete it:")).toContainText("Semi-final 1: no longer decided");
    await button(admin, "Keep result").click();

    // A withdrawal, then points taken, which is saved: the bracket no longer fits its result.
    await admin.goto(at("/standings/kingsway-rovers"));
    await button(admin, "Penalties and decisions").click();
    await fill(admin, { Withdrawn: "Yes: none of its results counts" });
    await expect(told(admin, "If you save:")).toContainText(`${KINGSWAY} is withdrawn`);
    await fill(admin, { Withdrawn: "No", "Points deducted or added": "-3", Reason: "Late" });
    const taken = told(admin, "If you save:");
    await expect(taken).not.toContainText("is withdrawn");
    await expect(taken).toContainText("Semi-final 1: its result no longer fits the bracket");
    await expect(taken).toContainText(`Semi-final 1 becomes ${HARBOUR} v ${NORTHGATE}`);
    await save(admin, "Update", "Standing saved");
    await admin.goto(at(""));
    await expect(
      admin.getByText(/^Semi-final 1 was entered as .* the tables send Harbour Eagles v Northgate/),
    ).toBeVisible();

    await admin.goto(at("/results"));
    await semiFinal.click();
    const dialog = admin.getByRole("dialog", { name: /^Delete / });
    await button(dialog, "Delete result").click();
    // The rest of the page is hidden while it is open, so a row that is gone from sight may yet be stored.
    await expect(dialog).toBeHidden();
    await expect(semiFinal).toHaveCount(0);
    await admin.goto(at("/changes"));
    await admin.getByText("What that would change").first().click();
    await expect(told(admin, "If you restore it:")).toContainText("Semi-final 1");
  },
);

test(
  "what is doubtful stands beside its field and on the dashboard, and blocks nothing",
  { tag: FULL },
  async ({ admin, database }) => {
    const begun = (id: string, minutes: number) =>
      database.alter("mlsFixtures", id, { date: new Date(Date.now() - minutes * MINUTE) });
    await begun("gw5-a1", 140);
    await begun("gw5-a2", 50);
    const twice = makeResult({ id: "twice", teamA: HARBOUR, teamB: KINGSWAY, gameWeek: "4" });
    await database.keep(mls, "results", twice);
    const goal = { player: "Lionel Messi", assist: "", minute: "12" };
    await play(database, mls, "gw5-b1", [3, 0], { goalsA: [goal], bookings: ["somebody"] });
    const { date } = makeFixture({ date: Date.now() + 9 * 24 * 60 * MINUTE });
    for (const [id, teamB] of [
      ["clash-1", HARBOUR],
      ["clash-2", LAGOON],
    ] as const)
      await database.keep(
        mls,
        "fixtures",
        makeFixture({ id, teamA: KINGSWAY, teamB, date, gameWeek: "9" }),
      );
    await database.alter("mlsSeasons", "2026", { table: "kept" });

    await admin.goto(at(""));
    // From kick-off and the match's time on it is due, and only then.
    await expect(admin.getByText("One match has been played and has no result.")).toBeVisible();
    await expect(link(admin, "Enter result")).toHaveCount(1);
    await expect(admin.getByText("No result is missing.")).toHaveCount(0);
    for (const doubt of [
      /has another result\.$/,
      /3 scored, 1 listed/,
      /Will not be counted: “somebody”/,
      /In neither squad.*Lionel Messi/,
      /Kingsway Rovers plays .* at that time/,
      /^The table is kept by hand and differs from the results for \w+ teams\.$/,
    ])
      await expect(admin.getByText(doubt).first()).toBeVisible();

    // The way to enter it: today's matches, the list of fixtures, and the fixture's form.
    const today = link(admin, /^Score live: Mount Trojans v /);
    await expect(today).toHaveAttribute("href", /\/matches\/gw5-a2\?part=live$/);
    await admin.goto(at("/fixtures"));
    await expect(link(admin, /^Enter result of Kingsway Rovers v /)).toBeVisible();
    await admin.goto(at("/fixtures/gw5-a1"));
    await link(admin, "Enter result").click();

    await fill(admin, { "Team A score": "2", "Team B score": "0" });
    const goals = admin.getByRole("group", { name: `Team A goals, ${KINGSWAY}` });
    await button(goals, `Add scorer for ${KINGSWAY}`).click();
    await field(goals, "Player, scorer 1").fill("Lionel Messi");
    await field(goals, "Minute, scorer 1").fill("130");
    const scorers = admin.getByRole("group", { name: "Scorers" });
    for (const doubt of [
      "2 scored, 1 listed",
      /^Later than minute 90/,
      /^In neither squad.*Lionel Messi$/,
    ])
      await expect(scorers.getByText(doubt)).toBeVisible();
    await press(admin, "Save");
    await expect(admin.getByText("Result saved successfully", { exact: true })).toBeVisible();
  },
);
