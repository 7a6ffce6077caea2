import { Suspense } from "react";
import { AwardsSkeleton } from "@/ui/awards/AwardsSkeleton";
import { WithStaleNote } from "@/ui/WithStaleNote";
import { useDialogParam } from "@/ui/useDialogParam";
import { useHydrated } from "@/ui/useHydrated";
import { laterPart } from "@/ui/later/later";
import { InLeague, useLeague } from "@/ui/leagueContext";
import { useClubsOf } from "@/data/useClubs";
import { OpenMatch } from "../match/OpenMatch";
import { useMatches } from "../match/useMatches";
import PinnedNews from "../news/PinnedNews";
import { FrontTableSkeleton } from "./FrontTableSkeleton";
import { Highlights } from "./Highlights";
import styles from "./HomePage.module.css";
import { withoutFailure } from "./quiet";
import { staleOf } from "@/data/together";
import { ScorersSkeleton } from "./ScorersSkeleton";
import { TeamSkeleton } from "./TeamSkeleton";
import { Upcoming } from "./Upcoming";

const WeeklyAwards = laterPart(() => import("./WeeklyAwards"));
const FrontTable = laterPart(() => import("./FrontTable"));
const FrontScorers = laterPart(() => import("./FrontScorers"));
const CupLine = laterPart(() => import("./CupLine"));
// For a league without a page of matches, which would have these buttons.
const LeagueActions = laterPart(() => import("../matches/LeagueActions"));
const TeamOfTheWeek = laterPart(() => import("./TeamOfTheWeek"));

/**
 * The front page of a league: next matches, table, latest results, best players and awards, if the league keeps these
 * records.
 */
export default function HomePage() {
  const league = useLeague();
  const season = useMatches(league);
  const { fixtures, results } = season;
  // Parts that are computed from the season need much code, so they load after the page can be used.
  const isUsable = useHydrated();
  const dialog = useDialogParam("match");
  const clubs = useClubsOf(league);
  const hasResults = league.collections.results !== undefined;
  const hasAwards = hasResults && league.collections.players !== undefined;
  const hasTeamOfTheWeek = league.game.teamOfTheWeek.length > 0;
  const hasTable = league.pages.standings === "real" && league.collections.standings !== undefined;

  return (
    <InLeague league={league} clubs={clubs}>
      <WithStaleNote state={staleOf([fixtures, results])} />
      <PinnedNews leagues={[league]} />
      <div className={styles.pair}>
        <Upcoming
          dialog={dialog}
          fixtures={withoutFailure(fixtures)}
          matches={season.matches}
          wide={!hasTable}
        />
        {hasTable && (
          <Suspense fallback={<FrontTableSkeleton />}>
            {isUsable ? <FrontTable /> : <FrontTableSkeleton />}
          </Suspense>
        )}
      </div>
      {league.collections.fixtures && league.pages.matches === "none" && (
        <div className={styles.actions} data-later="">
          <Suspense fallback={null}>
            <LeagueActions matches={season.matches} />
          </Suspense>
        </div>
      )}
      {hasResults && (
        <div className={styles.pair}>
          {hasAwards && (
            <Suspense fallback={<ScorersSkeleton />}>
              {isUsable ? <FrontScorers waiting={<ScorersSkeleton />} /> : <ScorersSkeleton />}
            </Suspense>
          )}
          <Highlights dialog={dialog} matches={season.matches} results={withoutFailure(results)} />
        </div>
      )}
      {hasAwards && (
        <Suspense fallback={<AwardsSkeleton />}>
          <WeeklyAwards />
        </Suspense>
      )}
      {hasAwards && hasTeamOfTheWeek && (
        <Suspense fallback={<TeamSkeleton />}>
          <TeamOfTheWeek />
        </Suspense>
      )}
      {hasResults && (
        <Suspense fallback={null}>
          <CupLine />
        </Suspense>
      )}
      <OpenMatch dialog={dialog} season={season} />
    </InLeague>
  );
}
