import { readFileSync } from "node:fs";
import path from "node:path";
import type { League } from "../../src/domain/league/league";
import { calledName } from "../../src/domain/season/calledName";
import { findClub, type ResolvedClub } from "../../src/domain/season/clubs";
import { write } from "../../src/ui/share/brush";
import { paintCrest } from "../../src/ui/share/paintCrest";
import { EDGE, markBox, paintPoster } from "../../src/ui/share/paintPoster";
import { paintName } from "../../src/ui/share/paintScore";
import { ROOT } from "../projectFiles";
import { coloursFor, PICTURE } from "./matchPicture";
import type { SeasonWithRecord } from "./seasonPages";
import type { SvgPen } from "./svgPen";

/** The centre of the crest and its height, in pixels; the text is to its right. */
const CREST = { x: 172, y: 352, height: 236 } as const;
const WORDS = { x: 336, width: PICTURE.width - EDGE - 336 } as const;

/**
 * Draws the picture of a past season for previews: the champion, and the clubs in second and third place. No person.
 */
export function paintChampion(
  pen: SvgPen,
  league: League,
  clubs: readonly ResolvedClub[],
  { season, said: { champion, places } }: SeasonWithRecord,
): void {
  const colours = coloursFor(league);
  const poster = {
    ...PICTURE,
    overline: `${league.game.name} · ${season.label}`,
    title: league.name,
    foot: "",
  };
  paintPoster(pen, poster, colours, true);
  pen.drawing(readFileSync(path.join(ROOT, "public/favicon.svg"), "utf8"), markBox(poster));
  const club = findClub(clubs, champion);
  paintCrest(pen, { name: champion, club }, [CREST.x, CREST.y, CREST.height]);
  const quiet = { size: 28, colour: colours.quiet } as const;
  write(pen, "Champions", [WORDS.x, 272], { size: 34, colour: colours.spark, weight: 700 });
  paintName(pen, calledName(clubs, champion), [WORDS.x, 342], {
    width: WORDS.width,
    most: 2,
    step: 62,
    look: { size: 56, colour: colours.text, weight: 800 },
  });
  const others = places.slice(1, 3).map((name, at) => `${at + 2}. ${calledName(clubs, name)}`);
  write(pen, others.join("   "), [WORDS.x, 462], quiet, WORDS.width);
}
