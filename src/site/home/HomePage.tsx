import { useClubs } from "@/data/useClubs";
import { Suspense } from "react";
import type { League } from "@/domain/league/league";
import { AwardsSkeleton } from "@/ui/awards/AwardsSkeleton";
import { useZone } from "@/ui/match/useZone";
import { StaleNote } from "@/ui/StaleNote";
import { useDialogParam } from "@/ui/useDialogParam";
import { laterPart } from "@/ui/later/later";
import { OpenMatch } from "../match/OpenMatch";
import { useMatches } from "../match/useMatches";
import { PinnedNews } from "../news/PinnedNews";
import { Highlights } from "./Highlights";
import styles from "./HomePage.module.css";
import { quiet, staleness } from "./quiet";
import { TeamSkeleton } from "./TeamSkeleton";
import { Upcoming } from "./Upcoming";

const WeeklyAwards = laterPart(() => import("./WeeklyAwards"));
const CupLine = laterPart(() => import("./CupLine"));
// Of a league that has no page of its matches, on which they stand.
const LeagueActions = laterPart(() => import("../matches/LeagueActions"));
const TeamOfTheWeek = laterPart(() => import("./TeamOfTheWeek"));

/** A league at a glance: what comes next, what just happened, and who stood out; as far as it keeps them. */
export default function HomePage({ league }: { readonly league: League }) {
  const season = useMatches(league);
  const { fixtures, results } = season;
  const dialog = useDialogParam("match");
  const zone = useZone();
  const clubs = useClubs(league);
  const block = { league, clubs, zone, dialog };
  const stale = staleness([fixtures, results]);
  const hasResults = league.collections.results !== undefined;
  const hasAwards = hasResults && league.collections.players !== undefined;
  const hasTeamOfTheWeek = league.game.teamOfTheWeek.length > 0;

  return (
    <>
      {stale && <StaleNote onRetry={stale.retry} readAt={stale.readAt} reason={stale.reason} />}
      <PinnedNews leagues={[league]} />
      <div className={styles.top} data-two={hasAwards || undefined}>
        <div>
          <Upcoming
            {...block}
            fixtures={quiet(fixtures)}
            matches={season.matches}
            wide={!hasAwards}
          />
        </div>
        {hasAwards && (
          <div>
            <Suspense fallback={<AwardsSkeleton />}>
              <WeeklyAwards clubs={clubs} league={league} />
            </Suspense>
          </div>
        )}
      </div>
      {league.collections.fixtures && league.pages.matches === "none" && (
        <div className={styles.actions} data-later="">
          <Suspense fallback={null}>
            <LeagueActions league={league} matches={season.matches} />
          </Suspense>
        </div>
      )}
      {hasResults && <Highlights {...block} matches={season.matches} results={quiet(results)} />}
      {hasAwards && hasTeamOfTheWeek && (
        <Suspense fallback={<TeamSkeleton />}>
          <TeamOfTheWeek clubs={clubs} league={league} />
        </Suspense>
      )}
      {hasResults && (
        <Suspense fallback={null}>
          <CupLine clubs={clubs} league={league} />
        </Suspense>
      )}
      <OpenMatch {...{ league, clubs, zone, dialog, season }} />
    </>
  );
}
