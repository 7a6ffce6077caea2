import { useLeague } from "@/ui/leagueContext";
import { useLive } from "../live/useLive";

/** The arena's officials, live. */
export const useOfficials = () => useLive(useLeague(), "officials");
