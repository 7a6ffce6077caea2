import { createHash } from "node:crypto";
import { FAULT_GROUPS, faultGroup, FAULTS_A_DAY } from "@/data/faults/faults";
import { request, restCommit, rootOf } from "./rest";
import { requester, scorer } from "./roleScene";
import { NOW, type Fields, type Write } from "./save";
import { owner, type RulesEmulator } from "./rulesEmulator";

/** A fault of an administrator's page, as the rules allow it. */
export const fault: Fields = {
  message: "TypeError: Cannot read properties of undefined (reading 'goalsA')",
  place: "ResultForm-Dx8fQ2.js:1:2045",
  page: "/mls/admin-dashboard/results/…",
  version: "1.0.0",
  browser: "Firefox 128, Linux",
};

/** A place of a day, today where no other is said. */
export const placeOf = (place: number, day = new Date().toISOString().slice(0, 10)): string =>
  `${day}-${String(place).padStart(2, "0")}`;

/** All places of today. */
export const places = Array.from({ length: FAULTS_A_DAY }, (_, at) => placeOf(at));

/** One of the places of today that an account may fill. */
export const ownPlace = (by: string, nth = 0): string =>
  placeOf(faultGroup(createHash("sha256").update(by).digest("hex")) + nth * FAULT_GROUPS);

/** Stores a fault. */
export const telling = (by: string, change: Fields = {}, id = ownPlace(by)): Write => ({
  op: "set",
  path: `faults/${id}`,
  fields: { ...fault, by, at: NOW, ...change },
});

/** Every rule of faults, with a yes and a no, for the report of what was evaluated. */
export async function useFaults(world: RulesEmulator): Promise<void> {
  const root = rootOf(world.projectId);
  await world.seed({ [`faults/${placeOf(1)}`]: { ...fault, by: "owner", at: new Date() } });
  for (const who of [requester, scorer, owner]) {
    const token = world.tokenOf(who);
    const by = who.uid ?? "";
    for (const path of [`faults/${placeOf(1)}`, `faults/${placeOf(2)}`, "faults?pageSize=10"])
      await request("GET", `/v1/${root}/${path}`, { token });
    for (const id of [ownPlace(by), placeOf(99)])
      await restCommit(world.projectId, [telling(by, {}, id)], token);
    await restCommit(world.projectId, [{ op: "delete", path: `faults/${ownPlace(by)}` }], token);
  }
}
