import {
  collection,
  doc,
  getDocFromServer,
  getDocsFromServer,
  limit,
  query,
} from "firebase/firestore";
import { describe, expect, it } from "vitest";
import { liveLimits as limitsOfLive } from "@/domain/match/live";
import { eventLine } from "@/domain/match/livePlay";
import { everyScorer, roleBench, football, people, uidOf } from "./roleBench";
import { kickOffs, liveWrites, match, scored, scorer } from "./roleScene";
import { publication, writesOf } from "./save";
import { chief, owner } from "./rulesEmulator";
import { report } from "./tally";
import { wrongStates } from "./wrongStates";

/** What is said of a match as it is played: by administrators, and by scorers while it is near. */

const bench = roleBench();

describe("live state", () => {
  const empty = { matches: {}, lastId: "", lastChange: "", updatedAt: new Date(0) };
  const reset = () => bench.world.seed({ "live/mls": empty });

  it("is written by administrators and scorers of the league, by scorers while it is near", async () => {
    for (const [fixture, hours] of Object.entries(kickOffs)) {
      const near = hours <= 3 && hours >= -12;
      const may = [football, chief, owner, ...(near ? [scorer, ...everyScorer] : [])];
      await bench.tryAll(
        `live of ${fixture}`,
        may,
        (who) => liveWrites({ fixture, by: uidOf(who) }),
        reset,
      );
    }
    expect(bench.wrongly()).toEqual([]);
  });

  it("is not begun by scorers for a past season's match, nor over a result that is confirmed", async () => {
    await reset();
    const writes = (fixture: string) => liveWrites({ fixture, by: uidOf(scorer) });
    await bench.world.seed({
      "mlsFixtures/filed": { ...bench.fixtures["now"], season: "2025" },
      "mlsResults/now": { version: 1, scoreA: 1, scoreB: 0 },
    });
    for (const fixture of ["filed", "now"])
      await bench.tally.forbid(fixture, bench.commit(scorer, writes(fixture)));
    await bench.world.seed({
      "mlsResults/now": { version: 1, scoreA: 1, scoreB: 0, unconfirmed: true },
    });
    await bench.tally.allow("unconfirmed", bench.commit(scorer, writes("now")));
    await bench.remove("mlsFixtures/filed");
    await bench.remove("mlsResults/now");
    expect(bench.wrongly()).toEqual([]);
  });

  it.each(wrongStates)("is refused %s", async (name, change) => {
    for (const who of [scorer, football]) {
      await reset();
      const by = uidOf(who);
      await bench.tally.forbid(
        `${name}, ${by}`,
        bench.commit(who, liveWrites({ fixture: "now", by, ...change })),
      );
      await bench.tally.allow("right", bench.commit(who, liveWrites({ fixture: "now", by })));
    }
    expect(bench.wrongly()).toEqual([]);
  });

  it("is refused of no fixture by a scorer", async () => {
    await reset();
    const by = uidOf(scorer);
    await bench.tally.forbid(
      "no fixture",
      bench.commit(scorer, liveWrites({ fixture: "nothing", by })),
    );
    expect(bench.wrongly()).toEqual([]);
  });

  it("takes the lines that are written beside the pitch, and no 21st match", async () => {
    const line = eventLine({
      id: "k3f9a2Qx",
      minute: "45+12",
      kind: "substitution",
      side: "B",
      player: "Ọ̀".repeat(20),
      other: "n".repeat(80),
    });
    const lines = (length: number) => ({ ...match, events: Array.from({ length }, () => line) });
    // More of them a visitor would read at every change.
    const room = Math.floor(limitsOfLive.bytes / new TextEncoder().encode(line).length);
    const [state, more] = [lines(room), lines(room + 1)];
    const twenty = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`of-${at}`, match]));
    for (const who of [scorer, football]) {
      const by = uidOf(who);
      await reset();
      await bench.tally.allow(
        "as many long lines as there is room for",
        bench.commit(who, liveWrites({ fixture: "now", by, state })),
      );
      await reset();
      await bench.tally.forbid(
        "one more",
        bench.commit(who, liveWrites({ fixture: "now", by, state: more })),
      );
      await bench.world.seed({ "live/mls": { ...empty, matches: twenty } });
      const matches = { ...twenty, now: match };
      await bench.tally.forbid(
        `a 21st match by ${by}`,
        bench.commit(who, liveWrites({ fixture: "now", by, matches })),
      );
    }
    expect(bench.wrongly()).toEqual([]);
  });

  it("is refused without its entry, and an entry without it", async () => {
    await reset();
    for (const who of people) {
      for (const write of liveWrites({ fixture: "now", by: uidOf(who) }))
        await bench.tally.forbid(`half by ${who.name}`, bench.commit(who, [write]));
    }
    expect(bench.wrongly()).toEqual([]);
  });

  it("is emptied by the result, and by nobody who may not write that", async () => {
    const full = async () => {
      await bench.world.seed({ "live/mls": { ...empty, matches: { now: match, soon: match } } });
      await bench.remove("mlsResults/now");
    };
    await bench.tryAll(
      "result that empties",
      [scorer, ...everyScorer, football, chief, owner],
      (who) => {
        const save = scored(bench.fixtures["now"] ?? {}, { id: "now", by: uidOf(who) });
        const { changes } = publication("mls", {
          section: "matches",
          id: "now",
          entry: undefined,
          change: save.change,
        });
        return [...writesOf(save), { op: "change", path: "live/mls", changes }];
      },
      full,
    );
    const live = await getDocFromServer(doc(bench.world.as({ name: "anonymous" }), "live/mls"));
    expect(Object.keys((live.get("matches") ?? {}) as object)).toEqual(["soon"]);
    expect(bench.wrongly()).toEqual([]);
  });

  it("is read by everybody, one league at a time", async () => {
    for (const who of people) {
      await bench.tally.allow("get", () => getDocFromServer(doc(bench.world.as(who), "live/mls")));
      await bench.tally.forbid("list", () =>
        getDocsFromServer(query(collection(bench.world.as(who), "live"), limit(1))),
      );
    }
    expect(bench.wrongly()).toEqual([]);
  });
});

it("covers at least 120 forbidden operations", () => {
  const { forbidden, allowed } = bench.tally;
  report("A1 forbidden operations, live", `${forbidden} tried; ${allowed} allowed twins`);
  expect(forbidden).toBeGreaterThanOrEqual(120);
});
