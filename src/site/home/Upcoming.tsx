import type { ListingState } from "@/data/readState";
import { matchesAhead } from "@/domain/match/ahead";
import type { ListedMatch } from "@/domain/match/listed";
import { zoneNote } from "@/domain/time";
import { knockOutRound } from "@/domain/match/knockOut";
import { arena } from "@arena/arena";
import { paths } from "@/leagues/paths";
import { EmptyState } from "@/ui/EmptyState";
import { Link } from "@/ui/Link";
import { Listing } from "@/ui/Listing";
import { AnyMatchRow } from "@/ui/match/AnyMatchRow";
import { MatchList } from "@/ui/match/MatchList";
import { MatchListSkeleton } from "@/ui/match/MatchListSkeleton";
import { useNow } from "@/ui/match/useNow";
import { Section } from "@/ui/Section";
import type { MatchBlock } from "../match/OpenMatch";
import styles from "./HomePage.module.css";
import { useLeague } from "@/ui/where";
import { useZone } from "@/ui/match/useZone";

const SHOWN_UPCOMING = 4;
const SHOWN_WIDE = 8;

interface UpcomingProps extends MatchBlock {
  readonly fixtures: ListingState<"fixtures">;
  readonly matches: readonly ListedMatch[];
  /** Has the whole width of the page. */
  readonly wide: boolean;
}

/** The matches that are on and the next ones; each opens its details. */
export function Upcoming({ fixtures, matches, wide, dialog }: UpcomingProps) {
  const league = useLeague();
  const rows = wide ? SHOWN_WIDE : SHOWN_UPCOMING;
  return (
    <Section
      action={
        league.pages.matches === "real" && (
          <Link to={paths.page(league, "matches")}>All matches</Link>
        )
      }
      title="Upcoming"
    >
      <Listing
        skeleton={<MatchListSkeleton rows={rows} wide={wide} />}
        state={fixtures}
        what="fixtures"
      >
        {({ readAt }) => (
          <Next dialog={dialog} matches={matches} readAt={readAt} rows={rows} wide={wide} />
        )}
      </Listing>
    </Section>
  );
}

interface NextProps extends MatchBlock {
  readonly matches: readonly ListedMatch[];
  readonly readAt: number;
  readonly rows: number;
  readonly wide: boolean;
}

function Next({ matches, readAt, rows, wide, dialog }: NextProps) {
  const league = useLeague();
  const zone = useZone();
  const now = useNow(readAt);
  const next = matchesAhead(matches, now, league.game.matchMinutes).slice(0, rows);
  const [first] = next;
  if (!first) {
    return (
      <EmptyState spot="no-fixtures" title="No upcoming matches">
        {matches.length === 0
          ? "The first fixtures appear here as soon as they are scheduled."
          : "All scheduled matches are over. New ones appear here as soon as they are scheduled."}
      </EmptyState>
    );
  }
  const note = zoneNote(first.date, zone, arena.timeZone);
  return (
    <>
      <MatchList
        items={next}
        row={(match) => (
          <AnyMatchRow
            link={dialog.link(match.id)}
            match={match}
            now={now}
            round={knockOutRound(match)}
          />
        )}
        wide={wide}
      />
      {note && <p className={styles.note}>{note}</p>}
    </>
  );
}
