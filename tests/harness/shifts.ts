import type { BrowserContext, Page, Request, Route } from "@playwright/test";

/** What a page is made of, besides its first HTML and CSS. */
export type Arrival = "script" | "data" | "picture" | "font";

/** How much of a page has moved by itself, and what did: an element with where it was and where it went. */
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
  /** What arrived last. */
  var arenaArrival: string;
}

/** A page may take so long altogether, in milliseconds. */
const PATIENCE = 90_000;
/** Nothing new asked for in that time, in milliseconds: the page waits for what is held back. */
const QUIET = 60;

/** How many of what may come apart come at once: a file of code does nothing before those that it depends on. */
const AT_ONCE: Readonly<Record<Arrival, number>> = {
  data: 1,
  script: 4,
  picture: Infinity,
  font: Infinity,
};

/**
 * Loads a page so that each thing arrives alone, and is painted before the next one comes: the network
 * is as slow as it takes, on any machine. What arrives first is the order given; data comes one
 * request at a time, code that comes last in small parts. At the end the page is scrolled through, and more that it asks for is let in.
 * @returns all shifts added up, the largest first
 */
export async function shiftsOf(
  context: BrowserContext,
  path: string,
  order: readonly Arrival[],
): Promise<Shifts> {
  const page = await context.newPage();
  await page.addInitScript(recordShifts);
  // A screen shows what has come after ten seconds: a slow machine has longer.
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

/** Holds back what a page asks for. */
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

  /** Lets one thing in after the other, until the page is there and asks for nothing more. */
  async letAllIn(): Promise<void> {
    let before: string | null = null;
    for (;;) {
      await this.settle();
      const next = this.nextHeld();
      if (next.length > 0) await this.letIn(next);
      const now = next.length > 0 ? null : await this.page.evaluate(textAtRest);
      // On a busy machine what came last may not be drawn yet.
      if (now !== null && now === before) return;
      before = now;
      if (Date.now() > this.end) throw new Error(`${this.page.url()} does not come to rest.`);
    }
  }

  /** What is held of the first kind that waits: all of it, or one thing of what may come apart. */
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

  /** Waits until what was let in is here and painted, and the page has asked for what it wants next. */
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

/** Undefined: what a page cannot be painted without. */
function kindOf(request: Request): Arrival | undefined {
  switch (request.resourceType()) {
    case "script":
      // Nothing is painted before this one has run.
      return /\/first-[^/]*\.js$/.test(request.url()) ? undefined : "script";
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

/** The last part of its address, "results" or "HomePage-a1b2.js". */
function nameOf(request: Request): string {
  const { pathname } = new URL(request.url());
  return pathname.slice(pathname.lastIndexOf("/") + 1);
}

/** What a page that is complete says; null while something of it is still to come. */
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
    const name = node.getAttribute("class")?.replaceAll(/_(\w+?)_\w+/g, "$1") ?? "";
    const text = node.textContent?.trim().slice(0, 24) ?? "";
    return `${node.tagName.toLowerCase()}${name && `.${name.replaceAll(" ", ".")}`} "${text}"`;
  };
  const place = ({ x, y, width, height }: DOMRectReadOnly) =>
    [x, y, width, height].map((value) => Math.round(value)).join(" ");
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      // The DOM's types do not know this entry yet.
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
