import { useListings } from "@/data/useListing";
import { LatestResults } from "./LatestResults";
import { leaguesWith } from "./leaguesWith";
import { NextMatches } from "./NextMatches";

const fixtures = leaguesWith("fixtures").map((league) => ({ league, kind: "fixtures" as const }));
const results = leaguesWith("results").map((league) => ({ league, kind: "results" as const }));

/** What comes next and what was just played, in every league; reads both. */
export default function LiveMatches() {
  return (
    <>
      <NextMatches states={useListings(fixtures)} />
      <LatestResults states={useListings(results)} />
    </>
  );
}
