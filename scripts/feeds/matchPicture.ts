import { readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { arena } from "@arena/arena";
import type { League } from "../../src/domain/league/league";
import { hasResult, type ListedMatch } from "../../src/domain/match/listed";
import { wasCalledOff } from "../../src/domain/match/match";
import { calledName } from "../../src/domain/season/calledName";
import { findClub, type ResolvedClub } from "../../src/domain/season/clubs";
import { kickOffOf, TIME_OPEN } from "../../src/domain/when";
import { outcomeOf } from "../../src/ui/match/outcome";
import { endOf } from "../../src/ui/match/status";
import { BANDS, type Colours } from "../../src/ui/share/colours";
import { paintCrest } from "../../src/ui/share/paintCrest";
import { EDGE, markBox, paintPoster } from "../../src/ui/share/paintPoster";
import {
  figureLook,
  halvesOf,
  paintName,
  paintScore,
  roundOf,
} from "../../src/ui/share/paintScore";
import { write } from "../../src/ui/share/brush";
import { fromOklch, toOklch } from "../colours/oklch";
import { fixedColours, paletteOf } from "../colours/palette";
import { ROOT } from "../projectFiles";
import type { SvgPen } from "./svgPen";

/** The size of a preview's picture in pixels. Chat apps and social networks ask for 1.91 to 1. */
export const PICTURE = { width: 1200, height: 630 } as const;
const MIDDLE = PICTURE.width / 2;
const HALVES = halvesOf(PICTURE.width);
/** The vertical centre of crests and score, and the height of a crest, in pixels. */
const CRESTS = { y: 318, height: 184 } as const;
const SCORES = [
  [150, 46],
  [116, 38],
  [84, 28],
] as const;
/** The width between the teams' crests, and below it the width between their names, in pixels. */
const SCORE_ROOM = 236;
const WORDS_ROOM = 300;

type PictureColours = Pick<Colours, "ink" | "text" | "quiet" | "spark" | "bands">;

/** Returns the colours of a league's pictures; in a browser `readColours` takes the same ones from style sheets. */
export function coloursFor({ sport }: League): PictureColours {
  const palette = paletteOf(arena.colours);
  const of = (name: string) => palette.get(name)?.[0] ?? "#ffffff";
  const [, , hue] = toOklch(fixedColours().get(`sport of ${sport}`)?.[0] ?? of("primary"));
  return {
    ink: of("ink"),
    text: "#ffffff",
    quiet: of("on-ink-secondary"),
    spark: of("spark"),
    bands: BANDS.map(([lightness, strength]) => fromOklch([lightness, strength, hue])),
  };
}

/**
 * Draws the picture of a match for previews: crests, names, and the score or the time of the match. It names no person,
 * because the picture stays in chats for ever and a person could not be erased there.
 */
export function paintMatch(
  pen: SvgPen,
  league: League,
  clubs: readonly ResolvedClub[],
  match: ListedMatch,
): void {
  const { width, height } = PICTURE;
  const colours = coloursFor(league);
  const kickOff = kickOffOf(match, arena.timeZone);
  const day = kickOff?.full.replace(/,.*$/, "") ?? "";
  const isPlayed = hasResult(match);
  const poster = {
    width,
    height,
    overline: `${league.game.name} · ${roundOf(league, match)}`,
    title: league.name,
    foot: [isPlayed ? day : "", match.stadium].filter(Boolean).join(" · "),
  };
  paintPoster(pen, poster, colours, true);
  pen.drawing(readFileSync(path.join(ROOT, "public/favicon.svg"), "utf8"), markBox(poster));

  const place = { x: MIDDLE, y: CRESTS.y };
  const quiet = { size: 28, colour: colours.quiet, align: "center" } as const;
  const below = (words: string) =>
    paintName(pen, words, [MIDDLE, 452], { width: WORDS_ROOM, most: 2, step: 36, look: quiet });
  if (isPlayed) {
    const { figureA, figureB, loser, ending } = outcomeOf(match.match.outcome.result, league);
    const figures = [figureA ?? "?", figureB ?? "?"] as const;
    paintScore(pen, figures, loser, colours, { ...place, sizes: SCORES, room: SCORE_ROOM });
    below(ending || endOf(league).words);
  } else {
    const isOff = wasCalledOff(match.match);
    const told = isOff ? match.status : kickOff?.time || (day === "" ? "v" : TIME_OPEN);
    const size = isOff || told === TIME_OPEN ? 56 : SCORES[1][0];
    const look = { ...figureLook(size, colours.text), align: "center" } as const;
    write(pen, told, [MIDDLE, CRESTS.y + size * 0.36], look, 2 * SCORE_ROOM);
    below(isOff ? "" : (kickOff?.dated ?? ""));
  }
  [match.teamA, match.teamB].forEach((name, at) => {
    const x = HALVES[at] ?? MIDDLE;
    paintCrest(pen, { name, club: findClub(clubs, name) }, [x, CRESTS.y, CRESTS.height]);
    paintName(pen, calledName(clubs, name), [x, 458], {
      width: 2 * (HALVES[0] - EDGE),
      most: 2,
      step: 42,
      look: { size: 36, colour: colours.text, weight: 700, align: "center" },
    });
  });
}

/** Converts a picture to PNG, because previews do not show SVG. */
export const drawn = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).png({ palette: true, effort: 4 }).toBuffer();
