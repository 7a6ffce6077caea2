import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { failure } from "@/data/failure";
import type { Account, Identity, Rights } from "@/data/identity";
import { sessionOf } from "./sessionStore";

const account: Account = { uid: "one", email: "one@arena.example" };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Accounts of which one is signed in, and whose rights cannot be read so many times. */
function identity(failures: number) {
  const rightsOf = vi.fn<() => Promise<Rights>>(() =>
    Promise.resolve({ role: "administrator", leagues: ["mls"], name: "" }),
  );
  for (let nth = 0; nth < failures; nth += 1) {
    rightsOf.mockRejectedValueOnce(failure("unavailable"));
  }
  const found: Identity = {
    onChange: (callback) => {
      callback(account);
      return () => {};
    },
    signIn: () => Promise.resolve(account),
    signUp: () => Promise.resolve(account),
    signOut: () => Promise.resolve(),
    rightsOf,
    sendPasswordReset: async () => {},
    changePassword: async () => {},
    sendConfirmation: async () => {},
    isConfirmed: async () => true,
  };
  return { found, rightsOf };
}

it("reads rights again by itself until the database answers", async () => {
  const { found, rightsOf } = identity(2);
  const session = sessionOf(found);
  const stop = session.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(0);
  expect(session.state()).toMatchObject({ status: "failed" });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(session.state()).toMatchObject({ status: "failed" });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(session.state()).toMatchObject({ status: "signedIn", rights: { leagues: ["mls"] } });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(rightsOf).toHaveBeenCalledTimes(3);
  stop();
});

it("asks no more when nobody looks, or somebody has asked by hand", async () => {
  const { found, rightsOf } = identity(1);
  const session = sessionOf(found);
  const stop = session.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(0);
  void session.refresh();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(rightsOf).toHaveBeenCalledTimes(2);

  const unwatched = identity(1);
  const other = sessionOf(unwatched.found);
  const leave = other.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(0);
  leave();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(unwatched.rightsOf).toHaveBeenCalledTimes(1);
  stop();
});
