import { useEffect } from "react";
import { recordsIn } from "@/data/readState";
import type { Move } from "@/domain/schedule/postponed";
import { useLeague } from "@/ui/leagueContext";
import { useLive } from "../live/useLive";
import { PostponeDialog } from "../match-day/PostponeDialog";
import { notices } from "../notices/notices";
import type { LeagueGroundUse } from "./useGroundDiary";

/** A match that is to be moved; `to` where it was dropped. */
export interface MatchToMove {
  readonly taking: LeagueGroundUse;
  readonly to?: Pick<Move, "date" | "stadium">;
}

interface MoveDialogProps {
  readonly moving: MatchToMove;
  readonly onClose: () => void;
}

/** Asks where a match of the league around it is moved to, once its record is read whole. */
export function MoveDialog({ moving: { taking, to }, onClose }: MoveDialogProps) {
  const live = useLive(useLeague(), "fixtures");
  const fixture = recordsIn(live).find(({ id }) => id === taking.fixture.id);
  const isMissing = live.status !== "loading" && !fixture;
  useEffect(() => {
    if (!isMissing) return;
    notices.show({
      tone: "error",
      text: `${taking.title} could not be loaded. Nothing was moved.`,
    });
    onClose();
  }, [isMissing, onClose, taking.title]);
  return fixture ? <PostponeDialog fixture={fixture} isMove onClose={onClose} to={to} /> : null;
}
