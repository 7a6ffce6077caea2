import { doc, getDocFromServer } from "firebase/firestore";
import { describe, expect, it } from "vitest";
import { limits } from "@/domain/limits";
import { oddIds } from "../factories/oddIds";
import { example } from "./examples";
import { collectionNamed } from "./registry";
import { everyScorer, roleBench, football, uidOf } from "./roleBench";
import { fixtureOf, kickOffs, scored, scorer } from "./roleScene";
import { makeSave, NOW, sheetDocument, writesOf, type Fields, type Write } from "./save";
import { chief, owner, type Identity } from "./rulesEmulator";
import { report } from "./tally";

/** A scorer writes results around now that nobody has confirmed, and nothing else. */

const bench = roleBench();

describe("a result by a scorer", () => {
  const before = async () => {
    await bench.world.seed({ "published/mls": sheetDocument() });
    await bench.remove("mlsResults/now");
  };
  const result = (who: Identity, id = "now", change: Fields = {}) =>
    writesOf(scored(bench.fixtures[id] ?? fixtureOf(0), { id, by: uidOf(who), change }));

  it("is taken of a match around now, of his league and unconfirmed", async () => {
    await bench.tryAll(
      "result",
      [scorer, ...everyScorer, football, chief, owner],
      (who) => result(who),
      before,
    );
    for (const [id, hours] of Object.entries(kickOffs)) {
      await bench.remove(`mlsResults/${id}`);
      const near = hours <= 3 && hours >= -12;
      const attempt = bench.commit(scorer, result(scorer, id));
      await (near ? bench.tally.allow(id, attempt) : bench.tally.forbid(id, attempt));
    }
    expect(bench.wrongly()).toEqual([]);
  });

  it.each([
    ["confirmed", { unconfirmed: undefined }],
    ["marked as not unconfirmed", { unconfirmed: false }],
    ["of another team", { teamA: "Others" }],
    ["of another opponent", { teamB: "Others" }],
    ["of another day", { date: new Date("2026-03-14T15:00:00Z") }],
    ["of another game week", { gameWeek: 77 }],
    ["of a past season", { season: "2025" }],
    ["said to be corrected, though it is the first", { corrected: "9–9" }],
    ["said to keep what was not understood", { old: { telephone: '"0803"' } }],
  ])("is refused when it is %s", async (name, change) => {
    await before();
    const fields = Object.fromEntries(
      Object.entries(change).filter(([, value]) => value !== undefined),
    );
    const without = name === "confirmed";
    const save = scored(bench.fixtures["now"] ?? {}, {
      id: "now",
      by: uidOf(scorer),
      change: fields,
    });
    const { unconfirmed: _, ...confirmed } = save.record ?? {};
    const n = without ? null : true;
    const wrong = without
      ? {
          ...save,
          record: confirmed,
          entry: { ...save.entry, after: confirmed },
          sheet: save.sheet && {
            ...save.sheet,
            changes: save.sheet.changes.map(([path, value]) =>
              path[0] === "results"
                ? ([path, { ...(value as Fields), n }] as const)
                : ([path, value] as const),
            ),
          },
        }
      : save;
    await bench.tally.forbid(name, bench.commit(scorer, writesOf(wrong)));
    // The twin: an administrator may write it, where it is a record at all.
    if (without)
      await bench.tally.allow(
        name,
        bench.commit(football, writesOf({ ...wrong, entry: { ...wrong.entry, by: "mls-admin" } })),
      );
    expect(bench.wrongly()).toEqual([]);
  });

  it.each(oddIds)("has the old id of its fixture, and no other of that kind: %s", async (id) => {
    await before();
    const fixture = fixtureOf(0);
    await bench.world.seed({ [`mlsFixtures/${id}`]: fixture });
    const plain = (at: string, by: string) => writesOf(scored(fixture, { id: at, by }));
    for (const who of [scorer, football]) {
      const elsewhere = `${id} 2`;
      await bench.tally.forbid(elsewhere, bench.commit(who, plain(elsewhere, uidOf(who))));
      await bench.tally.allow(id, bench.commit(who, plain(id, uidOf(who))));
      await bench.remove(`mlsResults/${id}`);
    }
    // Of other records an old id is still none.
    const isOld = !limits.idPattern.test(id);
    const place = { collection: "mlsStandings", id, by: uidOf(football) };
    const row = makeSave({
      ...place,
      fields: example(collectionNamed("mlsStandings")),
      sheet: true,
    });
    if (isOld) await bench.tally.forbid("a row under it", bench.commit(football, writesOf(row)));
    expect(bench.wrongly()).toEqual([]);
  });

  it("changes one that is unconfirmed, and never one that is confirmed", async () => {
    await before();
    const first = scored(bench.fixtures["now"] ?? {}, { id: "now", by: "mls-scorer" });
    const stored = { ...first.record, version: 1, updatedAt: new Date("2026-03-14T15:00:00Z") };
    await bench.world.seed({ "mlsResults/now": stored });
    const again = (from: Fields) =>
      writesOf(
        scored(bench.fixtures["now"] ?? {}, {
          id: "now",
          by: "mls-scorer",
          stored: from,
          change: { scoreA: 3 },
        }),
      );
    await bench.tally.allow("unconfirmed", bench.commit(scorer, again(stored)));
    for (const unconfirmed of [undefined, false, "true", null]) {
      const { unconfirmed: _, ...rest } = stored as Fields;
      const confirmed = unconfirmed === undefined ? rest : { ...rest, unconfirmed };
      await bench.world.seed({ "mlsResults/now": confirmed });
      await bench.tally.forbid(
        `over ${String(unconfirmed)}`,
        bench.commit(scorer, again(confirmed)),
      );
      const { entry, record, change } = scored(bench.fixtures["now"] ?? {}, {
        id: "now",
        by: "mls-scorer",
        stored: confirmed,
      });
      expect([entry["by"], typeof record, typeof change]).toEqual([
        "mls-scorer",
        "object",
        "string",
      ]);
    }
    expect(bench.wrongly()).toEqual([]);
  });

  it("is never deleted, nor anything else written, by a scorer", async () => {
    await before();
    const first = scored(bench.fixtures["now"] ?? {}, { id: "now", by: "mls-scorer" });
    const stored: Fields = { ...first.record, updatedAt: new Date("2026-03-14T15:00:00Z") };
    await bench.world.seed({ "mlsResults/now": stored });
    const entryOf = (change: string, fields: Fields): Write => ({
      op: "set",
      path: `history/${change}`,
      fields: { by: "mls-scorer", at: NOW, ...fields },
    });
    const gone = "forged-deletion";
    await bench.tally.forbid(
      "delete",
      bench.commit(scorer, [
        { op: "delete", path: "mlsResults/now" },
        { op: "set", path: "deletions/mlsResults now", fields: { change: gone } },
        entryOf(gone, {
          collection: "mlsResults",
          id: "now",
          record: "mlsResults/now",
          version: 1,
          action: "delete",
          before: stored,
          after: null,
        }),
      ]),
    );
    for (const base of ["mls", "mlsResults", "mlsFixtures"]) {
      const sections = base === "mls" ? sheetDocument() : { records: {} };
      const change = `forged-${base}`;
      const made = { ...sections, lastId: "", lastChange: change, updatedAt: NOW };
      for (const action of ["rebuild", "live", "update"]) {
        await bench.tally.forbid(
          `rebuild of ${base} as ${action}`,
          bench.commit(scorer, [
            { op: "set", path: `published/${base}`, fields: made },
            entryOf(change, {
              collection: base,
              id: base,
              record: `published/${base}`,
              version: 0,
              action,
              before: null,
              after: { counts: {}, digest: "x" },
            }),
          ]),
        );
      }
    }
    expect(bench.wrongly()).toEqual([]);
  });
});

it("lets a scorer learn what became of his own save, and of nobody else's", async () => {
  await bench.world.seed({
    "history/mine": { collection: "mlsResults", by: "mls-scorer" },
    "history/theirs": { collection: "mlsResults", by: "mls-admin" },
    "history/elsewhere": { collection: "mblResults", by: "mls-scorer" },
  });
  const get = (who: Identity, id: string) => () =>
    getDocFromServer(doc(bench.world.as(who), `history/${id}`));
  await bench.tally.allow("mine", get(scorer, "mine"));
  await bench.tally.allow("nothing", get(scorer, "nothing"));
  await bench.tally.forbid("theirs", get(scorer, "theirs"));
  await bench.tally.forbid("elsewhere", get(scorer, "elsewhere"));
  expect(bench.wrongly()).toEqual([]);
});

it("covers at least 30 forbidden operations", () => {
  const { forbidden, allowed } = bench.tally;
  report("A1 forbidden operations, scoring", `${forbidden} tried; ${allowed} allowed twins`);
  expect(forbidden).toBeGreaterThanOrEqual(30);
});
