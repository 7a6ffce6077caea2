import { expect, it } from "vitest";
import { failure } from "../failure";
import { oneByOne } from "./oneByOne";

const items = Array.from({ length: 12 }, (_, at) => at);
const refusing = (item: number) =>
  item < 8 ? Promise.reject(failure("denied")) : Promise.resolve();

it("goes on behind any number of refused ones, and names each with its reason", async () => {
  const { done, failed, left } = await oneByOne(items, refusing, {}, Infinity);
  expect(done).toEqual([8, 9, 10, 11]);
  expect(failed.map(({ item }) => item)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(failed.every(({ reason }) => reason !== "")).toBe(true);
  expect(left).toBe(0);
});

it("ends where all that are left would fail as well", async () => {
  const lost = () => Promise.reject(failure("offline"));
  await expect(oneByOne(items, lost, {}, Infinity)).rejects.toMatchObject({ kind: "offline" });
  await expect(oneByOne(items, refusing, {})).rejects.toMatchObject({ kind: "denied" });
});
