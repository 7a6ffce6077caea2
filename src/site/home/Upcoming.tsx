import type { ListingState } from "@/data/readState";
import { readAtOf } from "@/data/together";
import { dayOf } from "@/domain/day";
import { matchesAhead } from "@/domain/match/ahead";
import { hasResult, type ListedMatch } from "@/domain/match/listed";
import { dayOfWhen } from "@/domain/when";
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
import { latestFirst } from "../match/latestResults";
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

/** The matches that are on, the results of today and the next matches; each opens its details. */
export function Upcoming({ fixtures, matches, wide, dialog }: UpcomingProps) {
  const league = useLeague();
  const rows = wide ? SHOWN_WIDE : SHOWN_UPCOMING;
  const zone = useZone();
  const now = useNow(readAtOf([fixtures]));
  const today = dayOf(now, zone);
  const played = latestFirst(matches.filter(hasResult)).filter(
    (one) => dayOfWhen(one, zone) === today,
  );
  return (
    <Section
      action={
        league.pages.matches === "real" && (
          <Link to={paths.page(league, "matches")}>All matches</Link>
        )
      }
      title={played.length > 0 ? "Today and upcoming" : "Upcoming"}
    >
      <Listing
        skeleton={<MatchListSkeleton rows={rows} wide={wide} />}
        state={fixtures}
        what="fixtures"
      >
        {() => (
          <Next
            dialog={dialog}
            matches={matches}
            now={now}
            played={played}
            rows={rows}
            wide={wide}
            zone={zone}
          />
        )}
      </Listing>
    </Section>
  );
}

interface NextProps extends MatchBlock {
  readonly matches: readonly ListedMatch[];
  /** The results of today. */
  readonly played: readonly ListedMatch[];
  /** Epoch milliseconds. */
  readonly now: number;
  readonly zone: string;
  readonly rows: number;
  readonly wide: boolean;
}

function Next({ matches, played, now, zone, rows, wide, dialog }: NextProps) {
  const { matchMinutes } = useLeague().game;
  const ahead = matchesAhead(matches, now, matchMinutes);
  // Those that have begun come first.
  const isAhead = ({ date, match }: ListedMatch) => match.status !== "live" && (date ?? now) >= now;
  const next = ahead
    .filter((one) => !isAhead(one))
    .concat(played, ahead.filter(isAhead))
    .slice(0, rows + played.length);
  const [first] = next;
  if (!first) {
    return (
      <EmptyState spot="no-fixtures" title="No upcoming matches">
        They appear here as soon as they are scheduled.
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
