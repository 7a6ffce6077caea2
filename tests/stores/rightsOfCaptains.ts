import { castOf, scenes, storedIn, type Scene } from "../rules/captainScene";
import { CUP } from "../rules/registry";
import { rightOf, rightsOfInvitations } from "./rightsOfInvitations";
import { rightsOfClubs } from "./rightsOfClubs";
import { rightsOfReports } from "./rightsOfReports";
import type { Right } from "./rightsScene";

/** Of the table of rights (rights.ts): what captains may write of their clubs, and who may accept an invitation. */
export function rightsOfCaptains(some: readonly Scene[]): readonly Right[] {
  return some.flatMap((scene) => {
    const cast = castOf(scene);
    const stored = storedIn(scene);
    const rights = [
      ...rightsOfClubs(scene, cast, stored).map(rightOf()),
      ...rightsOfReports(scene, cast, stored).map(rightOf()),
      ...rightsOfInvitations(scene, cast, stored),
    ];
    return rights.map((right): Right => ({
      ...right,
      what: `${scene.slug}, ${right.what}`,
      given: { ...stored, ...right.given },
      roles: right.roles ?? Object.values(cast),
    }));
  });
}

/** What the short form tries: a few of each, in the league that was opened. */
export const someOfCaptains: readonly Right[] = rightsOfCaptains(
  scenes.filter(({ slug }) => slug === CUP),
).filter((_, at) => at % 4 === 0);
