import { useEffect } from "react";
import { dropOldDrafts } from "../form/drafts";
import { dropOldMatches } from "../pitch/pitchStorage";

/** Takes away what this device has kept past its time, whether or not its form or match is opened again. */
export function useTidyDevice(): void {
  useEffect(() => {
    dropOldDrafts();
    dropOldMatches(Date.now());
  }, []);
}
