import type { MouseEvent } from "react";
import { paths } from "@/leagues/paths";
import type { Sport } from "@/domain/sport";
import { ButtonLink } from "@/ui/Button";
import { MATCHES_ID } from "../matches/leaguesWith";

/** Where the present slide leads: to its sport's league, or to the matches further down. */
export function SlideLink({ sport }: { readonly sport: Sport | undefined }) {
  if (sport) {
    return (
      <ButtonLink iconAfter="arrowRight" to={paths.menu(sport, "league")} variant="spark">
        Open {sport.name.toLowerCase()}
      </ButtonLink>
    );
  }
  // The router would only change the address.
  const scroll = (event: MouseEvent) => {
    event.preventDefault();
    const matches = document.getElementById(MATCHES_ID);
    matches?.scrollIntoView();
    matches?.focus({ preventScroll: true });
  };
  return (
    <ButtonLink iconAfter="arrowRight" onClick={scroll} to={`#${MATCHES_ID}`} variant="spark">
      See next matches
    </ButtonLink>
  );
}
