import { afterAll, beforeAll } from "vitest";
import {
  sdkCommit,
  makeRulesEmulator,
  adminOf,
  chief,
  outsiders,
  owner,
  type Identity,
  type RulesEmulator,
} from "./rulesEmulator";
import { inParallel } from "../reliability/world/inParallel";
import { OWNER, restCommit } from "./rest";
import { otherScorer, requester, scorer, seedRoles } from "./roleScene";
import type { Fields, Write } from "./save";
import { report, Tally } from "./tally";

/** Goal A1 for scorers, owners and those who ask for rights: each may do the least that is needed. */

export const football = adminOf["mls"] ?? chief;
const basketball = adminOf["mbl"] ?? chief;
const strangers = outsiders.filter(({ uid }) => uid !== "scorer");
/** Of all leagues, so of this one too. */
export const everyScorer = outsiders.filter(({ uid }) => uid === "scorer");
export const people = [
  ...strangers,
  ...everyScorer,
  requester,
  scorer,
  otherScorer,
  basketball,
  football,
  chief,
  owner,
];
export const uidOf = ({ uid }: Identity) => uid ?? "nobody";

/** Commits of one record wait for each other: more at once would only wait longer. */
const AT_ONCE = 4;

export interface RoleBench {
  /** Once the suite has begun, as are the fixtures. */
  readonly world: RulesEmulator;
  readonly fixtures: Readonly<Record<string, Fields>>;
  readonly tally: Tally;
  /** A commit, to be tried. */
  commit(who: Identity, writes: readonly Write[]): () => Promise<void>;
  /** Lets each try what only some may; `before` puts everything back as it was first. */
  tryAll(
    what: string,
    may: readonly Identity[],
    writes: (who: Identity) => readonly Write[],
    before?: () => Promise<void>,
  ): Promise<void>;
  /** Takes a document away around the rules. */
  remove(path: string): Promise<void>;
  /** What went the wrong way since this was asked last. */
  wrongly(): readonly string[];
}

/**
 * The bench of one suite, open while its tests run.
 * @param goal of docs/reliability.md, whose figures are told when it closes
 */
export function roleBench(goal?: string): RoleBench {
  let world: RulesEmulator;
  let fixtures: RoleBench["fixtures"];
  const tally = new Tally();
  beforeAll(async () => {
    world = await makeRulesEmulator();
    fixtures = await seedRoles(world);
  });
  afterAll(() => {
    const { forbidden, allowed } = tally;
    if (goal !== undefined) report(goal, `${forbidden} tried; ${allowed} allowed twins`);
    return world.close();
  });
  const commit: RoleBench["commit"] = (who, writes) => () => sdkCommit(world.as(who), writes);
  return {
    get world() {
      return world;
    },
    get fixtures() {
      return fixtures;
    },
    tally,
    commit,
    async tryAll(what, may, writes, before = async () => {}) {
      // What is refused changes nothing, so several may try at once.
      await before();
      const others = people.filter((who) => !may.includes(who));
      await inParallel(others, AT_ONCE, (who) =>
        tally.forbid(`${what} by ${who.name}`, commit(who, writes(who))),
      );
      for (const who of people.filter((one) => may.includes(one))) {
        await before();
        await tally.allow(`${what} by ${who.name}`, commit(who, writes(who)));
      }
    },
    async remove(path) {
      const answer = await restCommit(world.projectId, [{ op: "delete", path }], OWNER);
      if (answer.status !== 200) throw new Error(answer.body);
    },
    wrongly: () => [...tally.leaks.splice(0), ...tally.refused.splice(0)],
  };
}
