import { useLeague } from "@/ui/leagueContext";
import { useLive } from "../live/useLive";

/** Subscribes to the arena's officials. */
export const useOfficials = () => useLive(useLeague(), "officials");
