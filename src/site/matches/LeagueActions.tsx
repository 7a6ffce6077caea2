import type { ListedMatch } from "@/domain/match/listed";
import { useClubs, useLeague } from "@/ui/leagueContext";
import { CalendarButton } from "../calendar/CalendarButton";
import { EmbedButton } from "../embed/EmbedButton";

interface LeagueActionsProps {
  readonly matches: readonly ListedMatch[];
}

/** Buttons for a league's matches: add them to a calendar, or show them on another site. */
export default function LeagueActions({ matches }: LeagueActionsProps) {
  const league = useLeague();
  const clubs = useClubs();
  return (
    <div className="wrap-2 mt-6">
      <CalendarButton
        feeds={[{ league }]}
        matches={matches.map((match) => ({ league, clubs, match }))}
        name={league.name}
      />
      <span data-later="">
        <EmbedButton first="fixtures" />
      </span>
    </div>
  );
}
