import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { listedMatch } from "../../src/domain/match/listed";
import { clubsOf } from "../../src/domain/season/clubs";
import { EDGE } from "../../src/ui/share/paintPoster";
import { mbl } from "../../tests/arena/leagues/mbl";
import { mcl } from "../../tests/arena/leagues/mcl";
import { mls } from "../../tests/arena/leagues/mls";
import { makeFixture, makeResult, makeSeason } from "../../tests/factories/records";
import { drawn, paintMatch, PICTURE } from "./matchPicture";
import { paintChampion } from "./seasonPicture";
import { svgPen, type SvgPen } from "./svgPen";
import { loadType, type SetType } from "./type";

let type: SetType;
beforeAll(async () => {
  type = await loadType();
});

const teams = { teamA: "Kingsway Rovers", teamB: "Mount Trojans" };
const long = {
  teamA: "Faculty of Engineering, Technology and Applied Mathematics",
  teamB: "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft",
};
type Fixture = Parameters<typeof makeFixture>[0];
type Result = Parameters<typeof makeResult>[0];

/** What is written on a picture, with where each line begins and ends. */
function linesOf(paint: (pen: SvgPen) => void) {
  const lines: { text: string; from: number; to: number; base: number }[] = [];
  const pen = svgPen(type);
  let depth = 0;
  paint({
    ...pen,
    within(_, inside) {
      depth += 1;
      inside();
      depth -= 1;
    },
    text(text, [x, base], look) {
      // The initials of a crest are in its own measure.
      if (depth > 0) return;
      const width = pen.measure(text, look);
      const from = { left: x, center: x - width / 2, right: x - width }[look.align ?? "left"];
      lines.push({ text, from, to: from + width, base });
    },
  });
  return lines;
}
function written(league: typeof mls, fixture: Fixture, result?: Result) {
  const match = listedMatch(makeFixture(fixture), result && makeResult(result));
  return linesOf((pen) => paintMatch(pen, league, clubsOf(league, null), match));
}
const texts = (...of: Parameters<typeof written>) => written(...of).map(({ text }) => text);

function svgOf(league: typeof mls, fixture: Fixture, result?: Result): string {
  const pen = svgPen(type);
  const match = listedMatch(makeFixture(fixture), result && makeResult(result));
  paintMatch(pen, league, clubsOf(league, null), match);
  return pen.svg(PICTURE.width, PICTURE.height);
}

describe("the picture of a match", () => {
  it("says who won, where and when, and names nobody who scored", () => {
    const goalsA = [{ player: "Ada Obi", minute: "12", assist: "" }];
    const said = texts(mls, teams, { ...teams, scoreA: 3, scoreB: 1, goalsA });
    expect(said).toEqual(
      expect.arrayContaining(["3", "–", "1", "Full time", "Kingsway Rovers", "Mount Trojans"]),
    );
    expect(said).toEqual(expect.arrayContaining(["MLS football", "FOOTBALL · GAME WEEK 3"]));
    expect(said).toContain("Saturday 7 March 2026 · Main bowl");
    expect(said.join(" ")).not.toContain("Obi");
  });

  it("says it in figures of its sport", () => {
    expect(texts(mcl, teams, { ...teams, scoreA: 5, scoreB: 3 })).toEqual(
      expect.arrayContaining(["2½", "1½"]),
    );
  });

  it.each([
    [{}, ["16:00", "Sat 14 Mar 2026", "Main bowl"], []],
    [{ date: null, day: "2027-02-20" }, ["Time open", "Sat 20 Feb 2027"], []],
    [{ date: null }, ["v"], []],
    [{ status: "Postponed" }, ["Postponed"], ["16:00", "Sat 14 Mar 2026"]],
  ])("says of one to come %o: %o", (fixture, said, unsaid) => {
    const all = texts(mls, fixture);
    expect(all).toEqual(expect.arrayContaining(said));
    for (const one of unsaid) expect(all).not.toContain(one);
  });

  it("keeps long names and scores apart, within its edges and above its foot", () => {
    const lines = written(mbl, long, { ...long, scoreA: 1234, scoreB: 1199 });
    for (const { text, from, to } of lines) {
      expect(from, text).toBeGreaterThanOrEqual(EDGE - 1);
      expect(to, text).toBeLessThanOrEqual(PICTURE.width - EDGE + 1);
    }
    expect(lines.some(({ text }) => text.endsWith("…"))).toBe(true);
    const overlapping = lines.flatMap((one, at) =>
      lines
        .slice(at + 1)
        .filter(({ base }) => Math.abs(one.base - base) < 20)
        .filter(({ from, to }) => one.to > from && to > one.from)
        .map(({ text }) => `${one.text} over ${text}`),
    );
    expect(overlapping).toEqual([]);
  });
});

it("says of a past season who won it, within its edges however long the name", () => {
  const places = [long.teamA, long.teamB, teams.teamA];
  const lines = linesOf((pen) =>
    paintChampion(pen, mls, clubsOf(mls, null), {
      season: { id: "2025", label: "Season 2025" },
      said: makeSeason({ champion: long.teamA, places }),
    }),
  );
  const said = lines.map(({ text }) => text);
  expect(said).toEqual(expect.arrayContaining(["FOOTBALL · SEASON 2025", "Champions"]));
  expect(said.join(" ")).toContain("Faculty of Engineering");
  for (const { text, from, to, base } of lines) {
    expect(from, text).toBeGreaterThanOrEqual(EDGE - 1);
    expect(to, text).toBeLessThanOrEqual(PICTURE.width - EDGE + 1);
    expect(
      lines.filter((one) => Math.abs(one.base - base) < 20),
      text,
    ).toHaveLength(1);
  }
});

it("holds no text, so that no name in it can be markup", () => {
  const teamA = `</svg><script>alert("1")</script>`;
  const svg = svgOf(mls, { ...teams, teamA });
  expect(svg).not.toMatch(/<text|<script|alert/);
  expect(svg.match(/<\/svg>/g)).toHaveLength(2);
});

it("is a PNG of the size that previews ask for, small enough for all of them", async () => {
  const png = await drawn(svgOf(mls, teams, { ...teams, scoreA: 3, scoreB: 1 }));
  const { width, height, format } = await sharp(png).metadata();
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: "png" });
  expect(png.length).toBeLessThan(60_000);
  // Where the score is, something bright is drawn, and nothing at the edge.
  const brightest = async (left: number, top: number, wide: number, high: number) => {
    const area = sharp(png).extract({ left, top, width: wide, height: high });
    const { channels } = await sharp(await area.toBuffer()).stats();
    return Math.max(...channels.slice(0, 3).map(({ max }) => max));
  };
  expect(await brightest(480, 260, 90, 110)).toBeGreaterThan(240);
  expect(await brightest(0, 200, EDGE - 8, 430)).toBeLessThan(60);
});

describe("the font of pictures", () => {
  const widthOf = (text: string) => type(text, { size: 100, colour: "" }).width;

  it("draws West African names with their marks, whose letters stand in several files", () => {
    const letters = (text: string) => type(text, { size: 100, colour: "" }).letters.length;
    expect(letters("Ọ̀ṣun")).toBeGreaterThan(4);
    expect(widthOf("ọ̀")).toBeCloseTo(widthOf("ọ"), 0);
  });

  it("draws a letter that it lacks as the nearest one, never as nothing", () => {
    expect(widthOf("ɓaɗa ḿ")).toBeCloseTo(widthOf("bada m"), 5);
    expect(widthOf("漢")).toBe(widthOf("?"));
  });

  it("is wider, bolder and larger where it is to be", () => {
    const look = { size: 40, colour: "" };
    const plain = type("Rovers", look).width;
    expect(type("Rovers", { ...look, size: 80 }).width).toBeCloseTo(2 * plain, 5);
    expect(type("Rovers", { ...look, weight: 850 }).width).toBeGreaterThan(plain);
    expect(type("Rovers", { ...look, stretch: "semi-expanded" }).width).toBeGreaterThan(plain);
    expect(type("Rovers", { ...look, tracking: 0.1 }).width).toBeCloseTo(plain + 24, 5);
  });
});
