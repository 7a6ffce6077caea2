import type { Page } from "@playwright/test";
import { goal, measured } from "./goal";
import { openWindow } from "./world/browser";
import { look, navigate, settled } from "./world/pages";

function isWellFormed(address: string): boolean {
  try {
    decodeURI(address);
    return true;
  } catch {
    return false;
  }
}

/** Opens an address; what the local server cannot even decode (it would end) is followed within the site. */
async function open(page: Page, address: string): Promise<number> {
  if (isWellFormed(address)) return (await page.goto(address))?.status() ?? 0;
  await page.goto("/mls/home");
  await settled(page);
  await navigate(page, address);
  return 200;
}

/** What a page says that is not there. */
const SAID = /out of bounds|no (?:club|team) called|sign-in/i;

/** Waits until the page says so: its data may come a moment after it has settled. */
async function saysSo(page: Page): Promise<void> {
  const said = (pattern: string) => new RegExp(pattern, "i").test(document.body.innerText);
  await page.waitForFunction(said, SAID.source, { timeout: 90_000 }).catch(() => null);
}

/** Addresses that no page answers. */
const NOWHERE = [
  "/nowhere",
  "/mls/nowhere",
  "/MLS/HOME",
  "/mls/home/extra",
  "/mls//home",
  "/mls/clubs/nobody",
  "/mls/clubs/constructor",
  "/mls/clubs/" + "a".repeat(200),
  "/mls/clubs/%3Cscript%3Ealert(1)%3C%2Fscript%3E",
  "/mls/clubs/..%2f..%2fadmin",
  "/mls/clubs/%00",
  "/constructor",
  "/__proto__",
  "/mls/__proto__",
  "/undefined",
  "/null",
  "/%E2%9A%BD",
  "/%D8%A7%D9%84",
  "/mls/%",
  "/%E0%A4%A",
  "/mls/admin-dashboard/unknown",
  "/student-week-football/clubs/Z9",
  "/x".repeat(900),
  "/.env",
  "/firebase.json",
] as const;

/** Pages with queries that nobody's link has. */
const ODD_QUERIES = [
  "/mls/results?match=%E0%A4%A",
  "/mls/matches?match=../../x",
  "/mls/players?player=%00&club=%FF&position=%F0%9F%8F%80",
  "/mls/players?q=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E",
  "/mls/matches?week=NaN&week=-1&club=__proto__",
  "/mls/results?week=" + "9".repeat(400),
  "/mls/home?match=constructor&award=__proto__",
  "/mls/standings?&&&=&%26",
  "/mbl/players?player=" + "y".repeat(3_000),
  "/?gallery=%FF%FE",
] as const;

goal(
  {
    id: "B5",
    what: "Unknown routes, unknown ids, malformed addresses",
    target: "30 addresses: a page that says so, no endless spinner, nothing uncaught",
  },
  async () => {
    const wrong: string[] = [];
    const window = await openWindow();
    const page = await window.context.newPage();
    for (const [some, isThere] of [
      [NOWHERE, false],
      [ODD_QUERIES, true],
    ] as const) {
      for (const address of some) {
        const shown = address.length > 60 ? `${address.slice(0, 60)}…` : address;
        const status = await open(page, address);
        if (!(await settled(page))) wrong.push(`${shown} does not settle`);
        if (!isThere) await saysSo(page);
        const { text, headings } = await look(page);
        if (headings === 0 || text.trim() === "") wrong.push(`${shown} is blank`);
        if (!isThere && !SAID.test(text)) {
          wrong.push(`${shown} does not say that it is not there: ${text.slice(0, 80)}`);
        }
        if (isThere && status !== 200) wrong.push(`${shown} answers ${status}`);
        if (isThere && /out of bounds/i.test(text)) wrong.push(`${shown} is called unknown`);
      }
    }
    wrong.push(...window.uncaught, ...window.violations);
    await window.close();
    const tried = NOWHERE.length + ODD_QUERIES.length;
    return measured(`${tried} addresses, ${wrong.length} faults`, wrong, { enough: tried >= 30 });
  },
);
