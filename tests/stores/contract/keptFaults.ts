import { expect, it } from "vitest";
import { FAULT_GROUPS, FAULTS, FAULTS_A_DAY } from "@/data/faults/faults";
import type { Fault } from "@/domain/fault";
import { failureOf, type Steps } from "../steps";

/** One of many faults that differ. */
const faultOf = (number: number): Fault => ({
  message: `TypeError: x is undefined (${number})`,
  place: "",
  page: "/mls/admin-dashboard",
  version: "1.0.0",
  browser: "Firefox 128, Linux",
});

/** Faults of administrators' pages: five a day of an account, for owners. */
export function keptFaults(steps: Steps): void {
  it("keeps a few faults of an account a day, each once, and owners read and delete them", async () => {
    const { tested, admin } = steps;
    const scorer = await tested.connect({ leagues: ["mls"], role: "scorer" });
    const stranger = await tested.connect({ leagues: null });
    const { faults } = await tested.connect({ role: "owner" });
    await stranger.faults.keep(faultOf(0));
    expect(await tested.ids(FAULTS)).toEqual([]);
    for (const who of [admin, scorer, admin]) await who.faults.keep(faultOf(1));
    const [latest, first, ...more] = await faults.newest(10);
    expect(more).toEqual([]);
    expect([latest, first]).toMatchObject([faultOf(1), faultOf(1)]);
    expect(new Set([latest?.by, first?.by]).size).toBe(2);
    // One place after the other: where another fault is in the way, the next of the account is taken.
    for (let one = 2; one < FAULTS_A_DAY + 4; one += 1) await admin.faults.keep(faultOf(one));
    const authors = [...(await tested.documents(FAULTS)).values()].map((one) => one["by"]);
    const most = Math.max(...authors.map((by) => authors.filter((one) => one === by).length));
    // The fault of the other account may be in one of its places.
    expect([FAULTS_A_DAY / FAULT_GROUPS, FAULTS_A_DAY / FAULT_GROUPS - 1]).toContain(most);
    const all = await faults.newest(200);
    expect(await failureOf(admin.faults.clear(all))).toMatchObject({ kind: "denied" });
    await faults.clear(all);
    expect(await faults.newest(200)).toEqual([]);
  });
}
