import { rm } from "node:fs/promises";
import path from "node:path";
import { chromium, type Browser, type BrowserContext } from "@playwright/test";
import { siteFor } from "../../scripts/build/builtSite";
import { LOCALHOST } from "../../scripts/emulators";
import { LOCAL_FOLDER } from "../../scripts/emulators/firebaseTools";
import { serveSite } from "../../scripts/hosting/serveSite";
import { SESSION } from "../../src/demo/embedded/embeddedIdentity";
import { seedAccounts, type SeedAccount } from "../../src/demo/seed/accounts";
import { browserArgs, findBrowser } from "../../tests/harness/browser";
import { accounts } from "../../tests/harness/desk";
import { startSite, type RunningSite } from "../../tests/harness/e2eSite";
import { giveFirstTexts } from "../../tests/harness/firstTexts";
import { rememberedSite } from "../../tests/harness/rememberedSite";
import { countOnlyTouches } from "../../tests/harness/usable";
import { waitForCode } from "../../tests/harness/waitForCode";
import { answerRequests, storedSession, type UnreadState } from "./databaseAnswers";
import { holdTime } from "./heldTime";
import { MOMENT, type State, type Viewer, type Visit } from "./table";

/** A port without a server: `answerRequests` answers for the emulators of that site. */
const NO_PORT = 45_999;

/** How long a click, or the load of a page, may take on a busy machine, in milliseconds. */
const PATIENCE_MS = 90_000;

/** Marks a tab that has begun with the data of its visit. */
const BEGUN = "arena-shots-begun";

const accountOf: Readonly<Record<Exclude<Viewer, "visitor">, { readonly uid: string }>> = {
  administrator: accounts.football,
  owner: accounts.admin,
  scorer: accounts.scorer,
  captain: accounts.captain,
};

/** The variants of the seed by the state of the data. */
const variants = { full: "today", empty: "empty", hard: "hard" } as const;

const isUnread = (state: State): state is UnreadState => state === "loading" || state === "broken";

/** The browser and the sites that pictures are taken of. */
export interface Studio {
  readonly browser: Browser;
  /** Returns the address of the site that stores its data in the browser. */
  address(): Promise<string>;
  /** Opens a browser context in which that person sees the site with data in that state. */
  open(seen: Pick<Visit, "role" | "state">): Promise<BrowserContext>;
  close(): Promise<void>;
}

async function launch(): Promise<Browser> {
  const { executablePath, env } = await findBrowser();
  return chromium.launch({
    executablePath,
    args: [
      ...browserArgs(),
      // No font hinting, so that text has the same widths as on a dense screen. Hinting to whole pixels removes narrow
      // spaces.
      "--font-render-hinting=none",
      // Pictures of other hosts are broken everywhere, and at once.
      `--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE ${LOCALHOST}`,
    ],
    env: { ...process.env, ...env } as Record<string, string>,
  });
}

/** Serves the site with a database that does not exist. */
async function siteWithoutDatabase(): Promise<RunningSite> {
  const outDir = path.join(LOCAL_FOLDER, `shots-site-${process.pid}`);
  await siteFor(outDir, "demo-arena", { auth: NO_PORT, firestore: NO_PORT });
  const connections = [`http://${LOCALHOST}:${NO_PORT}`];
  const site = await rememberedSite(await serveSite({ outDir, connections }));
  return {
    url: site.url,
    async stop() {
      await site.close();
      await rm(outDir, { recursive: true, force: true });
    },
  };
}

/** Removes from the storage what earlier tabs of the context have left. Runs in a page before its own code. */
function beginTab({ site, mark }: { readonly site: string; readonly mark: string }): void {
  if (origin !== site || sessionStorage.getItem(mark) !== null) return;
  localStorage.clear();
  sessionStorage.setItem(mark, "yes");
}

interface Entry {
  readonly site: string;
  readonly entry: readonly [key: string, text: string];
}

function store({ site, entry: [key, text] }: Entry): void {
  if (origin === site) localStorage.setItem(key, text);
}

/** Starts a browser; each of the two sites is built and started when it is first needed. */
export async function openStudio(): Promise<Studio> {
  const browser = await launch();
  let embedded: Promise<RunningSite> | undefined;
  let unread: Promise<RunningSite> | undefined;
  const siteOf = (state: State) =>
    isUnread(state) ? (unread ??= siteWithoutDatabase()) : (embedded ??= startSite("embedded"));

  async function fill(context: BrowserContext, site: string, state: State, as?: SeedAccount) {
    await context.addInitScript(beginTab, { site, mark: BEGUN });
    if (isUnread(state)) await answerRequests(context, state, as);
    else await giveFirstTexts(context, site, { variant: variants[state], moment: MOMENT });
    if (!as) return;
    const entry = isUnread(state) ? storedSession(as) : ([SESSION, as.uid] as const);
    await context.addInitScript(store, { site, entry });
  }

  return {
    browser,
    address: async () => (await siteOf("full")).url,
    async open({ role, state }) {
      const { url } = await siteOf(state);
      const context = await browser.newContext({
        baseURL: url,
        locale: "en-GB",
        timezoneId: "Africa/Lagos",
        reducedMotion: "reduce",
        serviceWorkers: "block",
      });
      context.setDefaultTimeout(PATIENCE_MS);
      context.on("page", (page) => waitForCode(page, PATIENCE_MS));
      // esbuild, with which this program runs, marks each function by a call of this name, also those for a page.
      await context.addInitScript("globalThis.__name = (named) => named");
      await context.addInitScript(countOnlyTouches);
      await holdTime(context, MOMENT);
      const uid = role === "visitor" ? undefined : accountOf[role].uid;
      await fill(
        context,
        url,
        state,
        seedAccounts.find((one) => one.uid === uid),
      );
      return context;
    },
    async close() {
      await browser.close();
      for (const site of [embedded, unread]) await (await site)?.stop();
    },
  };
}
