import Box from "@mui/material/Box";
import { useState } from "react";
import type { EntityKind, RecordOf } from "@/records/record";
import { canMatter, changeOf } from "./change";
import { Impact } from "./Impact";

interface Props<K extends EntityKind> {
  readonly kind: K;
  /** The version that would be restored. */
  readonly record: RecordOf<K>;
}

/** What restoring a version would change; computed only when it is opened, as a history can have many versions. */
export function RestoreImpact<K extends EntityKind>({ kind, record }: Props<K>) {
  const [isOpen, setIsOpen] = useState(false);
  // The records of a past season are not loaded here.
  if (!canMatter(kind) || record.season !== "") return null;
  const change = changeOf({ kind, id: record.id, entity: record });
  return (
    <Box
      component="details"
      sx={{ font: "var(--type-table)", "& summary": summary }}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary>What that would change</summary>
      {isOpen && <Impact change={change} title="If you restore it" />}
    </Box>
  );
}

const summary = { paddingBlock: 2, color: "text.secondary", cursor: "pointer" };
