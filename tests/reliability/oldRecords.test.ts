import fc from "fast-check";
import { entityKinds, type EntityKind } from "../../src/records/record";
import { leagues } from "@arena/leagues";
import { oldRecords } from "../old/arbitrary";
import { editOne } from "../old/edit";
import { randomRuns } from "../harness/forms";
import { goal, measured } from "./goal";

const PER_KIND = randomRuns(4_000, 4_000);
/** Printed when it fails, and the same in every run. */
const SEED = 20_261_123;
const ENOUGH = 5_000;

interface Tally {
  saved: number;
  refused: number;
  readonly wrong: string[];
}

/** Edits one field of each of many old records of a kind. */
function editMany(kind: EntityKind, tally: Tally): void {
  const homes = leagues.filter((league) => league.collections[kind]);
  const records = fc.sample(oldRecords(kind), { numRuns: PER_KIND, seed: SEED });
  for (const [nth, stored] of records.entries()) {
    const league = homes[nth % homes.length];
    if (!league) continue;
    const { refused, lost } = editOne(league, kind, stored, nth);
    if (refused) tally.refused += 1;
    else tally.saved += 1;
    if (lost.length > 0) {
      const values = lost.map((key) => `${key}: ${JSON.stringify(stored[key])}`).join(", ");
      tally.wrong.push(`${kind} loses ${values}`.slice(0, 200));
    }
  }
}

goal(
  {
    id: "M1",
    what: "Values lost when one field of an old record is edited",
    target: "0 over 5,000 generated records: in the record in meaning, kept beside it, or told",
  },
  () => {
    const tally: Tally = { saved: 0, refused: 0, wrong: [] };
    // Every kind has a schema.
    for (const kind of entityKinds) editMany(kind, tally);
    return Promise.resolve(
      measured(
        `${tally.saved} old records edited and saved, ${tally.refused} refused by the form with the reason; ${tally.wrong.length} lost a value`,
        tally.wrong,
        { enough: tally.saved >= ENOUGH },
      ),
    );
  },
);
