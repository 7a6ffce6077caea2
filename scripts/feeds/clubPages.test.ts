import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { arena } from "@arena/arena";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { clubsOf, type ResolvedClub } from "../../src/domain/season/clubs";
import { mls } from "../../tests/arena/leagues/mls";
import { ANY, paths } from "../../src/leagues/paths";
import { makeTeam } from "../../tests/factories/records";
import { builtPage } from "../../tests/factories/builtPage";
import { clubPage, newClubs, writeClubPages } from "./clubPages";

const origin = "https://site.example";

const now = (clubs: readonly ResolvedClub[]) => ({
  league: mls,
  clubs,
  matches: [],
  meets: [],
  isWhole: true,
});
const [rovers = "", trojans = ""] = mls.clubs.map(({ name }) => name);
const clubs = clubsOf(mls, [
  makeTeam({ name: "Kingsway United", formerNames: [rovers] }),
  makeTeam({ name: trojans }),
  makeTeam({ name: `Osun "Stars" & Co`, slug: "osun-stars", nickname: "The Stars" }),
]);

describe("the page of a club for previews", () => {
  it("says its name, escaped, and answers at its own address", () => {
    const club = clubs.find(({ slug }) => slug === "osun-stars");
    if (!club) throw new Error("The club has an address.");
    const html = clubPage(builtPage(paths.club(mls, ANY)), mls, club, origin);
    const name = "Osun &quot;Stars&quot; &amp; Co";
    const address = "https://site.example/mls/clubs/osun-stars";
    for (const said of [
      `<title>${name} · MLS football · ${arena.name}`,
      `<meta name="description" content="${name} in MLS football: table position, form, squad, matches and results.">`,
      `<meta property="og:title" content="${name} · MLS football · ${arena.name}`,
      `<meta property="og:url" content="${address}">`,
      `<link rel="canonical" href="${address}">`,
      `<meta property="og:image" content="https://site.example/share/football.jpg">`,
      `"@type":"SportsTeam"`,
      `data-path="/mls/clubs/_"`,
    ])
      expect(html).toContain(said);
  });

  it("is made for clubs that were entered or renamed since the build", () => {
    expect(newClubs(now(clubs)).map(({ name }) => name)).toEqual([
      "Kingsway United",
      `Osun "Stars" & Co`,
    ]);
    expect(newClubs(now(clubsOf(mls, [])))).toEqual([]);
    for (const slug of ["../x", "_", "index"])
      expect(newClubs(now(clubs.map((club) => ({ ...club, slug }))))).toEqual([]);
  });
});

describe("the pages of a league's clubs", () => {
  let dist: string;
  beforeAll(async () => {
    dist = await mkdtemp(path.join(tmpdir(), "arena-clubs-"));
  });
  afterAll(() => rm(dist, { recursive: true }));

  it("stand beside those of the build, which stay, and go when their club has gone", async () => {
    expect(await writeClubPages(dist, now(clubs), origin)).toEqual([]);
    const folder = path.join(dist, "mls/clubs");
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, "_.html"), builtPage(paths.club(mls, ANY)));
    const own = builtPage("/mls/clubs/mount-trojans");
    await writeFile(path.join(folder, "mount-trojans.html"), own);
    expect(await writeClubPages(dist, now(clubs), origin)).toHaveLength(2);
    const files = async () => (await readdir(folder)).toSorted();
    expect(await files()).toEqual([
      "_.html",
      "kingsway-rovers.html",
      "mount-trojans.html",
      "osun-stars.html",
    ]);
    expect(await writeClubPages(dist, now(clubs.slice(0, 2)), origin)).toEqual([
      { path: "/mls/clubs/kingsway-rovers" },
    ]);
    expect(await files()).toEqual(["_.html", "kingsway-rovers.html", "mount-trojans.html"]);
    expect(await readFile(path.join(folder, "mount-trojans.html"), "utf8")).toBe(own);
  });
});
