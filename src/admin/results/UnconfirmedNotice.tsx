import Button from "@mui/material/Button";
import { useState } from "react";
import type { RecordOf } from "@/records/record";
import { Chip } from "@/ui/Chip";
import { attempt } from "../save/saveNotices";
import { useCommit } from "../save/useCommit";
import { titleOfResult } from "./title";
import { useLeague } from "@/ui/leagueContext";

interface UnconfirmedNoticeProps {
  readonly result: RecordOf<"results">;
}

/** The mark "Unconfirmed" beside a result that a scorer entered, with a button that confirms the result unchanged. */
export function UnconfirmedNotice({ result }: UnconfirmedNoticeProps) {
  const league = useLeague();
  const commit = useCommit(league);
  const [busy, setBusy] = useState(false);

  const confirm = async () => {
    setBusy(true);
    const { id, version } = result;
    try {
      await commit("results", result, { state: "stored", id, version }, { unconfirmed: false });
    } finally {
      setBusy(false);
    }
  };
  const press = () =>
    attempt({
      run: confirm,
      done: "Result confirmed",
      conflict:
        "Someone else changed this result a moment ago. Look at it again before you confirm it.",
      failed: (reason) => `The result could not be confirmed: ${reason}`,
    });
  return (
    <>
      {" "}
      <Chip tone="warning">Unconfirmed</Chip>
      <Button
        aria-label={`Confirm ${titleOfResult(result, league)}`}
        disabled={busy}
        onClick={() => void press()}
        size="small"
        variant="text"
      >
        Confirm
      </Button>
    </>
  );
}
