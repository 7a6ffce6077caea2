import type { Page } from "@playwright/test";
import { goal, measured } from "./goal";
import { enter, openWindow } from "./world/browser";
import { accounts, field } from "../harness/desk";
import { draftKept, NEW_PLAYER, playersNamed, pressSave, typePlayer } from "./world/desk";
import { emulated } from "./world/emulated";

/** Firebase's tokens live an hour. */
const BEYOND_TOKEN = 61 * 60_000;
const TOLD_WITHIN = 60_000;
const ENDED = /Your session has ended/;
const who = accounts.football;

/** Blocks or unblocks an account, as the owner does in the console. */
async function disable(disableUser: boolean): Promise<void> {
  const { authHost, projectId } = await emulated();
  const url = `http://${authHost}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:update`;
  const answer = await fetch(url, {
    method: "POST",
    headers: { authorization: "Bearer owner", "content-type": "application/json" },
    body: JSON.stringify({ localId: who.uid, disableUser }),
  });
  if (!answer.ok) throw new Error(`accounts:update: ${answer.status} ${await answer.text()}`);
}

const rights = async (leagues: readonly string[]) =>
  (await emulated()).put([
    [
      `admins/${who.uid}`,
      {
        email: { stringValue: who.email },
        leagues: { arrayValue: { values: leagues.map((stringValue) => ({ stringValue })) } },
      },
    ],
  ]);

/** The page says this, and nothing of the admin area is left on it. */
async function isShownOut(page: Page, says: RegExp): Promise<string[]> {
  const told = await page
    .getByText(says)
    .first()
    .waitFor({ timeout: TOLD_WITHIN })
    .then(
      () => true,
      () => false,
    );
  if (!told) return [`is not told “${says.source}”`];
  const controls = await page.getByRole("button", { name: /^(Save|Update|Delete)/ }).count();
  return controls > 0 ? [`${controls} controls are left`] : [];
}

/** Back at the form, what was typed is there again. */
async function hasTyping(page: Page, name: string): Promise<string[]> {
  if (!/players\?.*new=/.test(page.url())) await page.goto(NEW_PLAYER);
  await field(page, "Name").waitFor();
  const value = await field(page, "Name").inputValue();
  return value === name ? [] : [`the typing is gone (“${value}”)`];
}

interface Case {
  readonly name: string;
  readonly run: (page: Page, typed: string) => Promise<string[]>;
}

const CASES: readonly Case[] = [
  {
    name: "token expired",
    async run(page, typed) {
      await page.clock.fastForward(BEYOND_TOKEN);
      await pressSave(page);
      const closed = await page
        .waitForURL((url) => !url.pathname.endsWith("/new"), { timeout: TOLD_WITHIN })
        .then(
          () => true,
          () => false,
        );
      const { length } = await playersNamed(typed);
      return closed && length === 1 ? [] : [`closed: ${closed}, stored: ${length}`];
    },
  },
  {
    name: "demoted mid-edit",
    async run(page, typed) {
      await (await emulated()).remove([`admins/${who.uid}`]);
      await pressSave(page);
      const wrong = await isShownOut(page, /You are not an administrator here/);
      const stored = await playersNamed(typed);
      if (stored.length > 0) wrong.push("the save went through");
      await rights(["mls"]);
      await page.goto(NEW_PLAYER);
      return [...wrong, ...(await hasTyping(page, typed))];
    },
  },
  {
    name: "account disabled mid-edit",
    async run(page, typed) {
      await disable(true);
      await page.clock.fastForward(BEYOND_TOKEN);
      // Firebase may find out by itself, while it renews the token: then there is no button any more.
      await pressSave(page, 2_000).catch(() => {});
      const wrong = await isShownOut(page, ENDED);
      await disable(false);
      await enter(page, "football");
      return [...wrong, ...(await hasTyping(page, typed))];
    },
  },
  {
    name: "signed out in another tab",
    async run(page, typed) {
      const other = await page.context().newPage();
      await other.goto("/mls/admin-dashboard");
      await other.getByRole("button", { name: "Sign out" }).click();
      const wrong = await isShownOut(page, ENDED);
      await other.close();
      await enter(page, "football");
      return [...wrong, ...(await hasTyping(page, typed))];
    },
  },
];

goal(
  {
    id: "F9",
    what: "Session expired, account disabled, rights taken or signed out elsewhere, in the middle of an edit",
    target: "told what happened, typing kept, no admin controls left",
  },
  async () => {
    await (await emulated()).reset();
    const wrong: string[] = [];
    let ended = 0;
    for (const { name, run } of CASES) {
      // A session of its own each: it is taken away.
      const window = await openWindow();
      await window.context.clock.install();
      const page = await window.context.newPage();
      await enter(page, "football");
      await page.goto(NEW_PLAYER);
      await field(page, "Name").waitFor();
      await typePlayer(page, `Typed: ${name}`, "11");
      await draftKept(page, `Typed: ${name}`);
      const found = await run(page, `Typed: ${name}`);
      if (found.length === 0) ended += 1;
      wrong.push(...found.map((fault) => `${name}: ${fault}`), ...window.uncaught);
      await window.close();
    }
    await rights(["mls"]);
    await disable(false);
    return measured(`${ended} of ${CASES.length} cases as they should be`, wrong);
  },
);
