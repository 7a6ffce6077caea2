import { readdirSync } from "node:fs";
import path from "node:path";
import { siteRoutes } from "../../src/leagues/siteRoutes";
import { contentPolicy, contentPolicyAt, hostingConfig } from "../../scripts/hosting/hostingConfig";
import { serveSite } from "../../scripts/hosting/serveSite";
import { goal, isFull, measured } from "./goal";
import { directivesOf, observatoryScore } from "./headers/observatory";
import { openWindow, session } from "./world/browser";
import { emulated } from "./world/emulated";
import { inParallel } from "./world/inParallel";
import { adminPaths, oneOfEach, settled, visitorPaths } from "./world/pages";
import { site } from "./world/site";

const config = hostingConfig();
const policy = contentPolicy(config);

/** What every answer carries, whatever it is. */
const EVERYWHERE: Readonly<Record<string, (value: string, at: string) => boolean>> = {
  "content-security-policy": (value, at) => value === contentPolicyAt(config, at),
  "strict-transport-security": (value) => Number(/max-age=(\d+)/.exec(value)?.[1]) >= 31_536_000,
  "x-content-type-options": (value) => value === "nosniff",
  "referrer-policy": (value) => value === "strict-origin-when-cross-origin",
  "permissions-policy": (value) => /camera=\(\)/.test(value),
  "cross-origin-opener-policy": (value) => value === "same-origin",
};

const MISSING = ["/assets/missing.js", "/art/missing.avif", "/fonts/missing.woff2", "/nowhere"];

/** What must not be in the policy of production. */
function policyFaults(): string[] {
  const directives = directivesOf(policy);
  const faults = ["default-src", "object-src", "base-uri", "frame-ancestors"]
    .filter((name) => directives.get(name)?.join() !== "'none'")
    .map((name) => `the policy's ${name} is not 'none'`);
  for (const [name, sources] of directives) {
    for (const source of sources) {
      // Pictures of the database are shown as blobs, and nothing else is.
      if (name === "img-src" && source === "blob:") continue;
      if (/'unsafe-|\*|127\.0\.0\.1|localhost|^(?:http|data|blob):/.test(source)) {
        faults.push(`the policy's ${name} allows ${source}`);
      }
    }
  }
  return faults;
}

interface Answer {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

async function ask(url: string): Promise<Answer> {
  const answer = await fetch(url, { redirect: "manual" });
  return { status: answer.status, headers: new Map(answer.headers), body: await answer.text() };
}

const scriptsIn = (html: string) =>
  [...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"/g)].map(([, source = ""]) => source);

/** Asks for every route, every file and some that are not there. */
async function askForAll(wrong: string[]) {
  const { outDir } = await site();
  const { url, close } = await serveSite({ outDir });
  const routes = [...siteRoutes()];
  const files = readdirSync(outDir, { recursive: true, encoding: "utf8", withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith(".html"))
    .map((entry) => `/${path.relative(outDir, path.join(entry.parentPath, entry.name))}`);
  const wanted = [
    ...routes.map(([at, { kind }]) => [at, kind === "redirect" ? 301 : 200] as const),
    ...files.map((at) => [at, 200] as const),
    ...MISSING.map((at) => [at, 404] as const),
  ];
  let lowest = Infinity;
  try {
    await inParallel(wanted, 8, async ([at, status]) => {
      const answer = await ask(url + encodeURI(at));
      if (answer.status !== status) wrong.push(`${at} answers ${answer.status}`);
      for (const [name, holds] of Object.entries(EVERYWHERE)) {
        const value = answer.headers.get(name) ?? "";
        // Browsers follow a redirect whatever else it says; what it leads to is asked as well.
        if (status !== 301 && !holds(value, at))
          wrong.push(`${at}: ${name} is “${value.slice(0, 80)}”`);
      }
      // As above: nobody looks at a redirect.
      if (status !== 301 && answer.headers.get("content-type")?.startsWith("text/html")) {
        const { score } = observatoryScore(answer.headers, scriptsIn(answer.body));
        lowest = Math.min(lowest, score);
        if (score < 100) wrong.push(`${at} scores ${score}`);
      }
    });
  } finally {
    await close();
  }
  return { answers: wanted.length, lowest };
}

/** Visits a page of each layout of visitors and administrators, in a full run every page, with the policy in force. */
async function visitAll(wrong: string[]): Promise<number> {
  let visited = 0;
  for (const [paths, options] of [
    [oneOfEach(visitorPaths, isFull), {}],
    [oneOfEach(adminPaths, isFull), { storageState: await session() }],
  ] as const) {
    visited += paths.length;
    const window = await openWindow(options);
    await inParallel([0, 1], 2, async (half) => {
      const page = await window.context.newPage();
      for (const at of paths.filter((_, index) => index % 2 === half)) {
        await page.goto(at);
        if (!(await settled(page))) wrong.push(`${at} does not settle`);
      }
    });
    wrong.push(...window.violations, ...window.uncaught);
    await window.close();
  }
  return visited;
}

goal(
  {
    id: "A8",
    what: "Headers of every route, file and 404; policy in force on every page",
    target: "Observatory score ≥ 100 (A+), 0 violations, no unsafe-*, wildcard or emulator host",
  },
  async () => {
    // The pages of administrators want their accounts.
    const base = await emulated();
    await base.reset();
    const wrong = policyFaults();
    const { answers, lowest } = await askForAll(wrong);
    const pages = await visitAll(wrong);
    return measured(
      `${answers} answers, lowest score ${lowest}; ${pages} pages visited, ${wrong.length} faults`,
      wrong,
      { enough: lowest >= 100 },
    );
  },
);
