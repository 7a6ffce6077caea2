import { useCallback } from "react";
import { useConnection } from "@/session/ConnectionProvider";
import { useTask } from "../parts/useTask";

/** The arena's officials, by name. @param fresh whether they are read again when the page opens */
export function useOfficials(fresh = false) {
  const { officials } = useConnection();
  return useTask(useCallback(() => officials.list(fresh), [officials, fresh]));
}
