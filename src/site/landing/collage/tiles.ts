import type { PictureCrop } from "@/ui/art/sources";

/** The shape a tile has in the grid; the smaller the screen, the fewer are shown. */
export interface CollageCell {
  readonly shape: "large" | "wide" | "small";
  readonly crop: PictureCrop;
}

/** What one tile shows now, and what it has reserved to show next; ids of posters. */
export interface Turn {
  readonly shown: string;
  readonly next: string;
}

const small = { shape: "small", crop: "square" } as const;
const wide = { shape: "wide", crop: "half" } as const;

/** The cells of the collage, in reading order. */
export const cells: readonly CollageCell[] = [
  { shape: "large", crop: "square" },
  small,
  small,
  wide,
  wide,
  small,
  small,
];

/** What the cells show first and then what they show next, so that a prerendered page is the same. */
const designed: readonly string[] = [
  "09-cup",
  "12-nothing-but-net",
  "15-opening",
  "10-flags",
  "14-handover",
  "07-grass",
  "13-line-judge",
  "05-knight",
  "03-top-of-the-net",
  "17-chalk",
  "04-eight-lanes",
  "08-night-bowl",
  "02-from-the-rafters",
  "11-centre-circle",
];

/** What the collage begins with of those posters: the designed order without what is not among them, filled up with the others. */
export function turnsOf(posters: readonly string[]): readonly Turn[] {
  const order = designed.filter((id) => posters.includes(id));
  order.push(...posters.filter((id) => !designed.includes(id)));
  return cells.map((_, at) => {
    const shown = order[at % order.length] ?? "";
    // Too few posters to reserve one for each tile: the tile waits with its own until another is free.
    return { shown, next: order[at + cells.length] ?? shown };
  });
}

/**
 * The turns after one tile has changed: it shows what it had reserved and reserves another poster.
 * No poster is shown or reserved twice, so two equal pictures never are side by side.
 * @param pick a random number from 0 to 1 that chooses among the free posters
 */
export function changeTile(
  turns: readonly Turn[],
  tile: number,
  pick: number,
  posters: readonly string[],
): readonly Turn[] {
  const taken = new Set(turns.flatMap(({ shown, next }) => [shown, next]));
  const free = posters.filter((id) => !taken.has(id));
  const chosen = free[Math.min(Math.floor(pick * free.length), free.length - 1)];
  return turns.map((turn, at) =>
    at === tile ? { shown: turn.next, next: chosen ?? turn.shown } : turn,
  );
}
