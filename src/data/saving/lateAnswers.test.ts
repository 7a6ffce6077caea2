import { afterEach, expect, it, vi } from "vitest";
import { mls } from "../../../tests/arena/leagues/mls";
import { heldClock } from "../../../tests/harness/heldClock";
import type { Documents } from "../documents";
import { DataFailure, failure } from "../failure";
import { createSaver } from "./saveRecord";
import type { RecordChange } from "./recordChange";
import { savingTimes, type SavingSession } from "./savingSession";

/** Far beyond every deadline of a save, in milliseconds. */
const SLOW = 20_000;

/** The rules' own no, which an overloaded machine is slow to say. */
const slowNo = () =>
  new Promise<never>((_, reject) => setTimeout(() => reject(failure("denied")), SLOW));

const answered: Partial<Documents> = { transact: slowNo, get: async () => null };

const session = {
  account: () => ({ uid: "boss", email: "boss@arena.example" }),
  documents: answered,
  identity: { rightsOf: async () => null },
  isOffline: async () => false,
  times: savingTimes,
  chosen: new Map(),
} as unknown as SavingSession;

const change: RecordChange<"players"> = {
  league: mls,
  kind: "players",
  collection: "mlsPlayers",
  id: "one",
  action: "create",
  base: null,
  content: () => ({ name: "Ayo Bello" }),
};

/** What a save came to that the machine takes 20 s over. */
async function outcomeOfSlowSave(): Promise<unknown> {
  const outcome = createSaver(session)(change).catch((thrown: unknown) => thrown);
  await vi.advanceTimersByTimeAsync(SLOW);
  return outcome;
}

afterEach(() => {
  vi.useRealTimers();
  heldClock.hold();
});

it("a slow machine does not change what became of a save, while the product's clock is held", async () => {
  vi.useFakeTimers();
  // From here on these timers are the machine's, and the product's clock does not follow them.
  heldClock.hold();
  expect(await outcomeOfSlowSave()).toMatchObject({
    kind: "denied",
    message: "This account is no longer an administrator of this league.",
  });
});

it("the same answer is too late where the product's time passes as well", async () => {
  vi.useFakeTimers();
  const outcome = await outcomeOfSlowSave();
  expect(outcome).toBeInstanceOf(DataFailure);
  expect(outcome).toMatchObject({ kind: "timeout" });
});
