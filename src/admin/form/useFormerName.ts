import { useEffect } from "react";
import { useWatch, type UseFormReturn } from "react-hook-form";
import { sameName, slugOf } from "@/domain/names";
import { readNames } from "@/domain/reading";
import type { EntityKind, RecordOf } from "@/records/record";
import { limits } from "@/domain/limits";
import type { FormValues } from "../fields/values";

/** A new record, or one of a kind that keeps no former names. */
const unnamed = { name: "", formerNames: [] };

const isOther = (name: unknown, stored: string) =>
  typeof name === "string" && name.trim() !== "" && stored !== "" && !sameName(name, stored);

/** The former names: with the stored name once the record is renamed, without it once it has its name back. */
function formerAfter(names: string, stored: string, before: readonly string[], renamed: boolean) {
  const all = readNames(names, limits.former);
  const has = all.some((one) => sameName(one, stored));
  if (renamed) return has ? names : [...all, stored].join(", ");
  const wasOne = before.some((one) => sameName(one, stored));
  return has && !wasOne ? all.filter((one) => !sameName(one, stored)).join(", ") : names;
}

/**
 * Keeps the stored name of a player or club that is renamed among its former names; somebody who clears it has the
 * last word. Gives that name while the form says another; else ''.
 */
export function useFormerName(
  form: UseFormReturn<FormValues>,
  record: RecordOf<EntityKind> | null,
): string {
  const { name: stored, formerNames: before } =
    record && "formerNames" in record ? record : unnamed;
  useEffect(
    () =>
      form.subscribe({
        name: "name",
        formState: { values: true },
        callback: ({ values, name: changed }) => {
          if (stored === "" || changed !== "name") return;
          const { name, formerNames: names, slug } = values;
          if (typeof names !== "string" || name === "") return;
          const isRenamed = isOther(name, stored);
          const after = formerAfter(names, stored, before, isRenamed);
          if (after !== names) form.setValue("formerNames", after, { shouldDirty: true });
          // A club’s page keeps its address, which was made from the name.
          if (isRenamed && slug === "")
            form.setValue("slug", slugOf(stored), { shouldDirty: true });
        },
      }),
    [form, stored, before],
  );
  const name = useWatch({ control: form.control, name: "name" });
  return isOther(name, stored) ? stored : "";
}
