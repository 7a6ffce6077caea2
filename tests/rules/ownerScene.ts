import { OWNER, restCommit } from "./rest";
import { chief, owner, type RulesEmulator } from "./rulesEmulator";
import { NOW, type Fields, type Write } from "./save";

/** What owners write about the whole database, as the rules allow it. */

let notes = 0;

/** The note of a download or an erasure. */
export function noteWrite(
  collection: "backups" | "erasures",
  by: string,
  change: Fields = {},
): Write {
  const id = `note-${(notes += 1)}`;
  return {
    op: "set",
    path: `history/${id}`,
    fields: {
      collection,
      id,
      record: `${collection}/${id}`,
      version: 0,
      action: collection === "backups" ? "backup" : "erase",
      before: null,
      after: { documents: 3 },
      by,
      at: NOW,
      ...change,
    },
  };
}

/** An entry as a save left it some time ago. */
export const toldEntry = (collection: string, record: Fields): Fields => ({
  collection,
  id: "one",
  record: `${collection}/one`,
  version: 4,
  action: "update",
  before: record,
  after: { ...record, version: 4 },
  by: "chief",
  at: new Date("2026-03-01T12:00:00Z"),
});

/** Takes somebody out of an entry. */
export function redaction(
  id: string,
  left: {
    readonly before: unknown;
    readonly after: unknown;
    readonly by: string;
    readonly change?: Fields;
  },
): Write {
  const { before, after, by, change } = left;
  const fields = { before, after, redactedBy: by, redactedAt: NOW, ...change };
  return {
    op: "change",
    path: `history/${id}`,
    changes: Object.entries(fields).map(([key, value]) => [[key], value] as const),
  };
}

/** Each of these rules with a yes and a no, for the report of what was evaluated. */
export async function useOwners(world: RulesEmulator): Promise<void> {
  const instead = "0123456789abcdef0123";
  await world.seed({
    "history/told": toldEntry("mlsPlayers", { name: "Ayo Bello" }),
    "deletions/mlsPlayers Ayo Bello": { change: "told" },
  });
  for (const who of [chief, owner]) {
    const by = who.uid ?? "";
    const change = { id: instead, record: `mlsPlayers/${instead}` };
    for (const write of [
      redaction("told", { before: {}, after: {}, by, change: { id: "Obi" } }),
      redaction("told", { before: {}, after: {}, by, change }),
      { op: "delete", path: "deletions/mlsPlayers Ayo Bello" } as const,
      redaction("told", { before: {}, after: {}, by }),
      noteWrite("backups", by),
      noteWrite("erasures", by),
      noteWrite("backups", by, { before: {} }),
    ])
      await restCommit(world.projectId, [write], world.tokenOf(who));
  }
  await restCommit(world.projectId, [{ op: "delete", path: "history/told" }], OWNER);
}
