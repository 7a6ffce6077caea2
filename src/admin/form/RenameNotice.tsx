import Alert from "@mui/material/Alert";
import { useMemo } from "react";
import type { EntityKind } from "@/records/record";
import type { FormContext } from "../kind/formContext";
import { inWords } from "../kind/nameUses";
import type { PlannedForm } from "../kind/kind";
import { wordsOf } from "../parts/words";

interface RenameNoticeProps {
  readonly kind: EntityKind;
  readonly around: FormContext;
  /** The stored name, which becomes a former name. */
  readonly former: string;
  /** Returns the records that contain the old name and follow the renamed record; undefined for kinds without any. */
  readonly followers: PlannedForm<EntityKind>["followers"];
}

/** A notice about a record that is being renamed: other records with the old name still belong to it. */
export function RenameNotice({ kind, around, former, followers: of }: RenameNoticeProps) {
  const followers = useMemo(() => inWords(of?.(around, former) ?? []), [of, around, former]);
  if (!of)
    return (
      <Alert role="status" severity="info">
        “{former}” stays as a former name, so records with that name still mean this{" "}
        {wordsOf(kind).one}.
      </Alert>
    );
  return (
    <Alert role="status" severity="info">
      “{former}” stays as a former name.{" "}
      {followers === ""
        ? "No result and no fixture has it yet."
        : `It is in ${followers}, where it still means this ${wordsOf(kind).one} and stays as it was typed.`}
    </Alert>
  );
}
