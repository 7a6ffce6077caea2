import { useState } from "react";

interface Selection {
  /** Ids of records. */
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (ids: readonly string[], isSelected: boolean) => void;
  readonly clear: () => void;
}

const nothing: ReadonlySet<string> = new Set();

/** The selected records of a list. */
export function useSelection(): Selection {
  const [selected, setSelected] = useState(nothing);
  return {
    selected,
    onSelect: (ids, isSelected) =>
      setSelected((before) => {
        const next = new Set(before);
        for (const id of ids) {
          if (isSelected) next.add(id);
          else next.delete(id);
        }
        return next;
      }),
    clear: () => setSelected(nothing),
  };
}
