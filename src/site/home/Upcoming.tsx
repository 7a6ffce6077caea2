import type { ListingState } from "@/data/readState";
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
import { useLeague } from "@/ui/leagueContext";
import { useZone } from "@/ui/match/useZone";

const SHOWN_UPCOMING = 4;
const SHOWN_WIDE = 8;

interface UpcomingProps extends MatchBlock {
  readonly fixtures: ListingState<"fixtures">;
  readonly matches: readonly ListedMatch[];
  /** Whether the section fills the page's width and so shows more rows. */
  readonly wide: boolean;
}

/** The section of the live matches, today's results and the next matches; each row opens the match's details. */
export function Upcoming({ fixtures, matches, wide, dialog }: UpcomingProps) {
  const league = useLeague();
  const zone = useZone();
  const now = useNow(0);
  const rows = wide ? SHOWN_WIDE : SHOWN_UPCOMING;
  const today = dayOf(now, zone);
  const played = latestFirst(matches.filter(hasResult)).filter(
    (one) => dayOfWhen(one, zone) === today,
  );
  const ahead = matchesAhead(matches, now, league.game.matchMinutes);
  // Matches that have begun come first.
  const isAhead = ({ date, match }: ListedMatch) => match.status !== "live" && (date ?? now) >= now;
  const items = [...ahead.filter((one) => !isAhead(one)), ...played, ...ahead.filter(isAhead)];
  const note = items[0] && zoneNote(items[0].date, zone, arena.timeZone);
  return (
    <Section
      action={
        league.pages.matches === "real" && (
          <Link to={paths.page(league, "matches")}>All matches</Link>
        )
      }
      title={items[0] === ahead.find(isAhead) ? "Upcoming" : "Today and next"}
    >
      <Listing
        skeleton={<MatchListSkeleton rows={rows} wide={wide} />}
        state={fixtures}
        what="fixtures"
      >
        {() =>
          items[0] ? (
            <>
              <MatchList
                items={items.slice(0, rows + played.length)}
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
          ) : (
            <EmptyState spot="no-fixtures" title="No upcoming matches">
              They appear here once they have a date.
            </EmptyState>
          )
        }
      </Listing>
    </Section>
  );
}
