import Button from "@mui/material/Button";
import { Suspense, useState } from "react";
import type { RecordOf } from "@/records/record";
import { usePastSeason } from "../live/pastSeason";
import type { Step } from "../steps/steps";
import { laterDialog } from "@/ui/later/later";
import { useLeague } from "@/ui/leagueContext";

const MoveDialog = laterDialog(() => import("./MoveDialog"));
const MergePlayers = laterDialog(() => import("./MergePlayers"));
const MergeClubs = laterDialog(() => import("./MergeClubs"));

interface PeopleActionsProps<K extends "players" | "teams"> {
  /** The selected records, as they are stored. */
  readonly records: readonly RecordOf<K>[];
  readonly onSteps: (steps: readonly Step[]) => void;
}

/** The buttons for selected players: move them to another club, or merge two entries of one person. */
export function PlayerActions({ records, onSteps }: PeopleActionsProps<"players">) {
  const league = useLeague();
  const [asks, setAsks] = useState<"move" | "merge" | null>(null);
  // A transfer is from today on, so there are none in a past season.
  const isPast = usePastSeason() !== undefined;
  const close = () => setAsks(null);
  const act = (steps: readonly Step[]) => {
    close();
    onSteps(steps);
  };
  const [first, second] = records;
  return (
    <>
      {!isPast && (
        <Button onClick={() => setAsks("move")}>Move to another {league.clubNoun}</Button>
      )}
      {records.length === 2 && <Button onClick={() => setAsks("merge")}>Merge</Button>}
      <Suspense>
        {asks === "move" && <MoveDialog onClose={close} onMove={act} players={records} />}
        {asks === "merge" && first && second && (
          <MergePlayers onClose={close} onMerge={act} pair={[first, second]} />
        )}
      </Suspense>
    </>
  );
}

/** The button for selected clubs: merge two entries of one club. */
export function ClubActions({ records, onSteps }: PeopleActionsProps<"teams">) {
  const [asks, setAsks] = useState(false);
  const close = () => setAsks(false);
  return (
    <>
      {records.length === 2 && <Button onClick={() => setAsks(true)}>Merge</Button>}
      <Suspense>
        {asks && (
          <MergeClubs
            names={records.map(({ name }) => name)}
            onClose={close}
            onMerge={(steps) => {
              close();
              onSteps(steps);
            }}
          />
        )}
      </Suspense>
    </>
  );
}
