import type { Page } from "@playwright/test";
import { leagues } from "@arena/leagues";
import { paths } from "../../../src/leagues/paths";
import { look, navigate, settled } from "../world/pages";
import { UNSPEAKABLE } from "./badValues";
import type { Shelf } from "./poisoned";

/** Where the details of a record open, and under which name. */
const DETAILS = {
  fixtures: ["matches", "match"],
  results: ["results", "match"],
  players: ["players", "player"],
} as const;

/** The addresses at which the details of these records are; leagues without such a page have none. */
export function detailPaths(all: readonly Shelf[], take: (nth: number) => boolean): string[] {
  return all.flatMap(({ league, kind, documents }) => {
    if (!(kind in DETAILS)) return [];
    const [page, name] = DETAILS[kind as keyof typeof DETAILS];
    if (league.pages[page] !== "real") return [];
    return [...documents.keys()]
      .filter((_, nth) => take(nth))
      .map((id) => `${paths.page(league, page)}?${name}=${encodeURIComponent(id)}`);
  });
}

/** The pages that look after a league's data. */
export const upkeepPaths: readonly string[] = leagues.flatMap((league) =>
  ["changes", "repair", "publication", "seasons"].map(
    (view) => `${paths.dashboard(league)}/${view}`,
  ),
);

const around = (text: string, at: number) => text.slice(Math.max(0, at - 40), at + 40);

/** What is wrong with the page as it is. */
export async function faultsOf(page: Page, where: string): Promise<string[]> {
  if (!(await settled(page))) return [`${where} does not settle`];
  const { text, labels, headings } = await look(page);
  const wrong: string[] = [];
  if (headings === 0 || text.trim().length < 20) wrong.push(`${where} is blank`);
  if (/has stopped working|could not be loaded/.test(text)) wrong.push(`${where} has crashed`);
  for (const said of [text, labels]) {
    const found = UNSPEAKABLE.exec(said);
    if (found) wrong.push(`${where} says “${around(said, found.index)}”`);
  }
  return wrong;
}

/** Shows what a long list holds back. */
export async function showAll(page: Page): Promise<void> {
  const more = page.getByRole("button", { name: /^Show (\d[\d,]* more|earlier|later)/ });
  for (let presses = 0; presses < 20 && (await more.count()) > 0; presses += 1) {
    await more.first().click();
    // The rows follow the press; the button says so meanwhile.
    await page.getByRole("button", { name: /^Showing / }).waitFor({ state: "detached" });
    await settled(page);
  }
}

/** Loads each page and looks at all of it. */
export async function loadAll(page: Page, all: readonly string[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const path of all) {
    await page.goto(path);
    if (await settled(page)) await showAll(page);
    wrong.push(...(await faultsOf(page, path)));
  }
  return wrong;
}

/** Opens each address on the page that is there, as the site's links do, and looks at it. */
export async function openAll(page: Page, all: readonly string[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const path of all) {
    await navigate(page, path);
    wrong.push(...(await faultsOf(page, path)));
  }
  return wrong;
}
