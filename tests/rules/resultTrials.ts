import { afterAll, beforeAll } from "vitest";
import { example } from "./examples";
import { collectionNamed } from "./registry";
import {
  makeSave,
  seedOf,
  storedRecord,
  type Fields,
  type Save,
  type SaveOptions,
  type Write,
} from "./save";
import { Tally } from "./tally";
import { chief, makeRulesEmulator, sdkCommit, type RulesEmulator } from "./rulesEmulator";

/** Football results, on which the suites about saving try what one point more or less does. */
export const results = collectionNamed("mlsResults");
export const fields = example(results);

let ids = 0;
export function newId(): string {
  ids += 1;
  return `record-${ids}`;
}

/** A save of a football result by the administrator of all leagues. */
export const saveOf = (options: Partial<SaveOptions> & Pick<SaveOptions, "id">): Save =>
  makeSave({ collection: results.name, fields, by: "chief", published: true, ...options });

export interface ResultTrials {
  /** Once the suite has begun. */
  readonly world: RulesEmulator;
  readonly tally: Tally;
  /** Puts a result into the database, and with another one into what is published. */
  place(stored: Fields): Promise<string>;
  /** A commit by the administrator of all leagues, to be tried. */
  attempt(writes: readonly Write[]): () => Promise<void>;
  /** What went the wrong way, empty when nothing did. */
  wrong(): readonly string[];
}

/** The bench of one suite, open while its tests run. */
export function resultTrials(): ResultTrials {
  let world: RulesEmulator;
  const tally = new Tally();
  beforeAll(async () => {
    world = await makeRulesEmulator();
  });
  afterAll(() => world.close());
  return {
    get world() {
      return world;
    },
    tally,
    async place(stored) {
      const id = newId();
      await world.seed(seedOf({ [results.name]: { [id]: stored, other: storedRecord(fields) } }));
      return id;
    },
    attempt: (writes) => () => sdkCommit(world.as(chief), writes),
    wrong: () => [...tally.leaks, ...tally.refused],
  };
}
