import Button from "@mui/material/Button";
import { Suspense, useCallback, useMemo, useState } from "react";
import { WEEK } from "@/domain/durations";
import { sortFixtures } from "@/domain/match/grouping";
import { isStillOn } from "@/domain/schedule/callOff";
import { amountOf } from "@/domain/wording";
import { momentOf } from "@/domain/when";
import { useConnection } from "@/session/ConnectionProvider";
import { laterDialog } from "@/ui/later/later";
import { useLeague } from "@/ui/leagueContext";
import { Note } from "../dashboard/Note";
import { useRecords } from "../live/useLive";
import { useLastRead, useRead } from "@/data/useRead";
import type { Fixture } from "./useBookings";

const AssignDialog = laterDialog(() => import("./AssignDialog"));

const none: readonly Fixture[] = [];

/** A note that says how many matches of the next seven days have no officials; hidden if the arena has no officials. */
export function WithoutOfficials({ now }: { readonly now: number }) {
  const league = useLeague();
  const { officials } = useConnection();
  const fixtures = useRecords(league, "fixtures");
  // The matches of the open dialog; they stay the same while the first of them are saved.
  const [chosen, setChosen] = useState<readonly Fixture[] | null>(null);
  // Once the dialog was opened, the note stays even if nothing is missing, so that its button keeps the focus.
  const [hasChosen, setHasChosen] = useState(false);
  const ahead = useMemo(() => {
    const isAhead = (fixture: Fixture) => {
      const at = momentOf(fixture) ?? 0;
      return isStillOn(fixture) && at > now && at <= now + WEEK;
    };
    return sortFixtures(fixtures.filter(isAhead));
  }, [fixtures, now]);
  const isNeeded = useRecords(league, "officials").length > 0 && ahead.length > 0;
  const run = useCallback(async () => {
    if (!isNeeded) return none;
    const led = await officials.assigned(league, ahead);
    return ahead.filter(({ id }) => led.get(id)?.length === 0);
  }, [officials, league, ahead, isNeeded]);
  const without = useLastRead(useRead(run)) ?? none;
  const inWords = (some: readonly Fixture[]) => amountOf(some.length, "match", "matches");
  const isSettled = without.length === 0;
  return (
    <>
      {(!isSettled || hasChosen) && (
        <Note
          beside={
            <Button
              aria-haspopup="dialog"
              onClick={() => {
                setChosen(isSettled ? ahead : without);
                setHasChosen(true);
              }}
              variant="text"
            >
              Choose officials
            </Button>
          }
        >
          {isSettled
            ? "Each match of the next 7 days has officials."
            : `${inWords(without)} in the next 7 days ${without.length === 1 ? "has" : "have"} no officials.`}
        </Note>
      )}
      {chosen && (
        <Suspense fallback={null}>
          <AssignDialog
            fixtures={chosen}
            onClose={() => setChosen(null)}
            title={`Officials of ${inWords(chosen)}`}
          />
        </Suspense>
      )}
    </>
  );
}
