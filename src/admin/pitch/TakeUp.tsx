import { useState } from "react";
import { asFailure } from "@/data/failure";
import { SaveConflict } from "@/data/store";
import { mayTakeUp } from "@/domain/match/fullTime";
import { useConnection } from "@/session/ConnectionProvider";
import { useAccountUid } from "@/session/SessionProvider";
import { Button } from "@/ui/Button";
import { useNow } from "@/ui/match/useNow";
import { useLeague } from "@/ui/where";
import { readEntryIds } from "./kept";
import type { PitchMatch } from "./pitchMatch";
import { takeUp } from "./takeUp";

interface TakeUpProps {
  readonly match: PitchMatch;
  readonly asScorer: boolean;
  /** The match is live again. */
  readonly onTaken: () => void;
}

/** Shown where the last state of the match is not known here. */
const NOT_KNOWN =
  "It was last scored on another device. Take it up there, or ask an administrator.";

/** Takes back the end of a match while it could still be going on; nothing afterwards. */
export function TakeUp({ match, asScorer, onTaken }: TakeUpProps) {
  const league = useLeague();
  const { store } = useConnection();
  const by = useAccountUid();
  const now = useNow(0);
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState("");
  const { fixture, result } = match;
  if (!result || !mayTakeUp({ result, date: fixture.date, asScorer }, now)) return null;
  const take = async () => {
    setBusy(true);
    setFailed("");
    try {
      const entries = readEntryIds(league.slug, fixture.id, by);
      if (await takeUp(store, league, { result, entries, asScorer })) onTaken();
      else setFailed(NOT_KNOWN);
    } catch (thrown) {
      setFailed(
        thrown instanceof SaveConflict
          ? "Somebody else saved its result meanwhile."
          : asFailure(thrown).message,
      );
    }
    setBusy(false);
  };
  return (
    <>
      <Button disabled={isBusy} onClick={() => void take()}>
        {isBusy ? "Taking up…" : "Take up again"}
      </Button>
      <span role="alert">{failed && `The match was not taken up. ${failed}`}</span>
    </>
  );
}
