import type { ListingState } from "@/data/readState";
import { dayOf } from "@/domain/day";
import { matchesAhead, phaseOf } from "@/domain/match/ahead";
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

/** The matches that are on and the next ones, on a day with results these in between; each opens its details. */
export function Upcoming({ fixtures, matches, wide, dialog }: UpcomingProps) {
  const league = useLeague();
  const zone = useZone();
  const now = useNow(fixtures.status === "ready" ? fixtures.readAt : 0);
  const rows = wide ? SHOWN_WIDE : SHOWN_UPCOMING;
  const today = dayOf(now, zone);
  const ahead = matchesAhead(matches, now, league.game.matchMinutes);
  const played = latestFirst(
    matches.filter(hasResult).filter((one) => dayOfWhen(one, zone) === today),
  );
  const isOn = ({ match }: ListedMatch) => phaseOf(match, now, league.game.matchMinutes) === "on";
  const ofToday = played.length > 0 ? [...ahead.filter(isOn), ...played] : [];
  const next = ahead.filter((one) => !ofToday.includes(one));
  const all = league.pages.matches === "real" && (
    <Link to={paths.page(league, "matches")}>All matches</Link>
  );
  const shown = { dialog, now, wide };
  return (
    <div>
      {ofToday.length > 0 && (
        <Section title="Today">
          <Rows items={ofToday.slice(0, 2 * rows)} {...shown} />
        </Section>
      )}
      <Section action={all} title="Upcoming">
        <Listing
          skeleton={<MatchListSkeleton rows={rows} wide={wide} />}
          state={fixtures}
          what="fixtures"
        >
          {() => (
            <Next
              isEmpty={matches.length === 0}
              items={next.slice(0, Math.max(rows - ofToday.length, rows / 2))}
              {...shown}
            />
          )}
        </Listing>
      </Section>
    </div>
  );
}

interface RowsProps extends MatchBlock {
  readonly items: readonly ListedMatch[];
  /** Epoch milliseconds. */
  readonly now: number;
  readonly wide: boolean;
}

const Rows = ({ dialog, items, now, wide }: RowsProps) => (
  <MatchList
    items={items}
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
);

interface NextProps extends RowsProps {
  /** The league has no match at all. */
  readonly isEmpty: boolean;
}

function Next({ isEmpty, ...rows }: NextProps) {
  const zone = useZone();
  const [first] = rows.items;
  if (!first) {
    return (
      <EmptyState spot="no-fixtures" title="No upcoming matches">
        {isEmpty
          ? "The first fixtures appear here as soon as they are scheduled."
          : "All scheduled matches are over. New ones appear here as soon as they are scheduled."}
      </EmptyState>
    );
  }
  const note = zoneNote(first.date, zone, arena.timeZone);
  return (
    <>
      <Rows {...rows} />
      {note && <p className={styles.note}>{note}</p>}
    </>
  );
}
