import { useArenaCollection } from "./officialScene";
import { rightsWrites } from "./roleScene";
import { publication, type Fields, type Write } from "./save";
import type { RulesEmulator } from "./rulesEmulator";

/** A ground, as the rules allow it. */
export const ground: Fields = {
  name: "Main bowl",
  sports: ["football", "chess"],
  place: "Lake campus, gate 2",
  link: "https://map.example/?q=Main%20bowl",
  closed: ["2026-12-24", "2026-12-28/2027-01-02"],
  note: "Studs of rubber only",
};

/** A change of a ground with its entry in the published document; null deletes. */
export function groundWrites(
  fields: Fields | null,
  { by, stored = null, id = "one" }: { by: string; stored?: Fields | null; id?: string },
): Write[] {
  const writes = rightsWrites(id, fields, { collection: "grounds", by, stored });
  const entry = writes.find(({ path }) => path.startsWith("history/"));
  if (entry?.op !== "set") throw new Error("A change has its entry.");
  const { changes } = publication("grounds", {
    section: "records",
    id,
    entry: entry.fields["after"] ?? undefined,
    change: entry.path.slice("history/".length),
  });
  return [...writes, { op: "change", path: "published/grounds", changes }];
}

/** Every rule of grounds, before any is published. */
export const useGrounds = (world: RulesEmulator): Promise<void> =>
  useArenaCollection(world, "grounds", ground, { ...ground, note: "" });
