import { useCallback } from "react";
import { useConnection } from "@/session/ConnectionProvider";
import { useTask } from "../parts/useTask";

/** The arena's grounds, by name. @param fresh whether they are read again when the page opens */
export function useGrounds(fresh = false) {
  const { grounds } = useConnection();
  return useTask(useCallback(() => grounds.list(fresh), [grounds, fresh]));
}
