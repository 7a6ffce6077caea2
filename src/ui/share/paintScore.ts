import { gameWeekLabel } from "@/domain/match/grouping";
import type { ListedMatch } from "@/domain/match/listed";
import type { Side } from "@/domain/match/timeline";
import type { League } from "@/domain/league/league";
import { wrap, write, type Pen, type TextLook } from "./brush";
import type { Colours } from "./colours";

/** The middles of the two teams' halves in a picture of that width. */
export const halvesOf = (width: number) => [262, width - 262] as const;

/** "Football · Game week 4" */
export const roundOf = (league: League, { gameWeek }: Pick<ListedMatch, "gameWeek">): string =>
  league.matchGrouping.by === "none" ? league.matchGrouping.label : gameWeekLabel(gameWeek);

/** The place of a score. */
interface ScorePlace {
  readonly x: number;
  /** Its middle. */
  readonly y: number;
  /** Sizes and half the room of its dash, the largest first. */
  readonly sizes: readonly [ScoreSize, ...ScoreSize[]];
  /** From the middle to the crests. */
  readonly room: number;
}
type ScoreSize = readonly [size: number, dash: number];

/** How a score's figures look. */
export const figureLook = (size: number, colour: string): TextLook => ({
  size,
  colour,
  weight: 850,
  stretch: "semi-condensed",
});

/** Paints both figures as large as they fit; the loser's is paler. */
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

/** Paints a team's name around a middle, in lines with the distance `step`. */
export function paintName(
  pen: Pen,
  name: string,
  [x, top]: readonly [number, number],
  { width, most, step, look }: { width: number; most: number; step: number; look: TextLook },
): void {
  const lines = wrap(name, width, most, (part) => pen.measure(part, look));
  lines.forEach((line, row) => write(pen, line, [x, top + row * step], look));
}
