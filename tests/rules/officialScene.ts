import { request, restCommit, rootOf } from "./rest";
import { rightsWrites, scorer } from "./roleScene";
import { storedRecord, type Fields } from "./save";
import { chief, type RulesEmulator } from "./rulesEmulator";

/** An official, as the rules allow it. */
export const official: Fields = {
  name: "Ada Obi",
  does: "Referee",
  sports: ["football", "chess"],
  contact: "0803 555 0100",
  agreed: true,
};

/** Every rule of officials, with a yes and a no, for the report of what was evaluated. */
export async function useOfficials(world: RulesEmulator): Promise<void> {
  const stored = storedRecord(official);
  for (const who of [scorer, chief]) {
    const token = world.tokenOf(who);
    const change = { collection: "officials", by: who.uid ?? "" };
    await world.seed({ "officials/two": stored });
    const commits = [
      rightsWrites("new", official, change),
      rightsWrites("two", { ...official, does: "" }, { ...change, stored }),
      rightsWrites("two", null, { ...change, stored: { ...stored, version: 4 } }),
    ];
    for (const writes of commits) {
      if (who === chief) await restCommit(world.projectId, writes, token);
      // The first document refused ends a commit.
      else for (const one of writes) await restCommit(world.projectId, [one], token);
      await world.seed({ "officials/two": stored });
    }
    await restCommit(world.projectId, rightsWrites("two", null, { ...change, stored }), token);
    const root = rootOf(world.projectId);
    await request("GET", `/v1/${root}/officials/new`, { token });
    await request("GET", `/v1/${root}/officials?pageSize=10`, { token });
  }
}
