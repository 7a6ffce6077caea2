import { gameWeekLabel } from "@/domain/match/grouping";
import type { ListedMatch } from "@/domain/match/listed";
import type { Side } from "@/domain/match/timeline";
import type { League } from "@/domain/league/league";
import { wrap, write, type Pen, type TextLook } from "./brush";
import type { Colours } from "./colours";

/** Returns the x coordinates of the centres of both teams' halves, in a picture of that width. */
export const halvesOf = (width: number) => [262, width - 262] as const;

/** Returns the round of a match: "Game week 4", or the league's own label if it has no game weeks. */
export const roundOf = (league: League, { gameWeek }: Pick<ListedMatch, "gameWeek">): string =>
  league.matchGrouping.by === "none" ? league.matchGrouping.label : gameWeekLabel(gameWeek);

/** The position of a score in a picture. */
interface ScorePlace {
  readonly x: number;
  /** The y coordinate of the centre. */
  readonly y: number;
  /** Possible font sizes, each with half the room of the dash, the largest first. */
  readonly sizes: readonly [ScoreSize, ...ScoreSize[]];
  /** The distance from the centre to the crests. */
  readonly room: number;
}
type ScoreSize = readonly [size: number, dash: number];

/** Returns the text style of a score's figures. */
export const figureLook = (size: number, colour: string): TextLook => ({
  size,
  colour,
  weight: 850,
  stretch: "semi-condensed",
});

/** Paints both figures of a score in the largest size that fits; the loser's figure is paler. */
export function paintScore(
  pen: Pen,
  [a, b]: readonly [string, string],
  loser: Side | null,
  { text, quiet }: Pick<Colours, "text" | "quiet">,
  { x, y, sizes, room }: ScorePlace,
): void {
  const [size, dash] =
    sizes.find(([of, half]) =>
      [a, b].every((one) => half + pen.measure(one, figureLook(of, text)) <= room),
    ) ??
    sizes.at(-1) ??
    sizes[0];
  const base = y + size * 0.36;
  const look = (side: Side) => figureLook(size, loser === side ? quiet : text);
  write(pen, "–", [x, base], { ...figureLook(size, quiet), align: "center" });
  write(pen, a, [x - dash, base], { ...look("A"), align: "right" });
  write(pen, b, [x + dash, base], { ...look("B"), align: "left" });
}

/** Paints a team's name in several lines around `x`; `step` is the distance of the lines. */
export function paintName(
  pen: Pen,
  name: string,
  [x, top]: readonly [number, number],
  { width, most, step, look }: { width: number; most: number; step: number; look: TextLook },
): void {
  const lines = wrap(name, width, most, (part) => pen.measure(part, look));
  lines.forEach((line, row) => write(pen, line, [x, top + row * step], look));
}
