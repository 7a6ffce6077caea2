import type { LiveKind } from "@/domain/match/livePlay";
import { useSuggestions } from "../../fields/suggestions";

/** Whether the league's sport notes that of a player: rows write what taps beside the pitch write. */
export const useNotes = (kind: LiveKind): boolean =>
  useSuggestions().league.game.live?.events.some((event) => event.kind === kind) ?? false;
