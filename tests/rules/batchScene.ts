import { request, restCommit, rootOf } from "./rest";
import { NOW, type Fields, type Write } from "./save";
import { adminOf, chief, owner, type RulesEmulator } from "./rulesEmulator";

/** A batch as the rules allow it, without who began it. */
const batch: Fields = {
  what: "delete",
  how: "",
  league: "mls",
  total: 4,
  ids: ["one", "two", "three", "four"],
};

/** Begins a batch. */
export const batchWrite = (by: string, change: Fields = {}, id = "one"): Write => ({
  op: "set",
  path: `batches/${id}`,
  fields: { ...batch, by, at: NOW, ...change },
});

/** A batch that somebody began. */
export const storedBatch = (by: string, at: Date, change: Fields = {}): Fields => ({
  ...batch,
  by,
  at,
  ...change,
});

/** Every rule of batches, with a yes and a no, for the report of what was evaluated. */
export async function useBatches(world: RulesEmulator): Promise<void> {
  const root = rootOf(world.projectId);
  await world.seed({
    "batches/old": storedBatch("x", new Date(0)),
    "batches/whole": storedBatch("x", new Date(), { league: "*" }),
  });
  for (const who of [adminOf["mbl"] ?? chief, chief, owner]) {
    const token = world.tokenOf(who);
    const by = who.uid ?? "";
    for (const path of ["batches/old", "batches/whole", "batches/none", "batches?pageSize=10"])
      await request("GET", `/v1/${root}/${path}`, { token });
    const tooMany = { from: [{ collectionId: "batches" }], limit: 500 };
    await request("POST", `/v1/${root}:runQuery`, { token, body: { structuredQuery: tooMany } });
    for (const league of ["mls", "*"])
      await restCommit(world.projectId, [batchWrite(by, { league }, `${by}-new`)], token);
    for (const id of ["whole", "old"])
      await restCommit(world.projectId, [{ op: "delete", path: `batches/${id}` }], token);
  }
}
