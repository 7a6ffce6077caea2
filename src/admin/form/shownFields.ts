import type { EntityKind } from "@/records/record";
import { adminKinds } from "../kinds";
import type { FormGroup } from "./layout";
import type { FieldValue, FormValues } from "../fields/values";

const text = (value: FieldValue | undefined) => (typeof value === "string" ? value : "");

/** The fields whose values decide which others are shown. */
export const deciding: readonly string[] = [
  "position",
  "date",
  "day",
  "status",
  "reason",
  "movedFrom",
  "ending",
];

/** The groups with the fields that these values call for. */
export function shownGroups(
  kind: EntityKind,
  groups: readonly FormGroup[],
  values: FormValues,
): readonly FormGroup[] {
  const { shownWhen = {} } = adminKinds[kind].form;
  const of = (name: string) => text(values[name]);
  return groups
    .map((group) => ({
      ...group,
      fields: group.fields.filter(({ name }) => {
        const shows = shownWhen[name];
        return !shows || of(name) !== "" || shows(of);
      }),
    }))
    .filter(({ fields }) => fields.length > 0);
}
