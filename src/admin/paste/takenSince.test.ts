import { describe, expect, it } from "vitest";
import { mls } from "../../../tests/arena/leagues/mls";
import { makeFixture, makePlayer } from "../../../tests/factories/records";
import { memoryStorage } from "@/demo/embedded/browserStorage";
import { connectEmbedded } from "@/demo/embedded/embeddedStore";
import { sharedIds } from "../steps/sharedIds";
import { ADDED_MEANWHILE, runSteps, type Step } from "../steps/steps";
import { refuseAddedMeanwhile } from "./takenSince";

const add = (id: string, name: string): Step => ({
  kind: "players",
  does: "add",
  id,
  entity: makePlayer({ name }),
});

it("adds what nobody else has added since, and goes on with its own", () => {
  const before = makePlayer({ id: "before", name: "Ayo Bello" });
  const theirs = makePlayer({ id: "theirs", name: "Musa Idris" });
  const own = makePlayer({ id: "own", name: "Chidi Okeke" });
  const records = [before, theirs];
  const whyNot = refuseAddedMeanwhile("players", [before], () => records);
  expect(whyNot(add("one", "Musa Idris"))).toMatch(/^Someone else/);
  // Another device that adds the same at once gives it the same id.
  expect(whyNot(add("theirs", "Musa Idris"))).toMatch(/^Someone else/);
  // What the preview knew of was asked about before the first save, and a repeated save is one's own.
  expect(whyNot(add("two", "Ayo Bello"))).toBeNull();
  expect(whyNot(add("own", "Chidi Okeke"))).toBeNull();
  records.push(own);
  expect(whyNot(add("own", "Chidi Okeke"))).toBeNull();
});

describe("two who add the same at the same moment", () => {
  const account = { uid: "u", email: "u@arena.example", password: "secret", leagues: ["*"] };
  const quiet = { signal: new AbortController().signal, onProgress: () => {} };

  it.each([
    ["alike", (name: string) => name],
    ["with another ground", (_: string, who: number) => `Ground ${who}`],
  ])("make one set of records, %s, and are told", async (_, groundOf) => {
    const storage = memoryStorage();
    const connect = async () => {
      const { identity, store } = connectEmbedded(storage, {
        accounts: [account],
        documents: () => [
          { collection: "admins", id: "u", data: { email: account.email, leagues: ["*"] } },
        ],
      });
      await identity.signIn(account.email, account.password);
      return store;
    };
    const [one, other] = [await connect(), await connect()];
    const names = Array.from({ length: 12 }, (__, at) => `Home ${at}`);
    const stepsOf = (who: number) => {
      const idOf = sharedIds("2027-01-09\n2026\nfixtures", []);
      return names.map((name): Step => {
        const entity = makeFixture({ teamA: name, stadium: groundOf(name, who) });
        return { kind: "fixtures", does: "add", id: idOf(name), entity };
      });
    };
    const ran = await Promise.all(
      [one, other].map((store, who) => runSteps({ store, league: mls }, stepsOf(who), quiet)),
    );
    const { records } = await one.list(mls, "fixtures");
    expect(records.map(({ teamA }) => teamA).sort()).toEqual([...names].sort());
    // Each record is one's own or was refused to the one who came second, who takes back no more than his own.
    for (const { failed, done, left } of ran) {
      expect(failed.length + done.length).toBe(names.length);
      expect(left).toEqual([]);
      for (const { reason } of failed) expect(reason).toBe(ADDED_MEANWHILE);
    }
    expect(ran.flatMap(({ done }) => done)).toHaveLength(names.length);
  });
});

it("gives the same an id of its own where it is on file already", () => {
  const [first, again] = [sharedIds("p", []), sharedIds("p", [])];
  const id = first("Ayo Bello");
  expect(again("Ayo Bello")).toBe(id);
  expect(id).toMatch(/^[A-Za-z0-9]{20}$/);
  expect(first("Ayo Bello")).not.toBe(id);
  expect(sharedIds("p", [id])("Ayo Bello")).not.toBe(id);
  expect(sharedIds("q", [])("Ayo Bello")).not.toBe(id);
});
