import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { arena } from "@arena/arena";
import { afterEach, beforeEach, expect, it } from "vitest";
import { clubsOf } from "../../src/domain/season/clubs";
import { ANY, paths } from "../../src/leagues/paths";
import { mls } from "../../tests/arena/leagues/mls";
import { builtPage } from "../../tests/factories/builtPage";
import { makeSeason } from "../../tests/factories/records";
import type { Pictures } from "./pictures";
import { writeSeasonPages } from "./seasonPages";

const origin = "https://site.example";
const [K, H, T] = ["Kingsway Rovers", "Harbour Eagles", "Mount Trojans"];
const seasons = [
  makeSeason({ id: "2026", label: "Season 2026" }),
  makeSeason({
    id: "2025",
    label: "Season 2025",
    champion: K,
    places: [K, H, T],
    ended: Date.UTC(2025, 11, 5, 12),
  }),
  makeSeason({ id: "spring", label: "Spring & more", closed: Date.UTC(2024, 4, 1, 12) }),
];

let dist: string;
beforeEach(async () => {
  dist = await mkdtemp(path.join(tmpdir(), "arena-seasons-"));
});
afterEach(() => rm(dist, { recursive: true }));

/** Writes the pages; @returns them with whose champion was painted. */
async function run(records = seasons) {
  const painted: string[] = [];
  const pictures: Pictures = {
    ofMatch: () => Promise.reject(new Error()),
    ofSeason: (_, __, { said }) => {
      painted.push(said.champion);
      return Promise.resolve("/share/drawn/0.png");
    },
    sweep: () => Promise.reject(new Error()),
  };
  const now = { league: mls, clubs: clubsOf(mls, []), seasons: records };
  return { pages: await writeSeasonPages(dist, now, { origin, pictures }), painted };
}
const built = async () => {
  await mkdir(path.join(dist, "mls/seasons"), { recursive: true });
  await writeFile(path.join(dist, "mls/seasons/_.html"), builtPage(paths.season(mls, ANY)));
};
const page = (id: string) => readFile(path.join(dist, `mls/seasons/${id}.html`), "utf8");

it("tells of each past season at its own address who won it, with a picture, and in the sitemap when it ended", async () => {
  await built();
  const { pages, painted } = await run();
  expect(pages).toEqual([
    { path: "/mls/seasons/2025", day: "2025-12-05" },
    { path: "/mls/seasons/spring", day: "2024-05-01" },
  ]);
  expect(painted).toEqual([K]);
  const html = await page("2025");
  const title = `MLS football, Season 2025: table, champion ${K} · ${arena.name}`;
  const address = "https://site.example/mls/seasons/2025";
  for (const said of [
    `<title>${title}</title>`,
    `<meta name="description" content="MLS football, Season 2025: final table, statistics and all results. Champion: ${K}, ahead of ${H} and ${T}.">`,
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:image" content="https://site.example/share/drawn/0.png">`,
    `<link rel="canonical" href="${address}">`,
    `"@type":"EventSeries"`,
    `data-path="/mls/seasons/_"`,
  ])
    expect(html).toContain(said);
});

it("has the league's picture where nobody is known to have won", async () => {
  await built();
  await run();
  const html = await page("spring");
  expect(html).toContain("<title>MLS football, Spring &amp; more: table ·");
  expect(html).toContain(`og:image" content="https://site.example/share/football.jpg"`);
});

it("takes away those that are no season any more, and writes nothing without a built site", async () => {
  expect((await run()).pages).toEqual([]);
  await built();
  await run();
  await run(seasons.slice(0, 2));
  expect((await readdir(path.join(dist, "mls/seasons"))).toSorted()).toEqual([
    "2025.html",
    "_.html",
  ]);
});
