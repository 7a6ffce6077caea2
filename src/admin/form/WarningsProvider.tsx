import { createContext, useContext, useMemo, type ReactNode } from "react";
import type { Entities, EntityKind } from "@/records/record";
import type { FormContext } from "../kind/formContext";
import type { FormRules } from "../kind/form";
import { useFormValues } from "../fields/useFormValues";
import { toEntity } from "../fields/values";
import type { Warning } from "../kind/warning";

const WarningsContext = createContext<readonly Warning[]>([]);

/** Returns the warnings about some fields of the form. */
export function useWarnings(names: readonly string[]): readonly Warning[] {
  const all = useContext(WarningsContext);
  return all.filter(({ field }) => names.includes(field));
}

interface WarningsProviderProps<K extends EntityKind> {
  readonly kind: K;
  readonly around: FormContext;
  readonly warnings: FormRules<K>["warnings"];
  readonly children: ReactNode;
}

/** Computes the warnings after every change of the form's values, and provides them to the fields. */
export function WarningsProvider<K extends EntityKind>(props: WarningsProviderProps<K>) {
  const { kind, around, warnings: of, children } = props;
  const values = useFormValues();
  const found = useMemo(() => {
    const entity: Entities[K] = toEntity(kind, values);
    const all = of?.(entity, around) ?? [];
    return JSON.stringify(all.filter(({ isRefused }) => !isRefused));
  }, [kind, values, around, of]);
  // The list stays the same object while its content is the same: a new one would render every field at each key press.
  const warnings = useMemo((): readonly Warning[] => JSON.parse(found), [found]);
  return <WarningsContext value={warnings}>{children}</WarningsContext>;
}
