import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { arena } from "@arena/arena";
import { afterAll, beforeAll, expect, it } from "vitest";
import { noGround, type Ground } from "../../src/domain/schedule/ground";
import { ANY, paths } from "../../src/leagues/paths";
import { builtPage } from "../../tests/factories/builtPage";
import { groundPage, writeGroundPages } from "./groundPages";
import { writeRecordsMap } from "./recordsMap";

const origin = "https://site.example";
const ground = (id: string, of: Partial<Ground> = {}): Ground => ({
  ...noGround,
  version: 1,
  name: "Main bowl",
  id,
  ...of,
});

const built = () => builtPage(paths.ground(ANY));

let dist: string;
beforeAll(async () => {
  dist = await mkdtemp(path.join(tmpdir(), "arena-grounds-"));
});
afterAll(() => rm(dist, { recursive: true }));

it("says what a ground is called and where it is, escaped, at its own address", () => {
  const link = "https://map.example/bowl";
  const html = groundPage(
    built(),
    ground("bowl", { name: "A & B", place: "Gate 2", link }),
    origin,
  );
  for (const said of [
    `<title>A &amp; B · ${arena.name}</title>`,
    `<meta property="og:title" content="A &amp; B · ${arena.name}">`,
    `<meta name="description" content="A &amp; B of ${arena.name}: where it is, `,
    `<link rel="canonical" href="https://site.example/grounds/bowl">`,
    `"@type":"SportsActivityLocation","name":"A & B","address":"Gate 2","hasMap":"${link}"`,
    `data-path="/grounds/_"`,
  ])
    expect(html).toContain(said);
  expect(groundPage(built(), ground("bowl"), origin)).toContain(
    '"address":"1 Lake Road, Lakeside"',
  );
});

it("has a page of each ground, until it is gone", async () => {
  expect(await writeGroundPages(dist, [ground("bowl")], origin)).toEqual([]);
  const folder = path.join(dist, "grounds");
  await mkdir(folder);
  await writeFile(path.join(folder, "_.html"), built());
  const all = ["bowl", "hall", "../x", "_", "index"].map((id) => ground(id));
  expect(await writeGroundPages(dist, all, origin)).toEqual([
    { path: "/grounds/bowl" },
    { path: "/grounds/hall" },
  ]);
  expect(await writeGroundPages(dist, all.slice(1), origin)).toHaveLength(1);
  expect((await readdir(folder)).toSorted()).toEqual(["_.html", "hall.html"]);
});

it("tells search engines of such pages in a sitemap of their own, named once", async () => {
  const pages = [{ path: "/grounds/hall" }, { path: "/mls/matches/r?&", day: "2026-03-14" }];
  await writeRecordsMap(dist, pages, origin);
  expect(await readdir(dist)).not.toContain("sitemap-records.xml");
  const robots = path.join(dist, "robots.txt");
  await writeFile(robots, "Allow: /\n");
  await writeRecordsMap(dist, pages, origin);
  await writeRecordsMap(dist, pages, origin);
  expect(await readFile(robots, "utf8")).toBe(
    "Allow: /\nSitemap: https://site.example/sitemap-records.xml\n",
  );
  const map = await readFile(path.join(dist, "sitemap-records.xml"), "utf8");
  expect(map).toContain("<url><loc>https://site.example/grounds/hall</loc></url>");
  expect(map).toContain("/mls/matches/r?&amp;</loc><lastmod>2026-03-14</lastmod></url>");
});
