import { useEffect } from "react";
import { recordsIn } from "@/data/readState";
import type { Move } from "@/domain/schedule/postponed";
import { useLeague } from "@/ui/leagueContext";
import { useLive } from "../live/useLive";
import { PostponeDialog } from "../match-day/PostponeDialog";
import { notices } from "../notices/notices";
import type { LeagueGroundUse } from "./useGroundDiary";

/** A match to move; `to` is the day and ground it was dropped on, absent if it was not dragged. */
export interface MatchToMove {
  readonly match: LeagueGroundUse;
  readonly to?: Pick<Move, "date" | "stadium">;
}

interface MoveDialogProps {
  readonly moving: MatchToMove;
  readonly onClose: () => void;
}

/** A dialog that asks for the new time and ground of a match of the current league, once its full record is loaded. */
export function MoveDialog({ moving: { match, to }, onClose }: MoveDialogProps) {
  const live = useLive(useLeague(), "fixtures");
  const fixture = recordsIn(live).find(({ id }) => id === match.fixture.id);
  const isMissing = live.status !== "loading" && !fixture;
  useEffect(() => {
    if (!isMissing) return;
    notices.show({
      tone: "error",
      text: `${match.title} could not be loaded. Nothing was moved.`,
    });
    onClose();
  }, [isMissing, onClose, match.title]);
  return fixture ? <PostponeDialog fixture={fixture} isMove onClose={onClose} to={to} /> : null;
}
