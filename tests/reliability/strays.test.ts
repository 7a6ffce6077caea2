import { kinds, type EntityKind } from "../../src/records/kinds";
import { storedOf } from "../../src/records/stored";
import { leagueBySlug } from "../../src/leagues";
import { routeAt } from "../../src/leagues/routes";
import { sportOf } from "../../src/sports/whole";
import { goal, isFull, measured, sample } from "./goal";
import { faultsOf, loadAll, showAll } from "./poison/inspect";
import { fill, shelves, type Way } from "./poison/poisoned";
import { openWindow, session } from "./world/browser";
import { emulated, type RestFields } from "./world/emulated";
import { adminPaths, oneOfEach, recordPaths } from "./world/pages";

const GOOD = 200;
const WAYS: readonly Way[] = ["published", "collections"];

const text = (stringValue: string) => ({ stringValue });

/** The stored keys of what a kind cannot be without. */
const indispensable = (kind: EntityKind): readonly string[] =>
  kinds[kind].indispensable.flatMap((field) => {
    const aliases = Object.entries(storedOf(kind).aliases ?? {});
    return [field, ...aliases.filter(([, into]) => into === field).map(([key]) => key)];
  });

const emptied = (fields: RestFields, names: readonly string[]): RestFields => ({
  ...fields,
  ...Object.fromEntries(names.map((name) => [name, { nullValue: null }])),
});

/** Lists that show all records of a kind, and what occurs once for each. */
const LISTS = [
  ["/mls/matches", "main li a[href*='match=']"],
  ["/mls/results", "main li a[href*='match=']"],
  ["/mls/players", "main li button[aria-haspopup=dialog]"],
  ["/mls/standings", "main tbody tr"],
  ["/mbl/matches", "main li a[href*='match=']"],
  ["/mbl/players", "main li button[aria-haspopup=dialog]"],
] as const;

goal(
  {
    id: "B2",
    what: "One bad record among 200 good ones",
    target: "200 shown, the bad one left out, told in the console once",
    isSlow: true,
  },
  async () => {
    const database = await emulated();
    await database.reset();
    const all = await shelves(database, (seeded, kind) => {
      const [good = {}] = [...seeded.values()];
      const documents = new Map<string, RestFields>();
      for (let nth = 0; nth < GOOD; nth += 1) documents.set(`good-${nth}`, good);
      return documents.set("bad", emptied(good, indispensable(kind)));
    });
    const wrong: string[] = [];
    let shown = 0;
    for (const way of WAYS) {
      await fill(database, all, way);
      const window = await openWindow();
      const page = await window.context.newPage();
      let told: string[] = [];
      page.on("console", (message) => {
        if (/could not be read/.test(message.text())) told.push(message.text());
      });
      for (const [path, row] of LISTS) {
        told = [];
        await page.goto(path);
        wrong.push(...(await faultsOf(page, path)));
        await showAll(page);
        const count = await page.locator(row).count();
        shown += count;
        if (count !== GOOD) wrong.push(`${path} (${way}) shows ${count} of ${GOOD}`);
        // Once for each kind of record that the page reads.
        if (told.length === 0 || new Set(told).size < told.length)
          wrong.push(`${path} (${way}) tells of it ${told.length} times`);
      }
      wrong.push(...window.uncaught);
      await window.close();
    }
    await database.reset();
    const expected = GOOD * LISTS.length * WAYS.length;
    return measured(
      `${shown} of ${expected} good records shown on ${LISTS.length} lists, published and listed; ${wrong.length} faults`,
      wrong,
    );
  },
);

/** Whether the page names a club of its records; meets name teams in lines of text, which stay as they are. */
function mustSay(path: string): boolean {
  const route = routeAt(path);
  // A section that begins closed shows no records before it is opened.
  if (route?.kind === "adminSection" && route.access === "when-open") return false;
  const [, slug = "", ...rest] = path.split("/");
  const said = leagueBySlug(slug)?.collections.meets
    ? ["players"]
    : ["players", "matches", "results", "standings", "fixtures"];
  return said.includes(rest.at(-1) ?? "");
}

const GONE = "Vanished United";
const CLUB_FIELDS = ["teamA", "teamName", "club"];

goal(
  {
    id: "B4",
    what: "Unknown references and deleted clubs",
    target: "readable text, no crash, on pages and admin lists",
    isSlow: true,
  },
  async () => {
    const database = await emulated();
    await database.reset();
    let renamed = 0;
    const all = await shelves(database, (seeded, kind, { sport }) => {
      // No team record is left, and half of everything speaks of a club nobody knows.
      if (kind === "teams") return new Map();
      const names = [
        ...CLUB_FIELDS,
        ...(kind === "standings" ? [sportOf(sport).table.teamField] : []),
      ];
      return new Map(
        [...seeded].map(([id, fields], nth) => {
          if (nth % 2 === 1) return [id, fields];
          renamed += 1;
          const present = names.filter((name) => name in fields);
          return [
            id,
            { ...fields, ...Object.fromEntries(present.map((name) => [name, text(GONE)])) },
          ];
        }),
      );
    });
    const wrong: string[] = [];
    let said = 0;
    const pages = oneOfEach(recordPaths, isFull);
    const lists = oneOfEach(adminPaths, isFull);
    for (const [turn, way] of WAYS.entries()) {
      await fill(database, all, way);
      // Published, as visitors read it, every layout; listed, each second one.
      for (const [options, paths] of [
        [{}, [...sample(pages, turn + 1), "/mls/clubs/vanished-united"]],
        [{ storageState: await session() }, sample(lists, turn + 1)],
      ] as const) {
        const window = await openWindow(options);
        const page = await window.context.newPage();
        for (const path of paths) {
          wrong.push(...(await loadAll(page, [path])));
          const says = (await page.locator("main").innerText()).includes(GONE);
          if (says) said += 1;
          else if (mustSay(path)) wrong.push(`${path} (${way}) does not show ${GONE}`);
        }
        wrong.push(...window.uncaught);
        await window.close();
      }
    }
    await database.reset();
    return measured(
      `${renamed} records of a club nobody knows; named on ${said} pages, ${wrong.length} faults`,
      wrong,
      { enough: renamed >= 100 && said > 0 },
    );
  },
);
