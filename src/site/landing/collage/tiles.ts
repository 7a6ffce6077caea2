import type { PictureCrop } from "@/ui/art/sources";

/** The shape of a tile in the grid and the crop of its pictures. Small screens show fewer tiles. */
export interface CollageCell {
  readonly shape: "large" | "wide" | "small";
  readonly crop: PictureCrop;
}

/** The poster that one tile shows now and the poster reserved to be shown next, as ids. */
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

/**
 * The order in which posters are shown at first and next. It is fixed, so that the prerendered page is always the same.
 */
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

/** Returns the first turn of each tile: the available posters in the designed order, then all other posters. */
export function turnsOf(posters: readonly string[]): readonly Turn[] {
  const order = designed.filter((id) => posters.includes(id));
  order.push(...posters.filter((id) => !designed.includes(id)));
  return cells.map((_, at) => {
    const shown = order[at % order.length] ?? "";
    // There are too few posters to reserve one for each tile, so this tile reserves its own until another is free.
    return { shown, next: order[at + cells.length] ?? shown };
  });
}

/**
 * Returns the turns after one tile has changed: it shows its reserved poster and reserves another one. No poster is
 * shown or reserved twice, so equal pictures are never side by side.
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
