import type { ListingState } from "@/data/readState";
import { areAllRead } from "@/data/together";
import type { PlayedMatch } from "@/domain/match/listed";
import type { Season } from "@/domain/league/league";
import { Listing } from "@/ui/Listing";
import { MatchListSkeleton } from "@/ui/match/MatchListSkeleton";
import { useLeague } from "@/ui/leagueContext";
import { Balance, Meetings, type Meeting } from "./HeadToHead";
import styles from "./MatchPage.module.css";
import { useMeetings } from "./useMeetings";

interface OtherSeasonsProps extends Meeting {
  /** The matches of the season that is already shown. */
  readonly meetings: readonly PlayedMatch[];
  readonly seasons: readonly Season[];
}

/** Moves the focus to the new content, because the button that was pressed is no longer on the page. */
const takeFocus = (shown: HTMLElement | null) => shown?.focus({ preventScroll: true });

/** The matches of two teams in other seasons and their balance over all seasons. Loads one document per season. */
export default function OtherSeasons({ meetings, seasons, ...shown }: OtherSeasonsProps) {
  const league = useLeague();
  const { match } = shown;
  const read = useMeetings(league, match, seasons);
  const isWhole = areAllRead(read.map(({ state }) => state));
  const all = [...meetings, ...read.flatMap(({ found }) => found)];
  return (
    <div className={styles.meetings} ref={takeFocus} tabIndex={-1}>
      {isWhole && all.length > meetings.length && (
        <section className={styles.season}>
          <h3>All seasons</h3>
          <Balance {...shown} meetings={all} />
        </section>
      )}
      {read.map(({ label, past, state, found }) => (
        <section className={styles.season} key={label}>
          <h3>{label}</h3>
          <InSeason {...shown} meetings={found} past={past} state={state} />
        </section>
      ))}
    </div>
  );
}

interface InSeasonProps extends Meeting {
  readonly state: ListingState<"results">;
  readonly meetings: readonly PlayedMatch[];
}

function InSeason({ state, meetings, ...shown }: InSeasonProps) {
  return (
    <Listing skeleton={<MatchListSkeleton rows={1} />} state={state} what="results">
      {() =>
        meetings.length > 0 ? (
          <Meetings {...shown} meetings={meetings} />
        ) : (
          <p className="text-secondary">They did not meet.</p>
        )
      }
    </Listing>
  );
}
