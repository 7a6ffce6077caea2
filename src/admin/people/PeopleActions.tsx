import Button from "@mui/material/Button";
import { Suspense, useState } from "react";
import type { RecordOf } from "@/domain/records/record";
import type { League } from "@/leagues/league";
import { usePastSeason } from "../live/pastSeason";
import type { Step } from "../steps/steps";
import { laterDialog } from "@/ui/later/later";

const MoveDialog = laterDialog(() => import("./MoveDialog"));
const MergePlayers = laterDialog(() => import("./MergePlayers"));
const MergeClubs = laterDialog(() => import("./MergeClubs"));

interface PeopleActionsProps {
  readonly league: League;
  readonly kind: "players" | "teams";
  /** Those that are selected, as they are stored. */
  readonly records: readonly RecordOf<"players" | "teams">[];
  readonly onSteps: (steps: readonly Step[]) => void;
}

/** What can be done with selected players, or clubs: moving them, and merging two entries of one. */
export function PeopleActions({ league, kind, records, onSteps }: PeopleActionsProps) {
  const [asks, setAsks] = useState<"move" | "merge" | null>(null);
  // A transfer is of today: nobody moves in a season that is over.
  const isPast = usePastSeason() !== undefined;
  const close = () => setAsks(null);
  const act = (steps: readonly Step[]) => {
    close();
    onSteps(steps);
  };
  // The kind says what they are; the compiler does not follow that for a union.
  const players = kind === "players" ? (records as readonly RecordOf<"players">[]) : [];
  const [first, second] = players;
  return (
    <>
      {kind === "players" && !isPast && (
        <Button onClick={() => setAsks("move")}>Move to another {league.clubNoun}</Button>
      )}
      {records.length === 2 && <Button onClick={() => setAsks("merge")}>Merge</Button>}
      <Suspense>
        {asks === "move" && (
          <MoveDialog league={league} onClose={close} onMove={act} players={players} />
        )}
        {asks === "merge" && kind === "players" && first && second && (
          <MergePlayers league={league} onClose={close} onMerge={act} pair={[first, second]} />
        )}
        {asks === "merge" && kind === "teams" && (
          <MergeClubs
            league={league}
            names={records.map(({ name }) => name)}
            onClose={close}
            onMerge={act}
          />
        )}
      </Suspense>
    </>
  );
}
