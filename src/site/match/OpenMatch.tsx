import { LazyMatchDialog } from "@/ui/match/LazyMatchDialog";
import type { MatchBlock } from "./block";
import { shownMatch, type Where } from "./shownMatch";

/** The details of the match that the address names, from the listings it may stand in; nothing without one. */
export function OpenMatch({ league, clubs, zone, dialog, ...where }: MatchBlock & Where) {
  const match = shownMatch(dialog.value, where);
  return (
    match && (
      <LazyMatchDialog
        clubs={clubs}
        league={league}
        match={match}
        onClose={dialog.close}
        zone={zone}
      />
    )
  );
}
