import { Suspense } from "react";
import type { ListedMatch } from "@/domain/match/listed";
import { laterPart } from "@/ui/later/later";
import { useLeague } from "@/ui/where";
import { CalendarButton } from "../calendar/CalendarButton";
import styles from "./LeagueActions.module.css";

// Below the list, and with code of its own.
const EmbedButton = laterPart(() => import("../embed/EmbedButton"));

interface LeagueActionsProps {
  readonly matches: readonly ListedMatch[];
}

/** What a visitor can take away of a league's matches: a calendar, and HTML for another site. */
export default function LeagueActions({ matches }: LeagueActionsProps) {
  const league = useLeague();
  return (
    <div className={styles.actions}>
      <CalendarButton
        feeds={[{ league }]}
        matches={matches.map((match) => ({ league, match }))}
        name={league.name}
      />
      <span data-later="">
        <Suspense fallback={null}>
          <EmbedButton first="fixtures" />
        </Suspense>
      </span>
    </div>
  );
}
