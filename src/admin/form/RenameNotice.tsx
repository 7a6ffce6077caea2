import Alert from "@mui/material/Alert";
import { useMemo } from "react";
import type { EntityKind } from "@/records/record";
import type { Around } from "../kind/around";
import { adminKinds } from "../kinds";
import { inWords } from "../kind/followers";

interface RenameNoticeProps {
  readonly kind: EntityKind;
  readonly around: Around;
  /** The name that is being given up. */
  readonly former: string;
}

/** What follows a record that is being renamed: those that hold its old name go on meaning it. */
export function RenameNotice({ kind, around, former }: RenameNoticeProps) {
  const followers = useMemo(
    () => inWords(adminKinds[kind].form.followers?.(around, former) ?? []),
    [kind, around, former],
  );
  return (
    <Alert role="status" severity="info">
      “{former}” stays as a former name.{" "}
      {followers === ""
        ? "No result and no fixture holds it yet."
        : `${followers} hold it and follow; they keep the name as it was typed.`}
    </Alert>
  );
}
