type Colours = readonly [primary: string, secondary: string];

const channels = (colour: string): readonly [number, number, number] => {
  const value = Number.parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

/** Returns how different two `#rrggbb` colours look, from 0 to 765 (the "redmean" approximation). */
function distance(one: string, other: string): number {
  const [r1, g1, b1] = channels(one);
  const [r2, g2, b2] = channels(other);
  const red = (r1 + r2) / 2;
  return Math.sqrt(
    (2 + red / 256) * (r1 - r2) ** 2 +
      4 * (g1 - g2) ** 2 +
      (2 + (255 - red) / 256) * (b1 - b2) ** 2,
  );
}

/** If the difference is smaller, users confuse two crests in a list. */
const NEAR = 110;

/** Checks whether two clubs' colours look alike, in either order. */
export function areNear([a, b]: Colours, [c, d]: Colours): boolean {
  const within = (one: string, other: string) => distance(one, other) < NEAR;
  return (within(a, c) && within(b, d)) || (within(a, d) && within(b, c));
}
