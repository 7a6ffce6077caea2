import { useMemo } from "react";
import { useListings } from "@/data/useListing";
import type { ListedMatch } from "@/domain/match/listed";
import type { League } from "@/leagues/league";
import { matchesIn } from "../../match/useMatches";
import { ArenaLead } from "./ArenaLead";
import { ArenaSection } from "./ArenaSection";
import { LatestResults } from "./LatestResults";
import { leaguesWith } from "./leaguesWith";
import { NextMatches } from "./NextMatches";

const planned = leaguesWith("fixtures").map((league) => ({ league, kind: "fixtures" as const }));
const played = leaguesWith("results").map((league) => ({ league, kind: "results" as const }));

/** The matches of each league, as far as they are read. */
export type MatchesOf = (league: League) => readonly ListedMatch[];

const loading = { status: "loading" } as const;

/** What comes next and what was just played, in every league; reads both. */
export default function LiveMatches() {
  const fixtures = useListings(planned);
  const results = useListings(played);
  const byLeague = useMemo(() => {
    const leagues = new Set([...planned, ...played].map(({ league }) => league));
    return new Map(
      [...leagues].map((league) => [
        league,
        matchesIn(
          fixtures[planned.findIndex((one) => one.league === league)] ?? loading,
          results[played.findIndex((one) => one.league === league)] ?? loading,
        ),
      ]),
    );
  }, [fixtures, results]);
  const matchesOf: MatchesOf = (league) => byLeague.get(league) ?? [];
  return (
    <>
      <NextMatches matchesOf={matchesOf} states={fixtures} />
      <LatestResults matchesOf={matchesOf} states={results} />
      <ArenaSection>
        <ArenaLead />
      </ArenaSection>
    </>
  );
}
