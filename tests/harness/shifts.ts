import type { BrowserContext, Page, Request, Route } from "@playwright/test";

/** The kinds of files that arrive after a page's HTML and CSS. */
export type Arrival = "script" | "data" | "picture" | "font";

/** The layout shifts of a page: their sum, and a text for each with the elements that moved and their boxes. */
export interface Shifts {
  readonly total: number;
  readonly moves: readonly string[];
}

interface Shift {
  readonly value: number;
  readonly after: string;
  readonly moved: readonly string[];
}

interface Held {
  readonly route: Route;
  readonly kind: Arrival;
}

declare global {
  /** Layout shifts of the page so far. */
  var arenaShifts: Shift[];
  /** The names of the files that arrived last. */
  var arenaArrival: string;
}

/** Maximum time for a page, in milliseconds. */
const PATIENCE = 90_000;
/** If a page requests nothing new for this time, in milliseconds, it waits for delayed files. */
const QUIET = 60;

/**
 * Number of files of each kind that arrive together. Several scripts, because a script waits for those it depends on.
 */
const AT_ONCE: Readonly<Record<Arrival, number>> = {
  data: 1,
  script: 4,
  picture: Infinity,
  font: Infinity,
};

/**
 * Loads a page so that its files arrive one group after the other, and each group is painted before the next one
 * arrives. So the result does not depend on the speed of the machine. Files arrive by kind in the given order: data one
 * request at a time, scripts in small groups if they come last, else all together. At the end the page is scrolled
 * through, and the files that it then requests arrive too.
 * @returns the sum of all shifts, and their texts with the largest shift first
 */
export async function shiftsOf(
  context: BrowserContext,
  path: string,
  order: readonly Arrival[],
): Promise<Shifts> {
  const page = await context.newPage();
  await page.addInitScript(recordShifts);
  // The clock is stopped, because the page "screen" shows incomplete data after ten seconds, and a slow machine needs
  // more time.
  await page.clock.setFixedTime(new Date());
  const gate = new Gate(page, order);
  await gate.close();
  await page.goto(path, { waitUntil: "commit" });
  await gate.letAllIn();
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: "instant" });
      await new Promise((done) => setTimeout(done, 30));
    }
  });
  await gate.letAllIn();
  const shifts = await page.evaluate(() => globalThis.arenaShifts);
  await page.close();
  return {
    total: shifts.reduce((sum, { value }) => sum + value, 0),
    moves: shifts
      .toSorted((a, b) => b.value - a.value)
      .map(({ value, after, moved }) => `${value.toFixed(3)} after ${after}: ${moved.join(", ")}`),
  };
}

/** Delays the files that a page requests. */
class Gate {
  private held: readonly Held[] = [];
  private readonly underWay = new Set<Request>();
  private readonly end = Date.now() + PATIENCE;

  constructor(
    private readonly page: Page,
    private readonly order: readonly Arrival[],
  ) {}

  async close(): Promise<void> {
    const arrived = (request: Request) => void this.underWay.delete(request);
    this.page.on("requestfinished", arrived);
    this.page.on("requestfailed", arrived);
    await this.page.route("**/*", async (route) => {
      const kind = kindOf(route.request());
      if (kind) this.held = [...this.held, { route, kind }];
      else await route.continue();
    });
  }

  /** Lets the files arrive one group after the other, until the page is complete and requests nothing more. */
  async letAllIn(): Promise<void> {
    let before: string | null = null;
    for (;;) {
      await this.settle();
      const next = this.nextHeld();
      if (next.length > 0) await this.letIn(next);
      const now = next.length > 0 ? null : await this.page.evaluate(textAtRest);
      // The text must be the same twice, because on a busy machine the last files may not be drawn yet.
      if (now !== null && now === before) return;
      before = now;
      if (Date.now() > this.end) throw new Error(`${this.page.url()} does not come to rest.`);
    }
  }

  /** Returns the next group of delayed files: of the first kind that waits, as many as may arrive together. */
  private nextHeld(): readonly Held[] {
    for (const kind of this.order) {
      const waiting = this.held.filter((one) => one.kind === kind);
      const most = kind === "script" && this.order.at(-1) !== kind ? Infinity : AT_ONCE[kind];
      if (waiting.length > 0) return waiting.slice(0, most);
    }
    return [];
  }

  private async letIn(some: readonly Held[]): Promise<void> {
    this.held = this.held.filter((one) => !some.includes(one));
    const names = some.map(({ route }) => nameOf(route.request()));
    await this.page.evaluate((what) => void (globalThis.arenaArrival = what), names.join(" "));
    for (const { route } of some) {
      this.underWay.add(route.request());
      await route.continue();
    }
  }

  /** Waits until the last files have arrived and are painted, and the page has requested the next ones. */
  private async settle(): Promise<void> {
    let known: number;
    do {
      known = this.held.length;
      while (this.underWay.size > 0 && Date.now() < this.end) await pause(5);
      await this.page.evaluate(painted);
      await pause(QUIET);
    } while (this.underWay.size > 0 || this.held.length !== known);
  }
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Returns the kind of a requested file; undefined for files that the first paint needs, which are not delayed. */
function kindOf(request: Request): Arrival | undefined {
  switch (request.resourceType()) {
    case "script":
      return "script";
    case "image":
      return "picture";
    case "font":
      return "font";
    case "fetch":
    case "xhr":
      return "data";
    default:
      return undefined;
  }
}

/** Returns the last part of a request's address, "results" or "HomePage-a1b2.js". */
function nameOf(request: Request): string {
  const { pathname } = new URL(request.url());
  return pathname.slice(pathname.lastIndexOf("/") + 1);
}

/** Returns the text of a page that is complete; null while something is still loading. */
function textAtRest(): string | null {
  const isComplete =
    document.readyState === "complete" &&
    document.querySelector("h1") !== null &&
    document.querySelector("main [aria-busy=true]") === null &&
    document.documentElement.dataset["fonts"] === "on" &&
    document.fonts.status === "loaded";
  return isComplete ? document.body.textContent : null;
}

async function painted(): Promise<void> {
  for (let frames = 0; frames < 2; frames++) {
    await new Promise((done) => requestAnimationFrame(done));
  }
}

function recordShifts(): void {
  globalThis.arenaShifts = [];
  globalThis.arenaArrival = "the first paint";
  const describe = (node: Node | null): string => {
    if (node === null) return "something that is gone";
    if (!(node instanceof Element)) return `"${node.textContent?.trim().slice(0, 24) ?? ""}"`;
    const name = node.getAttribute("class")?.replaceAll(/-[\da-z]{4}(?= |$)/g, "") ?? "";
    const text = node.textContent?.trim().slice(0, 24) ?? "";
    return `${node.tagName.toLowerCase()}${name && `.${name.replaceAll(" ", ".")}`} "${text}"`;
  };
  const place = ({ x, y, width, height }: DOMRectReadOnly) =>
    [x, y, width, height].map((value) => Math.round(value)).join(" ");
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      // TypeScript's DOM types do not know this kind of entry yet.
      const { value, hadRecentInput, sources } = entry as unknown as {
        value: number;
        hadRecentInput: boolean;
        sources: {
          node: Node | null;
          previousRect: DOMRectReadOnly;
          currentRect: DOMRectReadOnly;
        }[];
      };
      if (hadRecentInput) continue;
      const moved = sources.map(
        ({ node, previousRect, currentRect }) =>
          `${describe(node)} [${place(previousRect)} -> ${place(currentRect)}]`,
      );
      globalThis.arenaShifts.push({ value, after: globalThis.arenaArrival, moved });
    }
  }).observe({ type: "layout-shift", buffered: true });
}
