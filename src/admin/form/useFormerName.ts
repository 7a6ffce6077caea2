import { useEffect } from "react";
import { useWatch, type UseFormReturn } from "react-hook-form";
import { sameName, slugOf } from "@/domain/names";
import { readNames } from "@/domain/reading";
import type { EntityKind, RecordOf } from "@/records/record";
import { limits } from "@/domain/limits";
import type { FormValues } from "../fields/values";

/** The names of a new record, or of a kind without former names. */
const unnamed = { name: "", formerNames: [] };

const isOther = (name: unknown, stored: string) =>
  typeof name === "string" && name.trim() !== "" && stored !== "" && !sameName(name, stored);

/**
 * Returns the former names: with the stored name if the record is renamed, without it if it has the stored name again.
 */
function formerAfter(names: string, stored: string, before: readonly string[], renamed: boolean) {
  const all = readNames(names, limits.former);
  const has = all.some((one) => sameName(one, stored));
  if (renamed) return has ? names : [...all, stored].join(", ");
  const wasOne = before.some((one) => sameName(one, stored));
  return has && !wasOne ? all.filter((one) => !sameName(one, stored)).join(", ") : names;
}

/**
 * Adds the stored name of a player or club to its former names when it is renamed in the form. If the user removes it
 * there, it stays removed. Returns the stored name while the form has another one, otherwise ''.
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
          // The address of a club’s page was made from its name and must not change, so it is stored as the slug.
          if (isRenamed && slug === "")
            form.setValue("slug", slugOf(stored), { shouldDirty: true });
        },
      }),
    [form, stored, before],
  );
  const name = useWatch({ control: form.control, name: "name" });
  return isOther(name, stored) ? stored : "";
}
