import { createContext, useContext, useMemo, type ReactNode } from "react";
import type { Entities, EntityKind } from "@/records/record";
import type { FormContext } from "../kind/formContext";
import type { FormRules } from "../kind/form";
import { useFormValues } from "../fields/useFormValues";
import { toEntity } from "../fields/values";
import type { Warning } from "../kind/warning";

const WarningsContext = createContext<readonly Warning[]>([]);

/** The warnings beside these fields of the surrounding form. */
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

/** Checks what is typed after every change. */
export function WarningsProvider<K extends EntityKind>(props: WarningsProviderProps<K>) {
  const { kind, around, warnings: of, children } = props;
  const values = useFormValues();
  const found = useMemo(() => {
    const entity: Entities[K] = toEntity(kind, values);
    const all = of?.(entity, around) ?? [];
    return JSON.stringify(all.filter(({ isRefused }) => !isRefused));
  }, [kind, values, around, of]);
  // The list stays the same object while its content does: a new one would draw every field again at each key.
  const warnings = useMemo((): readonly Warning[] => JSON.parse(found), [found]);
  return <WarningsContext value={warnings}>{children}</WarningsContext>;
}
