import type { BrowserContext, Page } from "@playwright/test";
import { goal, isSoak, measured, sample } from "./goal";
import { openWindow, session, type Watched } from "./world/browser";
import { inParallel } from "./world/inParallel";
import { adminPaths, lookDown, readingPaths } from "./world/pages";
import { site } from "./world/site";
import { failureTold, noteWhatPagesTell, whatItTold } from "./world/watchPage";

interface Answer {
  readonly name: string;
  readonly status: number;
  readonly body: string;
  /** What the page must say of it. */
  readonly says: RegExp;
}

const json = (code: number, status: string) => JSON.stringify({ error: { code, status } });

const ANSWERS: readonly Answer[] = [
  { name: "quota", status: 429, body: json(429, "RESOURCE_EXHAUSTED"), says: /limit for today/ },
  { name: "permission", status: 403, body: json(403, "PERMISSION_DENIED"), says: /was refused/ },
  {
    name: "unauthenticated",
    status: 401,
    body: json(401, "UNAUTHENTICATED"),
    says: /was refused/,
  },
  {
    name: "deadline",
    status: 504,
    body: json(504, "DEADLINE_EXCEEDED"),
    says: /not arrive in time/,
  },
  { name: "unavailable", status: 503, body: json(503, "UNAVAILABLE"), says: /cannot be reached/ },
  {
    name: "a page of something in between",
    status: 200,
    body: "<html><body>Sign in to the hotel's network</body></html>",
    says: /cannot be reached/,
  },
];

/** How soon a page must say what is wrong, in milliseconds. */
const TOLD_WITHIN = 10_000;
/** After this a spinner counts as endless. */
const PATIENCE = 45_000;
const AT_ONCE = 3;

/** Answers every request for documents so; `count` counts them. */
async function answerAll(
  context: BrowserContext,
  host: string,
  { status, body }: Answer,
  spare: RegExp | null,
): Promise<{ readonly count: () => number }> {
  let asked = 0;
  await context.route(
    (url) => url.host === host && !spare?.test(url.pathname),
    async (route) => {
      asked += 1;
      await route.fulfill({
        status,
        body,
        headers: {
          "access-control-allow-origin": "*",
          "access-control-allow-headers": "*",
          "content-type": body.startsWith("<") ? "text/html" : "application/json",
        },
      });
    },
  );
  return { count: () => asked };
}

/** Looks at one page that gets such answers, and presses its button. */
async function judge(
  page: Page,
  where: string,
  { says }: Answer,
  asked: () => number,
  late: string[],
): Promise<string[]> {
  const told = await failureTold(page, PATIENCE);
  if (told === null) return [`${where}: says nothing`];
  if (told > TOLD_WITHIN) late.push(`${where}: says so after ${Math.round(told)} ms`);
  const wrong: string[] = [];
  const busy = page.locator("[aria-busy=true]");
  await page
    .waitForFunction(() => document.querySelector("[aria-busy=true]") === null, undefined, {
      timeout: PATIENCE,
      polling: 100,
    })
    .catch(() => {});
  if ((await busy.count()) > 0) wrong.push(`${where}: still spins`);
  const { messages, empty } = await whatItTold(page);
  if (!messages.some((message) => says.test(message)))
    wrong.push(`${where}: says “${messages[0]}”`);
  if (new Set(messages).size < messages.length) wrong.push(`${where}: says the same twice`);
  if (empty.length > 0) wrong.push(`${where}: said “${empty.join("”, “")}”`);
  const before = asked();
  await page
    .getByRole("button", { name: /^(Try again|Retry)$/ })
    .first()
    .click();
  for (let waited = 0; asked() === before && waited < 50; waited += 1)
    await page.waitForTimeout(100);
  if (asked() === before) wrong.push(`${where}: its button asks nothing`);
  return wrong;
}

async function visit(
  window: Watched,
  paths: readonly string[],
  answer: Answer,
  spare: RegExp | null,
  late: string[],
): Promise<string[]> {
  await noteWhatPagesTell(window.context);
  const { firestore } = await site();
  const { count } = await answerAll(window.context, firestore.host, answer, spare);
  const wrong = await inParallel(paths, AT_ONCE, async (path) => {
    const page = await window.context.newPage();
    // The landing page's gallery opens by itself at some moment, over the button.
    await page.addLocatorHandler(page.locator("dialog[open]"), () => page.keyboard.press("Escape"));
    await page.goto(path);
    await lookDown(page);
    const found = await judge(page, `${path} (${answer.name})`, answer, count, late);
    await page.close();
    return found;
  });
  await window.close();
  return [...wrong.flat(), ...window.uncaught];
}

goal(
  {
    id: "F8",
    what: "Error answers on every read of every page (a third of them each; all in soak)",
    target:
      "each code × each page: one understandable message, retry that asks again, 0 endless spinners",
    isSlow: true,
  },
  async () => {
    const wrong: string[] = [];
    const late: string[] = [];
    let tried = 0;
    // All club pages are one component.
    const pages = readingPaths.filter((path) => isSoak || !/\/clubs\/.+[^1s]$/.test(path));
    const admins = adminPaths.filter((path) => !path.endsWith("/stats"));
    for (const [nth, answer] of ANSWERS.entries()) {
      const visitors = sample(pages, 3, nth);
      wrong.push(...(await visit(await openWindow(), visitors, answer, null, late)));
      tried += visitors.length;
    }
    for (const answer of isSoak ? ANSWERS : ANSWERS.slice(0, 2)) {
      const storageState = await session();
      const window = await openWindow({ storageState });
      // Rights that cannot be read would hide the pages behind them.
      wrong.push(...(await visit(window, admins, { ...answer, says: /./ }, /\/admins\//, late)));
      tried += admins.length;
    }
    return measured(`${tried} visits with error answers, ${wrong.length} faults`, wrong, { late });
  },
);
