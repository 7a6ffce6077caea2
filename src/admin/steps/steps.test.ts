import { beforeEach, describe, expect, it } from "vitest";
import { memoryStorage } from "@/demo/embedded/browserStorage";
import { connectEmbedded } from "@/demo/embedded/embeddedStore";
import { failure } from "@/data/failure";
import type { LeagueStore } from "@/data/store";
import { mls } from "../../../tests/arena/leagues/mls";
import { makeTeam } from "../../../tests/factories/records";
import { nearDayLimit, runSteps, undoSteps, type Step } from "./steps";

const account = { uid: "u", email: "u@arena.example", password: "secret", leagues: ["*"] };
const never = new AbortController().signal;
const quiet = { signal: never, onProgress: () => {} };
const add = (name: string): Step => ({
  kind: "teams",
  does: "add",
  id: `id-${name}`,
  entity: makeTeam({ name }),
});

let store: LeagueStore;
beforeEach(async () => {
  const connection = connectEmbedded(memoryStorage(), {
    accounts: [account],
    documents: () => [
      { collection: "admins", id: "u", data: { email: account.email, leagues: ["*"] } },
    ],
  });
  await connection.identity.signIn(account.email, account.password);
  ({ store } = connection);
});

const names = async () => (await store.list(mls, "teams")).records.map(({ name }) => name).sort();
const recordNamed = async (name: string) => {
  const found = (await store.list(mls, "teams")).records.find((one) => one.name === name);
  if (!found) throw new Error(`no ${name}`);
  return found;
};

describe("many saves", () => {
  it("are made one by one and taken back as a whole", async () => {
    await runSteps({ store, league: mls }, [add("A"), add("B"), add("C")], quiet);
    const [a, b] = [await recordNamed("A"), await recordNamed("B")];
    const progress: number[] = [];
    const ran = await runSteps(
      { store, league: mls },
      [
        { kind: "teams", does: "change", before: a, entity: { ...a, name: "A2" } },
        { kind: "teams", does: "delete", before: b },
        add("D"),
      ],
      { signal: never, onProgress: (count) => progress.push(count) },
    );
    expect(progress).toEqual([0, 1, 2, 3]);
    expect(ran).toMatchObject({ failed: [], left: [], endedBy: null });
    expect(await names()).toEqual(["A2", "C", "D"]);
    const back = await undoSteps({ store, league: mls }, ran.done, quiet);
    expect(back).toEqual({ count: 3, left: [], reason: null, isCutOff: false });
    expect(await names()).toEqual(["A", "B", "C"]);
  });

  it("stop after the one under way, and go on with what is left", async () => {
    const controller = new AbortController();
    const ran = await runSteps({ store, league: mls }, ["A", "B", "C"].map(add), {
      signal: controller.signal,
      onProgress: (count) => count === 2 && controller.abort(),
    });
    expect(ran.done).toHaveLength(2);
    expect(await names()).toEqual(["A", "B"]);
    await runSteps({ store, league: mls }, ran.left, quiet);
    expect(await names()).toEqual(["A", "B", "C"]);
  });

  it("break off where the next would fare no better, and repeat nothing", async () => {
    let calls = 0;
    const broken: LeagueStore = {
      ...store,
      create: (...given) => {
        calls += 1;
        return calls === 2 ? Promise.reject(failure("quota")) : store.create(...given);
      },
    };
    const ran = await runSteps({ store: broken, league: mls }, ["A", "B", "C"].map(add), quiet);
    expect(ran.done).toHaveLength(1);
    expect(ran.left).toHaveLength(2);
    expect(ran.endedBy?.message).toMatch(/limit for today/);
  });

  it("leave out a record that somebody changed, and go on with the others", async () => {
    await runSteps({ store, league: mls }, [add("A")], quiet);
    const stale = await recordNamed("A");
    await store.update(mls, "teams", {
      id: stale.id,
      version: 1,
      entity: { ...stale, name: "A2" },
    });
    const ran = await runSteps(
      { store, league: mls },
      [{ kind: "teams", does: "delete", before: stale }, add("B")],
      quiet,
    );
    expect(ran.failed[0]?.reason).toMatch(/^Someone else changed/);
    expect(await names()).toEqual(["A2", "B"]);
  });
});

it("say what they take of a day’s writes only where that is much", () => {
  expect([15, 2_500].map(nearDayLimit)).toEqual([null, null]);
  expect(nearDayLimit(3_000)).toMatch(
    /^This takes 12,000 of the 20,000 saves that are possible in one day/,
  );
});
