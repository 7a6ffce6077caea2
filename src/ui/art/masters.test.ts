import { readFileSync } from "node:fs";
import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import art from "../../../artwork/art.json";
import { sports } from "@/sports/whole";
import { leagues } from "@arena/leagues";
import { Glyph } from "./Glyph";
import posters from "./posters.json";
import { Spot, type SpotName } from "./Spot";
import { artSources } from "./sources";
import { spotHashes } from "./spotHashes";

const SIZE = 192;

/** The drawing's ink, pixel by pixel. */
function inkOf(svg: string): Promise<Buffer> {
  const density = (72 * SIZE) / 24;
  return sharp(Buffer.from(svg), { density }).extractChannel("alpha").raw().toBuffer();
}

function markup(element: ReactElement): string {
  return renderToStaticMarkup(element).replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"');
}

/** Sports whose glyph has a master. */
const glyphs = art.flatMap(({ kind, sport }) => (kind === "glyph" ? [sport] : []));

describe("Glyph", () => {
  it.each(glyphs)("draws %s as its master does", async (sport) => {
    const master = new URL(`../../../artwork/glyphs/${sport}.svg`, import.meta.url);
    const [drawn, meant] = await Promise.all([
      inkOf(markup(createElement(Glyph, { sport }))),
      inkOf(readFileSync(master, "utf8")),
    ]);
    const apart = meant.reduce((sum, ink, at) => sum + Math.abs(ink - (drawn[at] ?? 0)), 0);
    const all = meant.reduce((sum, ink) => sum + ink, 0);
    expect(apart / all).toBeLessThan(0.02);
  });

  it("is silent beside text and named alone", () => {
    expect(markup(createElement(Glyph, { sport: "chess" }))).toContain('aria-hidden="true"');
    expect(markup(createElement(Glyph, { sport: "chess", label: "Chess" }))).toContain(
      'role="img" aria-label="Chess"',
    );
  });
});

describe("Spot", () => {
  const names = ["no-fixtures", "no-results", "no-players", "coming-soon", "not-found", "offline"];

  it.each(names as SpotName[])("%s has a drawing, and its master's bands before it", (name) => {
    const html = renderToStaticMarkup(createElement(Spot, { name }));
    expect(html).toContain(`src="/art/${name}.${spotHashes[name]}.svg"`);
    const master = new URL(`../../../artwork/spots/${name}.svg`, import.meta.url);
    const bands = readFileSync(master, "utf8").matchAll(/M(\d+) 160A(\d+) \d+ 0 0 1 \d+ 160Z/g);
    const drawn = [...html.matchAll(/M(\d+) 160a(\d+)/g)].map(([, x, r]) => [x, r]);
    expect(drawn).toEqual([...bands].map(([, x, r]) => [x, r]));
  });
});

describe("the registry's posters", () => {
  const ids = new Set(posters.map(({ id }) => id));

  it.each([
    ...sports.map(({ id, posters: wanted }) => [id as string, wanted] as const),
    ...leagues.map(({ slug, homePosters }) => [slug as string, homePosters] as const),
  ])("%s names pictures that exist", (_, wanted) => {
    expect(wanted.filter((id) => !ids.has(id))).toEqual([]);
    expect(wanted.flatMap((id) => artSources(id, "hero"))).toHaveLength(4 * wanted.length);
  });
});
