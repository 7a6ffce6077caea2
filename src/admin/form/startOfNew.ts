import { newRecordId } from "@/data/store";
import { emptyEntity, type Entities, type EntityKind } from "@/records/record";
import type { Start } from "../kind/start";
import { adminKinds } from "../kinds";

/**
 * The start of a new record, with what is known already.
 * @param id that of the fixture for its result: one match has one id
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
