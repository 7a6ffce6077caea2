import { createContext, useContext, useMemo, type ReactNode } from "react";
import type { EntityKind } from "@/records/record";
import type { Around } from "../kind/around";
import { useFormValues } from "../fields/useFormValues";
import { toEntity } from "../fields/values";
import type { Warning } from "../kind/warning";
import { warningsOf } from "./warnings";

const WarningsContext = createContext<readonly Warning[]>([]);

/** The warnings that stand beside these fields of the form around. */
export function useWarnings(names: readonly string[]): readonly Warning[] {
  const all = useContext(WarningsContext);
  return all.filter(({ field }) => names.includes(field));
}

interface WarningsProviderProps {
  readonly kind: EntityKind;
  readonly around: Around;
  readonly children: ReactNode;
}

/** Checks what is typed after every change. */
export function WarningsProvider({ kind, around, children }: WarningsProviderProps) {
  const values = useFormValues();
  const found = useMemo(() => {
    const all = warningsOf(kind, toEntity(kind, values), around);
    return JSON.stringify(all.filter(({ isRefused }) => !isRefused));
  }, [kind, values, around]);
  // The list stays the same object while its content does: a new one would draw every field again at each key.
  const warnings = useMemo((): readonly Warning[] => JSON.parse(found), [found]);
  return <WarningsContext value={warnings}>{children}</WarningsContext>;
}
