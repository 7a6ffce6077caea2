import { useCallback, useMemo } from "react";
import type { GroundOf } from "@/domain/schedule/callOff";
import { groundToday } from "@/domain/schedule/ground";
import { useConnection } from "@/session/ConnectionProvider";
import { useTask } from "../parts/useTask";

/** The arena's grounds, by name. @param fresh whether they are read again when the page opens */
export function useGrounds(fresh = false) {
  const { grounds } = useConnection();
  return useTask(useCallback(() => grounds.list(fresh), [grounds, fresh]));
}

/** What the ground that a match names is called today: as the match says while the grounds are not read. */
export function useGroundOf(): GroundOf {
  const task = useGrounds();
  const stored = task.status === "ready" ? task.value : null;
  return useMemo(() => (stadium) => groundToday(stadium, stored ?? []), [stored]);
}
