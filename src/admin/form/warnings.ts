import type { Entities, EntityKind } from "@/records/record";
import type { Around } from "../kind/around";
import type { Warning } from "../kind/warning";
import { adminKinds } from "../kinds";

/** What to look at in a record before it is saved. */
export function warningsOf<K extends EntityKind>(
  kind: K,
  entity: Entities[K],
  around: Around,
): readonly Warning[] {
  return adminKinds[kind].form.warnings?.(entity, around) ?? [];
}
