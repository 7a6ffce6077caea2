import type { ListedMatch } from "@/domain/match/listed";
import { useLeague } from "@/ui/leagueContext";
import { CalendarButton } from "../calendar/CalendarButton";
import { EmbedButton } from "../embed/EmbedButton";

interface LeagueActionsProps {
  readonly matches: readonly ListedMatch[];
}

/** What a visitor can take away of a league's matches: a calendar, and HTML for another site. */
export default function LeagueActions({ matches }: LeagueActionsProps) {
  const league = useLeague();
  return (
    <div className="wrap-2 mt-6">
      <CalendarButton
        feeds={[{ league }]}
        matches={matches.map((match) => ({ league, match }))}
        name={league.name}
      />
      <span data-later="">
        <EmbedButton first="fixtures" />
      </span>
    </div>
  );
}
