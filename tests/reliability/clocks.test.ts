import type { Page } from "@playwright/test";
import { goal, measured } from "./goal";
import { openWindow } from "./world/browser";
import { emulated, type RestFields } from "./world/emulated";
import { settled } from "./world/pages";

const ZONES = ["Africa/Lagos", "America/New_York", "Pacific/Auckland"] as const;
const DAY = 86_400_000;
const SKEWS = [0, -DAY, DAY] as const;
const WEEK = "90";

/** Moments around the hours that clocks skip or repeat, in one of the zones or the other. */
const MOMENTS = [
  "2026-03-08T06:30:00Z",
  "2026-03-08T07:30:00Z",
  "2026-11-01T05:30:00Z",
  "2026-11-01T06:30:00Z",
  "2026-04-04T13:30:00Z",
  "2026-04-04T14:30:00Z",
  "2026-09-26T13:30:00Z",
  "2026-09-26T14:30:00Z",
  "2026-12-31T23:30:00Z",
  "2027-01-01T00:30:00Z",
] as const;

const fixture = (at: string, nth: number): RestFields => ({
  teamA: { stringValue: "Kingsway Rovers" },
  teamB: { stringValue: "Mount Trojans" },
  date: { timestampValue: at },
  stadium: { stringValue: `Ground ${nth}` },
  gameWeek: { stringValue: WEEK },
});

/** The kick-off in words as another program writes it: Node's own formatter, not the site's. */
function expected(at: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).formatToParts(new Date(at));
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? "";
  return `${of("weekday")} ${of("day")} ${of("month")} ${of("year")}, ${of("hour")}:${of("minute")}`;
}

const labels = (page: Page) =>
  page
    .locator("main a[href*='match=']")
    .evaluateAll((all) => all.map((link) => link.getAttribute("aria-label") ?? ""));

goal(
  {
    id: "F11",
    what: "Device clock a day wrong, three time zones, days on which clocks change",
    target: "order and kick-off texts right in the visitor’s zone, which is named where it differs",
  },
  async () => {
    const database = await emulated();
    await database.reset();
    // Listed from the collection: what is published does not hold them.
    await database.remove(["published/mls", "published/mlsFixtures"]);
    await database.put(
      MOMENTS.map((at, nth) => [`mlsFixtures/clock-${nth}`, fixture(at, nth)] as const),
    );
    const wrong: string[] = [];
    let read = 0;
    const inOrder = [...MOMENTS].toSorted((a, b) => Date.parse(a) - Date.parse(b));
    for (const timezoneId of ZONES) {
      for (const skew of SKEWS) {
        const window = await openWindow({ timezoneId });
        await window.context.clock.install({ time: Date.now() + skew });
        const page = await window.context.newPage();
        await page.goto("/mls/matches");
        await settled(page);
        await page
          .getByRole("combobox", { name: "Game week" })
          .selectOption({ label: "Game week 90" });
        await page.getByText("Ground 9").waitFor();
        const found = await labels(page);
        const where = `${timezoneId}, clock ${skew / DAY} days off`;
        if (found.length !== MOMENTS.length) wrong.push(`${where}: ${found.length} matches`);
        for (const [nth, at] of inOrder.entries()) {
          const words = expected(at, timezoneId);
          read += 1;
          if (!found[nth]?.includes(words)) {
            wrong.push(`${where}: “${found[nth]}” instead of ${words}`);
          }
        }
        if (timezoneId !== "Africa/Lagos") {
          // In words: "Times are New York time".
          const [, place = ""] = timezoneId.split("/");
          const named = page.getByText(`Times are ${place.replace("_", " ")}`);
          if ((await named.count()) === 0) wrong.push(`${where}: the zone is not named`);
        }
        wrong.push(...window.uncaught);
        await window.close();
      }
    }
    await database.reset();
    return measured(
      `${read} kick-offs over ${ZONES.length} zones and ${SKEWS.length} clocks, ${wrong.length} wrong`,
      wrong,
    );
  },
);
