import { request, restCommit, rootOf } from "./rest";
import { rightsWrites, scorer } from "./roleScene";
import { rebuildOf, storedRecord, type Fields } from "./save";
import { chief, type RulesEmulator } from "./rulesEmulator";

/** An official, as the rules allow it. */
export const official: Fields = {
  name: "Ada Obi",
  does: "Referee",
  sports: ["football", "chess"],
  contact: "0803 555 0100",
  agreed: true,
};

/** Every rule of a collection of the arena, with a yes and a no, for the report of what was evaluated. */
export async function useArenaCollection(
  world: RulesEmulator,
  collection: string,
  fields: Fields,
  changed: Fields,
): Promise<void> {
  const stored = storedRecord(fields);
  for (const who of [scorer, chief]) {
    const token = world.tokenOf(who);
    const change = { collection, by: who.uid ?? "" };
    await world.seed({ [`${collection}/two`]: stored });
    const commits = [
      rightsWrites("new", fields, change),
      rightsWrites("two", changed, { ...change, stored }),
      rightsWrites("two", null, { ...change, stored: { ...stored, version: 4 } }),
    ];
    for (const writes of commits) {
      if (who === chief) await restCommit(world.projectId, writes, token);
      // The first document refused ends a commit.
      else for (const one of writes) await restCommit(world.projectId, [one], token);
      await world.seed({ [`${collection}/two`]: stored });
    }
    await restCommit(world.projectId, rightsWrites("two", null, { ...change, stored }), token);
    const root = rootOf(world.projectId);
    await request("GET", `/v1/${root}/${collection}/new`, { token });
    await request("GET", `/v1/${root}/${collection}?pageSize=10`, { token });
    await restCommit(world.projectId, rebuildOf(collection, change.by), token);
  }
}

/** Every rule of officials. */
export const useOfficials = (world: RulesEmulator): Promise<void> =>
  useArenaCollection(world, "officials", official, { ...official, does: "" });
