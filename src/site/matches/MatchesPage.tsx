import { EmptyState } from "@/ui/EmptyState";
import { Listing } from "@/ui/Listing";
import { NothingFiled } from "../season/NothingFiled";
import { useSeason } from "../season/useSeason";
import { useDialogParam } from "@/ui/useDialogParam";
import { InLeague, useLeague } from "@/ui/where";
import { useClubsOf } from "@/data/useClubs";
import { MatchesSkeleton } from "../match/MatchesSkeleton";
import { OpenMatch } from "../match/OpenMatch";
import { useMatches } from "../match/useMatches";
import LeagueActions from "./LeagueActions";
import { MatchesByWeek } from "./MatchesByWeek";
import { MatchesInOneRound } from "./MatchesInOneRound";

/** The matches of a league, by game week or all in one round, as the league groups them. */
export default function MatchesPage() {
  const league = useLeague();
  const { season: chosen, past } = useSeason();
  const season = useMatches(league, past);
  const dialog = useDialogParam("match");
  const clubs = useClubsOf(league);
  const { matchGrouping } = league;
  const noMatches = past ? (
    <NothingFiled season={chosen} spot="no-fixtures" what="matches" />
  ) : (
    <EmptyState spot="no-fixtures" title="No matches yet">
      The first fixtures appear here as soon as they are scheduled.
    </EmptyState>
  );
  return (
    <InLeague league={league} clubs={clubs}>
      <Listing skeleton={<MatchesSkeleton />} state={season.fixtures} what="fixtures">
        {({ readAt }) => {
          const block = { dialog, matches: season.matches };
          if (season.matches.length === 0) {
            // Results may have been entered without fixtures: before they are read nothing is said.
            return (
              <Listing
                empty={noMatches}
                skeleton={<MatchesSkeleton />}
                state={season.results}
                what="results"
              >
                {() => null}
              </Listing>
            );
          }
          return (
            <>
              {matchGrouping.by === "gameWeek" ? (
                <MatchesByWeek {...block} readAt={readAt} />
              ) : (
                <MatchesInOneRound {...block} label={matchGrouping.label} readAt={readAt} />
              )}
              {!past && <LeagueActions matches={season.matches} />}
            </>
          );
        }}
      </Listing>
      <OpenMatch dialog={dialog} season={season} />
    </InLeague>
  );
}
