import { existsSync } from "node:fs";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { arena } from "@arena/arena";
import { headOf } from "../../src/app/pages/head";
import type { Ground } from "../../src/domain/schedule/ground";
import { ANY, paths } from "../../src/leagues/paths";
import type { MappedPage } from "../build/sitemap";
import { canNameFile } from "./fileName";
import { withHead } from "./withHead";

/**
 * Returns the shared page of all grounds with the head of one ground, for previews and search engines.
 * @param shared the HTML that answers for all grounds
 * @throws Error if the HTML is not in the form that the build writes
 */
export function groundPage(shared: string, ground: Ground, origin: string): string {
  const { id, name, place, link } = ground;
  const address = new URL(paths.ground(id), origin).href;
  return withHead(shared, {
    ...headOf({ kind: "ground", id }, name),
    address,
    thing: {
      "@context": "https://schema.org",
      "@type": "SportsActivityLocation",
      name,
      address: place || arena.legal.address.join(", ") || arena.name,
      ...(link && { hasMap: link }),
      url: address,
    },
  });
}

/**
 * Writes a page for each ground, beside the shared page of all grounds. Deletes the pages of an earlier run.
 * @returns the pages, for the sitemap
 */
export async function writeGroundPages(
  dist: string,
  grounds: readonly Ground[],
  origin: string,
): Promise<readonly MappedPage[]> {
  const shared = path.join(dist, `${paths.ground(ANY)}.html`);
  if (!existsSync(shared)) return [];
  const folder = path.dirname(shared);
  const html = await readFile(shared, "utf8");
  for (const file of await readdir(folder))
    if (file !== path.basename(shared)) await rm(path.join(folder, file));
  const shown = grounds.filter(({ id }) => canNameFile(id));
  for (const ground of shown)
    await writeFile(path.join(folder, `${ground.id}.html`), groundPage(html, ground, origin));
  return shown.map(({ id }) => ({ path: paths.ground(id) }));
}
