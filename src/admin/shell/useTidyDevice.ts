import { useEffect } from "react";
import { dropOldDrafts } from "../form/drafts";
import { dropOldMatches } from "../pitch/pitchStorage";

/** Deletes expired drafts and live matches from this device, even if their form or match is never opened again. */
export function useTidyDevice(): void {
  useEffect(() => {
    dropOldDrafts();
    dropOldMatches(Date.now());
  }, []);
}
