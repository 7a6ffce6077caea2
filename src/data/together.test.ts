import { describe, expect, it, vi } from "vitest";
import { failure } from "./failure";
import { loading, valueOf, type FailedState, type ReadyState } from "./readState";
import { failedOf, mapRead, staleOf, together } from "./together";

const ready = <T>(value: T, more: Partial<ReadyState<T>> = {}): ReadyState<T> => ({
  status: "ready",
  value,
  readAt: 0,
  refreshing: false,
  failure: null,
  retry: vi.fn(),
  ...more,
});
const stale = <T>(value: T, readAt: number) =>
  ready(value, { readAt, failure: failure("offline") });
const failed = (kind: "offline" | "denied", refreshing = false): FailedState => ({
  status: "failed",
  failure: failure(kind),
  refreshing,
  retry: vi.fn(),
});

describe("several reads together", () => {
  it("have the values of all, in their order, and the time of the latest", () => {
    const read = together([ready("a", { readAt: 5 }), ready(2, { readAt: 9 })]);
    expect(read).toMatchObject({ status: "ready", value: ["a", 2], readAt: 9, failure: null });
  });

  it("of nothing are read", () => {
    expect(together([])).toMatchObject({ status: "ready", value: [], readAt: 0, failure: null });
  });

  it("are loading until the last of them is answered", () => {
    expect(together([ready(1), loading])).toBe(loading);
  });

  it("have failed where one of them has, whatever is still loading, and try again what failed alone", () => {
    const [first, other, fine] = [failed("offline"), failed("denied"), ready(1)];
    const read = together([loading, first, fine, other]);
    expect(read).toMatchObject({ status: "failed", failure: { kind: "offline" } });
    expect(valueOf(read)).toBeNull();
    if (read.status === "failed") read.retry();
    expect(first.retry).toHaveBeenCalledOnce();
    expect(other.retry).toHaveBeenCalledOnce();
    expect(fine.retry).not.toHaveBeenCalled();
  });

  it("are tried again once all that failed are", () => {
    expect(together([failed("offline", true), failed("denied")])).toMatchObject({
      refreshing: false,
    });
    expect(together([failed("offline", true), failed("denied", true)])).toMatchObject({
      refreshing: true,
    });
  });

  it("are stale where one of them is, since the oldest of these, and try these again alone", () => {
    const [older, newer, fine] = [stale("a", 5), stale("b", 9), ready("c", { readAt: 1 })];
    const read = together([fine, newer, older]);
    expect(read).toMatchObject({
      status: "ready",
      value: ["c", "b", "a"],
      readAt: 5,
      failure: { kind: "offline" },
    });
    if (read.status === "ready") read.retry();
    expect(older.retry).toHaveBeenCalledOnce();
    expect(newer.retry).toHaveBeenCalledOnce();
    expect(fine.retry).not.toHaveBeenCalled();
  });

  it("are not whole where one of them is not", () => {
    expect(together([ready(1), ready(2, { isCut: true })])).toMatchObject({ isCut: true });
    expect(together([ready(1), ready(2)])).toMatchObject({ isCut: false });
  });
});

describe("parts of several reads", () => {
  it("are none of those that failed, or are stale, while all are current or on their way", () => {
    const states = [ready(1, { readAt: 5 }), loading, undefined];
    expect(failedOf(states)).toBeNull();
    expect(staleOf(states)).toBeNull();
  });

  it("are those that failed beside what was read, and those that are stale beside what failed", () => {
    const states = [stale("a", 9), failed("denied"), loading, stale("b", 5)];
    expect(failedOf(states)).toMatchObject({ status: "failed", failure: { kind: "denied" } });
    expect(staleOf(states)).toMatchObject({ readAt: 5, failure: { kind: "offline" } });
  });
});

describe("what is made of a read", () => {
  it("keeps when it was read, and why that is stale", () => {
    expect(mapRead(stale(2, 5), (value) => `${value} goals`)).toMatchObject({
      value: "2 goals",
      readAt: 5,
      failure: { kind: "offline" },
    });
  });

  it("is made of nothing before there is something", () => {
    const make = vi.fn();
    expect(mapRead(loading, make)).toBe(loading);
    const broken = failed("offline");
    expect(mapRead(broken, make)).toBe(broken);
    expect(make).not.toHaveBeenCalled();
  });
});
