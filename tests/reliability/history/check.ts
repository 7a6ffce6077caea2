import type { Told } from "./clients";

/** A history entry as the database keeps it, in plain values. */
export type Entry = Readonly<Record<string, unknown>>;

const member = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;

/** What a database's history says of a run. */
export interface Verdict {
  /** Saves and deletions the database took. */
  readonly accepted: number;
  readonly faults: readonly string[];
}

/**
 * Holds what authors were told against the history and the records that are stored: every save is one step of
 * its record's versions, builds on the save before it and on no other, and none that was acknowledged is lost.
 * @param entries the history, by id
 * @param records the stored records, by id
 */
export function checkHistory(
  entries: ReadonlyMap<string, Entry>,
  records: ReadonlyMap<string, Entry>,
  told: readonly Told[],
): Verdict {
  const faults: string[] = [];
  const followed = new Map<string, string>();
  const ends = new Map<string, string[]>();
  const marks = new Map<string, Entry>();
  const deletions = new Map<string, number>();

  for (const [id, entry] of entries) {
    const { before, after } = entry;
    // A rebuild of what is published is no save of a record.
    if (entry["action"] === "rebuild") continue;
    const record = String(entry["id"]);
    const base = member(before, "change");
    if (before !== null && typeof base === "string") {
      const other = followed.get(base);
      if (other) faults.push(`${record}: ${id} and ${other} both build on ${base}`);
      followed.set(base, id);
      if (!entries.has(base)) faults.push(`${record}: ${id} builds on ${base}, which nobody saved`);
    }
    const version = before === null ? 1 : Number(member(before, "version")) + 1;
    if (after === null) {
      const key = `${record} ${String(member(before, "version"))}`;
      deletions.set(key, (deletions.get(key) ?? 0) + 1);
    } else {
      if (member(after, "version") !== version) {
        faults.push(
          `${record}: ${id} is version ${String(member(after, "version"))}, not ${version}`,
        );
      }
      marks.set(String(member(after, "stadium")), entry);
      if (!followed.has(id)) ends.set(record, [...(ends.get(record) ?? []), id]);
    }
  }

  // A save that nothing follows is what is in the database.
  for (const [record, open] of ends) {
    const last = open.filter((id) => !followed.has(id));
    const stored = records.get(record);
    if (last.length > 1) faults.push(`${record}: ${last.length} last saves`);
    const now = stored?.["change"];
    if (last.length === 1 && now !== last[0]) {
      faults.push(`${record}: the last save is ${String(last[0])}, stored is ${String(now)}`);
    }
  }
  for (const [id, stored] of records) {
    const change = String(stored["change"]);
    if (!entries.has(change)) faults.push(`${id} is stored by no save`);
    if (followed.has(change)) faults.push(`${id} is stored, though a later save was accepted`);
  }

  for (const { id, action, mark, version, said, why } of told) {
    if (action === "delete") {
      if (said === "saved" && !deletions.has(`${id} ${version}`)) {
        faults.push(`${id}: the deletion of version ${version} was acknowledged and is lost`);
      }
      continue;
    }
    const kept = marks.get(mark);
    if (said === "saved" && !kept) faults.push(`${id}: “${mark}” was acknowledged and is lost`);
    if (said === "saved" && kept && member(kept["after"], "version") !== version) {
      faults.push(`${id}: “${mark}” was acknowledged as version ${version}`);
    }
    if (said === "not saved" && kept) {
      faults.push(`${id}: “${mark}” was called not saved (${why ?? "no reason"}), and is`);
    }
  }
  return { accepted: entries.size, faults };
}
