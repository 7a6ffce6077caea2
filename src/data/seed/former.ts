import { nameDraw } from "./people";
import type { Random } from "./random";
import type { Side } from "./season";

/** How many of a squad were somebody else a season before. */
const CHANGED = 0.35;

/** The same clubs in an earlier season: most of the players, but not all, and other strengths. */
export function formerSides(sides: readonly Side[], random: Random): Side[] {
  const taken = new Set(sides.flatMap(({ squad }) => squad.map(({ name }) => name)));
  const draw = nameDraw(random);
  const newName = () => {
    let name = draw();
    while (taken.has(name)) name = draw();
    return name;
  };
  return sides.map((side) => ({
    ...side,
    strength: 0.8 + 0.5 * random.next(),
    squad: side.squad.map((member) =>
      random.chance(CHANGED) ? { ...member, name: newName(), quality: random.next() } : member,
    ),
  }));
}
