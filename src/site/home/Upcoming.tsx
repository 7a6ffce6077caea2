import type { ListingState } from "@/data/useListing";
import { upcomingFixtures } from "@/domain/match/grouping";
import type { RecordOf } from "@/domain/records/record";
import { zoneNote } from "@/domain/time";
import { brand } from "@/leagues/brand";
import { paths } from "@/leagues/paths";
import { EmptyState } from "@/ui/EmptyState";
import { Link } from "@/ui/Link";
import { Listing } from "@/ui/Listing";
import { FixtureRow } from "@/ui/match/FixtureRow";
import { MatchList } from "@/ui/match/MatchList";
import { MatchListSkeleton } from "@/ui/match/MatchListSkeleton";
import { useNow } from "@/ui/match/useNow";
import { Section } from "@/ui/Section";
import type { MatchBlock } from "../match/OpenMatch";
import styles from "./HomePage.module.css";

const SHOWN = 4;
const SHOWN_WIDE = 8;

interface UpcomingProps extends MatchBlock {
  readonly fixtures: ListingState<"fixtures">;
  /** Has the whole width of the page. */
  readonly wide: boolean;
}

/** The next matches; each opens its details. */
export function Upcoming({ fixtures, wide, ...block }: UpcomingProps) {
  const { league } = block;
  const rows = wide ? SHOWN_WIDE : SHOWN;
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
        {({ records, readAt }) => (
          <Next {...block} fixtures={records} readAt={readAt} rows={rows} wide={wide} />
        )}
      </Listing>
    </Section>
  );
}

interface NextProps extends MatchBlock {
  readonly fixtures: readonly RecordOf<"fixtures">[];
  readonly readAt: number;
  readonly rows: number;
  readonly wide: boolean;
}

function Next({ fixtures, readAt, rows, wide, clubs, zone, dialog }: NextProps) {
  const now = useNow(readAt);
  const next = upcomingFixtures(fixtures, now).slice(0, rows);
  const [first] = next;
  if (!first) {
    return (
      <EmptyState spot="no-fixtures" title="No upcoming matches">
        {fixtures.length === 0
          ? "The first fixtures appear here as soon as they are scheduled."
          : "All scheduled matches have begun. New ones appear here as soon as they are scheduled."}
      </EmptyState>
    );
  }
  const note = zoneNote(first.date, zone, brand.timeZone);
  return (
    <>
      <MatchList
        items={next}
        row={(fixture) => (
          <FixtureRow clubs={clubs} fixture={fixture} link={dialog.link(fixture.id)} zone={zone} />
        )}
        wide={wide}
      />
      {note && <p className={styles.note}>{note}</p>}
    </>
  );
}
