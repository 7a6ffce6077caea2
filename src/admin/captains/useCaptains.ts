import { useCallback } from "react";
import type { LeaguePerson } from "@/data/captains/captains";
import { useLastRead, useRead } from "@/data/useRead";
import type { League } from "@/domain/league/league";
import { useConnection } from "@/session/ConnectionProvider";

interface CaptainsRead {
  readonly captains: readonly LeaguePerson[];
  /** Whether the captains are still loading. */
  readonly isComing: boolean;
}

/** Loads the captains of a league. @param isAsked false to load nothing */
export function useCaptains(league: League, isAsked = true): CaptainsRead {
  const { captainWork } = useConnection();
  const run = useCallback(
    async () => (isAsked ? await captainWork.people(league) : []),
    [captainWork, isAsked, league],
  );
  const task = useRead(run);
  const captains = (useLastRead(task) ?? []).filter(({ club }) => club !== "");
  return { captains, isComing: task.status === "loading" };
}
