import { expect, it } from "vitest";
import { isInSheet, publishedSheetEntry } from "@/records/sheet";
import { isShort } from "../harness/forms";
import { edited, example } from "./examples";
import { collectionNamed } from "./registry";
import { football, roleBench, people, uidOf } from "./roleBench";
import { chief, owner } from "./rulesEmulator";
import { makeSave, publishedDocument, sheetDocument, storedRecord, writesOf } from "./save";

/** Records of a season that is over: its league's administrators add, correct and delete them, and nobody else. */

const SEASON = "2025";
const may = [football, chief, owner];
const bench = roleBench();

/** In `npm test` one that the league's sheet shows and one that it does not. */
const names = ["mlsResults", "mlsPlayers", ...(isShort ? [] : ["mlsFixtures", "mlsStandings"])];

it.each(names)("of %s are written by administrators of the league alone", async (name) => {
  const collection = collectionNamed(name);
  const fields = { ...example(collection), season: SEASON };
  const stored = storedRecord(fields);
  const { kind } = collection;
  const sheet = isInSheet(kind) ? { [kind]: { there: publishedSheetEntry(kind, stored) } } : {};
  const seed = async () => {
    await bench.world.seed({
      [`${name}/there`]: stored,
      [`published/${name}@${SEASON}`]: publishedDocument({ there: stored }),
      [`published/mls@${SEASON}`]: sheetDocument(sheet),
    });
    await bench.remove(`${name}/new`);
  };
  const of = { collection: name, published: true } as const;
  const how = {
    add: (by: string) => makeSave({ ...of, id: "new", fields, by }),
    correct: (by: string) =>
      makeSave({
        ...of,
        id: "there",
        fields: { ...edited(collection), season: SEASON },
        stored,
        by,
      }),
    delete: (by: string) => makeSave({ ...of, id: "there", fields: null, stored, by }),
  };
  for (const [what, save] of Object.entries(how))
    await bench.tryAll(what, may, (who) => writesOf(save(uidOf(who))), seed);
  expect(people.length).toBeGreaterThan(may.length);
  expect(bench.wrongly()).toEqual([]);
});
