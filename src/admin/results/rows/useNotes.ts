import type { LiveKind } from "@/domain/match/livePlay";
import { useSuggestions } from "../../fields/suggestions";

/**
 * Whether live play of the league's sport notes this kind of event; true if so. The rows then store the same text that
 * live scoring stores.
 */
export const useNotes = (kind: LiveKind): boolean =>
  useSuggestions().league.game.live?.events.some((event) => event.kind === kind) ?? false;
