import { doc, getDocFromServer } from "firebase/firestore";
import { describe, expect, it } from "vitest";
import { fields, resultTrials, newId, results, saveOf } from "./resultTrials";
import { edited } from "./examples";
import { OWNER, request, rootOf } from "./rest";
import { seedOf, storedRecord, writesOf, type Save, type Write } from "./save";
import { report } from "./tally";
import { withEntry, withMeta } from "./tamper";
import { tamperings, wrongDeletions } from "./wrongSaves";
import { chief, commitSave } from "./rulesEmulator";

/** A record, its history entry and its published copy stand or fall together: one point wrong anywhere, and none is written. */

const bench = resultTrials();

describe("tampering", () => {
  it.each(tamperings(results.name, "mblResults"))("refuses %s", async (_, tamper) => {
    const stored = storedRecord(fields);
    const id = await bench.place(stored);
    const save = saveOf({ id, fields: edited(results), stored });
    await bench.tally.forbid("tampered", bench.attempt(writesOf(tamper(save, id))));
    await bench.tally.allow("untouched", bench.attempt(writesOf(save)));
    expect(bench.wrong()).toEqual([]);
  });
});

describe("deleting", () => {
  it.each(wrongDeletions)("is refused %s", async (_, wrong) => {
    const stored = storedRecord(fields);
    const id = await bench.place(stored);
    const save = saveOf({ id, fields: null, stored });
    await bench.tally.forbid("wrong", bench.attempt(wrong(save, id)));
    await bench.tally.allow("right", bench.attempt(writesOf(save)));
    expect(bench.wrong()).toEqual([]);
  });

  it("is refused for a record that shares its change with another, or was put back from a copy", async () => {
    const stored = storedRecord(fields);
    const id = await bench.place(stored);
    await bench.world.seed({ "mlsResults/copy": stored });
    const save = saveOf({ id, fields: null, stored });
    const copy: Write = { op: "delete", path: "mlsResults/copy" };
    await bench.tally.forbid("under the other's entry", bench.attempt([...writesOf(save), copy]));
    await commitSave(bench.world.as(chief), save);
    await bench.world.seed({ [save.path]: stored });
    await bench.tally.forbid(
      "under the entry of its former deletion",
      bench.attempt([{ op: "delete", path: save.path }]),
    );
    expect(bench.wrong()).toEqual([]);
  });

  it("is allowed again for a record that came back from a backup", async () => {
    const stored = storedRecord(fields);
    const id = await bench.place(stored);
    const save = saveOf({ id, fields: null, stored });
    await commitSave(bench.world.as(chief), save);
    await bench.world.seed({ [save.path]: stored });
    const again = saveOf({ id, fields: null, stored });
    await bench.tally.allow("once more", bench.attempt(writesOf(again)));
    expect(bench.wrong()).toEqual([]);
  });

  it("can be undone whatever the id is, and only where something was deleted", async () => {
    const odd = ["an old id, with spaces", "Ọ̀ṣun v. Rovers", "x".repeat(300), "a.b", "__x"];
    for (const id of odd) {
      const stored = { ...fields, version: 0 };
      await bench.world.seed(seedOf({ mlsResults: { [id]: stored, other: storedRecord(fields) } }));
      const back = saveOf({ id, action: "restore" });
      await bench.tally.forbid(`${id} that is there`, bench.attempt(writesOf(back)));
      const gone = saveOf({ id, fields: null, stored });
      await bench.tally.allow(`delete ${id}`, bench.attempt(writesOf(gone)));
      const again = saveOf({ id, action: "restore" });
      await bench.tally.allow(`restore ${id}`, bench.attempt(writesOf(again)));
      const never = saveOf({ id: `${id} 2`, action: "restore" });
      await bench.tally.forbid(`${id} that never was`, bench.attempt(writesOf(never)));
    }
    expect(bench.wrong()).toEqual([]);
  });

  it("is refused for what was never there", async () => {
    const save = saveOf({ id: "never", fields: null, published: false, version: 0 });
    const entry: Write = {
      op: "set",
      path: "history/mlsResults-never-deleted",
      fields: { ...save.entry, action: "delete", version: 0, before: null, after: null },
    };
    await bench.tally.forbid("entry of nothing", bench.attempt([entry]));
    expect(bench.wrong()).toEqual([]);
  });

  it("is refused to somebody who saw an older version", async () => {
    const stored = storedRecord(fields);
    const id = await bench.place(stored);
    const stale = saveOf({ id, fields: null, stored });
    const newer = saveOf({ id, fields: edited(results), stored });
    await commitSave(bench.world.as(chief), newer);
    await bench.tally.forbid("stale delete", bench.attempt(writesOf(stale)));
    expect(bench.wrong()).toEqual([]);
  });

  it("can be undone: the record comes back as version 1", async () => {
    const stored = storedRecord(fields);
    const id = await bench.place(stored);
    await commitSave(bench.world.as(chief), saveOf({ id, fields: null, stored }));
    await commitSave(bench.world.as(chief), saveOf({ id, action: "restore" }));
    expect(
      (await getDocFromServer(doc(bench.world.as(chief), `mlsResults/${id}`))).get("version"),
    ).toBe(1);
  });
});

it("saves over a version that is the largest whole number there is", async () => {
  const stored = storedRecord(fields);
  const id = await bench.place(stored);
  const path = `/v1/${rootOf(bench.world.projectId)}/mlsResults/${id}?updateMask.fieldPaths=version`;
  const body = { fields: { version: { integerValue: "9223372036854775807" } } };
  expect((await request("PATCH", path, { token: OWNER, body })).status).toBe(200);
  const save = saveOf({ id, fields: edited(results), stored, version: 1 });
  await bench.tally.allow("over the largest version", bench.attempt(writesOf(save)));
  expect(bench.wrong()).toEqual([]);
});

describe("creating", () => {
  const wrong: readonly (readonly [string, (save: Save) => Save])[] = [
    ["version 0", (save) => withMeta(save, { version: 0 })],
    ["version 2", (save) => withMeta(save, { version: 2 })],
    ["a version with a fraction", (save) => withMeta(save, { version: 1.5 })],
    ["a version in text", (save) => withMeta(save, { version: "1" })],
    ["something before", (save) => withEntry(save, { before: fields })],
    ["a name with bidi isolates", (save) => withMeta(save, { teamA: "Rovers \u2066FC\u2069" })],
    ["a name of Hangul fillers", (save) => withMeta(save, { teamA: "\u3164" })],
    ["a name of braille blanks", (save) => withMeta(save, { teamA: "\u2800\u2800" })],
    ["the word update", (save) => withEntry(save, { action: "update" })],
    ["a change that is no id", (save) => ({ ...withMeta(save, { change: "a b" }), change: "a b" })],
  ];
  it.each(wrong)("is refused with %s", async (_, tamper) => {
    const save = saveOf({ id: newId(), fields: { ...fields, season: "1999" }, published: false });
    await bench.tally.forbid("wrong", bench.attempt(writesOf(tamper(save))));
    await bench.tally.allow("right", bench.attempt(writesOf(save)));
    expect(bench.wrong()).toEqual([]);
  });
});

it("lets nothing of this through", () => {
  report(
    "A1 tampered saves",
    `${bench.tally.forbidden} forbidden tried, ${bench.tally.leaks.length} passed; ${bench.tally.allowed} allowed, ${bench.tally.refused.length} refused`,
  );
  expect(bench.wrong()).toEqual([]);
});
