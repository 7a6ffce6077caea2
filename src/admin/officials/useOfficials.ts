import { useLeague } from "@/ui/where";
import { useLive } from "../live/useLive";

/** The arena's officials, live. */
export const useOfficials = () => useLive(useLeague(), "officials");
