import Button from "@mui/material/Button";
import { useState } from "react";
import { asFailure } from "@/data/failure";
import { SaveConflict } from "@/data/store";
import type { RecordOf } from "@/records/record";
import { useConnection } from "@/session/ConnectionProvider";
import { Chip } from "@/ui/Chip";
import { liveListingsOf } from "../live/liveListings";
import { notices } from "../notices/notices";
import { titleOfResult } from "./title";
import { useLeague } from "@/ui/where";

interface UnconfirmedProps {
  readonly result: RecordOf<"results">;
}

/** Says that a scorer entered the result, and lets an administrator confirm it as it stands. */
export function Unconfirmed({ result }: UnconfirmedProps) {
  const league = useLeague();
  const { store } = useConnection();
  const [busy, setBusy] = useState(false);

  const confirm = async () => {
    setBusy(true);
    const { id, version } = result;
    try {
      const given = { id, version, entity: result, unconfirmed: false };
      const saved = await store.update(league, "results", given);
      liveListingsOf(store).entry(league, "results").saved(saved);
      notices.show({ text: "Result confirmed", tone: "done" });
    } catch (thrown) {
      const text =
        thrown instanceof SaveConflict
          ? "Someone else changed this result a moment ago. Look at it again before you confirm it."
          : `The result could not be confirmed: ${asFailure(thrown).message}`;
      notices.show({
        text,
        tone: "error",
        ...(!(thrown instanceof SaveConflict) && {
          action: { label: "Try again", run: () => void confirm() },
        }),
      });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      {" "}
      <Chip tone="warning">Unconfirmed</Chip>
      <Button
        aria-label={`Confirm ${titleOfResult(result, league)}`}
        disabled={busy}
        onClick={() => void confirm()}
        size="small"
        variant="text"
      >
        Confirm
      </Button>
    </>
  );
}
