// @vitest-environment jsdom
import { expect, it, vi } from "vitest";
import { failure } from "@/data/failure";
import { heldClock } from "../../../tests/harness/heldClock";
import { createOutbox } from "./outbox";

/** How long an outbox waits after a failed try, in milliseconds. */
const RETRY = 5_000;

/** An outbox over a database that can be offline. */
function open(kept: readonly string[] = []) {
  const database = { isOffline: false, saved: [] as string[], tries: 0 };
  const outbox = createOutbox<string>({
    kept,
    keep: () => {},
    async send(items) {
      database.tries += 1;
      if (database.isOffline) throw failure("offline");
      database.saved.push(...items);
    },
    onChange: () => {},
  });
  return { outbox, database };
}

it("plans another send after it was emptied", async () => {
  const { outbox, database } = open();
  outbox.sendWithin(1_000);
  outbox.clear();
  outbox.put(["a"]);
  outbox.sendWithin(1_000);
  heldClock.advance(1_000);
  await vi.waitFor(() => expect(database.saved).toEqual(["a"]));
});

it("plans another send after its page was left and opened again", async () => {
  const { outbox, database } = open(["a"]);
  database.isOffline = true;
  const leave = outbox.subscribe(() => {});
  await vi.waitFor(() => expect(outbox.failure()).not.toBeNull());
  leave();
  database.isOffline = false;
  outbox.sendWithin(1_000);
  heldClock.advance(1_000);
  await vi.waitFor(() => expect(database.saved).toEqual(["a"]));
});

it("tries again for the subscribers that are left", async () => {
  const { outbox, database } = open(["a"]);
  database.isOffline = true;
  outbox.subscribe(() => {});
  const leave = outbox.subscribe(() => {});
  await vi.waitFor(() => expect(outbox.isSending() || outbox.failure() === null).toBe(false));
  leave();
  database.isOffline = false;
  heldClock.advance(RETRY);
  await vi.waitFor(() => expect(database.saved).toEqual(["a"]));
});

it("does not try again once nobody subscribes", async () => {
  const { outbox, database } = open(["a"]);
  database.isOffline = true;
  const leave = outbox.subscribe(() => {});
  await vi.waitFor(() => expect(outbox.failure()).not.toBeNull());
  leave();
  const { tries } = database;
  heldClock.advance(RETRY);
  expect(database.tries).toBe(tries);
});

it("reports no failure of items that were removed", async () => {
  const { outbox, database } = open(["a"]);
  database.isOffline = true;
  outbox.send();
  await vi.waitFor(() => expect(outbox.failure()).not.toBeNull());
  outbox.clear();
  expect(outbox.failure()).toBeNull();
  outbox.put(["b"]);
  outbox.send();
  outbox.clear();
  await vi.waitFor(() => expect(outbox.isSending()).toBe(false));
  expect(outbox.failure()).toBeNull();
});
