import { Suspense } from "react";
import type { ListedMatch } from "@/domain/match/listed";
import type { League } from "@/domain/league/league";
import { laterPart } from "@/ui/later/later";
import { CalendarButton } from "../calendar/CalendarButton";
import styles from "./LeagueActions.module.css";

// Below the list, and with code of its own.
const EmbedButton = laterPart(() => import("../embed/EmbedButton"));

interface LeagueActionsProps {
  readonly league: League;
  readonly matches: readonly ListedMatch[];
}

/** What a visitor can take away of a league's matches: a calendar, and HTML for another site. */
export default function LeagueActions({ league, matches }: LeagueActionsProps) {
  return (
    <div className={styles.actions}>
      <CalendarButton
        feeds={[{ league }]}
        matches={matches.map((match) => ({ league, match }))}
        name={league.name}
      />
      <span data-later="">
        <Suspense fallback={null}>
          <EmbedButton first="fixtures" league={league} />
        </Suspense>
      </span>
    </div>
  );
}
