import { isPlainStatus, readStatus } from "@/domain/match/status";
import type { EntityKind } from "@/records/record";
import { needsReason } from "../results/endingChoices";
import type { FormGroup } from "./layout";
import type { FieldValue, FormValues } from "../fields/values";

type Shows = (text: (name: string) => string) => boolean;

const text = (value: FieldValue | undefined) => (typeof value === "string" ? value : "");

/** Fields that are asked for only once another one calls for them; one that holds something is always shown. */
const onDemand: Partial<Record<EntityKind, Readonly<Record<string, Shows>>>> = {
  fixtures: {
    reason: (of) => {
      const status = of("status");
      const calledOff = ["postponed", "cancelled", "abandoned"].includes(readStatus(status));
      return calledOff || !isPlainStatus(status);
    },
    movedFrom: () => false,
  },
  results: { reason: (of) => needsReason(of("ending")) },
};

/** The fields whose values decide which others are shown. */
export const deciding: readonly string[] = ["position", "status", "reason", "movedFrom", "ending"];

/** The groups with the fields that these values call for. */
export function shownGroups(
  kind: EntityKind,
  groups: readonly FormGroup[],
  values: FormValues,
): readonly FormGroup[] {
  const of = (name: string) => text(values[name]);
  return groups
    .map((group) => ({
      ...group,
      fields: group.fields.filter(({ name }) => {
        const shows = onDemand[kind]?.[name];
        return !shows || of(name) !== "" || shows(of);
      }),
    }))
    .filter(({ fields }) => fields.length > 0);
}
