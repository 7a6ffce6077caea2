import { newRecordId } from "@/data/store";
import { emptyEntity, type Entities, type EntityKind } from "@/records/record";
import type { Start } from "../kind/start";
import { adminKinds } from "../kinds";

/**
 * Returns the start of a form for a new record, with the values that are known already.
 * @param id a new one by default; a result has the id of its fixture
 */
export function startOfNew<K extends EntityKind>(
  kind: K,
  known: Partial<Entities[K]> = {},
  id = newRecordId(),
): Start<K> {
  const { form } = adminKinds[kind];
  const fresh = "plan" in form ? form.fresh?.() : {};
  return { id, record: null, entity: { ...emptyEntity(kind), ...known, ...fresh } };
}
