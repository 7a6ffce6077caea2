import { useClubs } from "@/data/useClubs";
import type { League } from "@/domain/league/league";
import { EmptyState } from "@/ui/EmptyState";
import { Listing } from "@/ui/Listing";
import { useZone } from "@/ui/match/useZone";
import { NothingFiled } from "../season/NothingFiled";
import { useSeason } from "../season/useSeason";
import { useDialogParam } from "@/ui/useDialogParam";
import { MatchesSkeleton } from "../match/MatchesSkeleton";
import { OpenMatch } from "../match/OpenMatch";
import { useMatches } from "../match/useMatches";
import LeagueActions from "./LeagueActions";
import { MatchesByWeek } from "./MatchesByWeek";
import { MatchesInOneRound } from "./MatchesInOneRound";

/** The matches of a league, by game week or all in one round, as the league groups them. */
export default function MatchesPage({ league }: { readonly league: League }) {
  const { season: chosen, past } = useSeason(league);
  const season = useMatches(league, past);
  const dialog = useDialogParam("match");
  const zone = useZone();
  const clubs = useClubs(league);
  const { matchGrouping } = league;
  return (
    <>
      <Listing
        empty={
          past ? (
            <NothingFiled season={chosen} spot="no-fixtures" what="matches" />
          ) : (
            <EmptyState spot="no-fixtures" title="No matches yet">
              The first fixtures appear here as soon as they are scheduled.
            </EmptyState>
          )
        }
        skeleton={<MatchesSkeleton />}
        state={season.fixtures}
        what="fixtures"
      >
        {({ readAt }) => {
          const block = { league, clubs, zone, dialog, matches: season.matches };
          return (
            <>
              {matchGrouping.by === "gameWeek" ? (
                <MatchesByWeek {...block} readAt={readAt} />
              ) : (
                <MatchesInOneRound {...block} label={matchGrouping.label} readAt={readAt} />
              )}
              {!past && <LeagueActions league={league} matches={season.matches} />}
            </>
          );
        }}
      </Listing>
      <OpenMatch {...{ league, clubs, zone, dialog, season }} />
    </>
  );
}
