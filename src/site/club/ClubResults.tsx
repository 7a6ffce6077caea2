import { hasResult } from "@/domain/match/listed";
import { sameName } from "@/domain/names";
import { knockOutRound } from "@/domain/match/knockOut";
import { EmptyState } from "@/ui/EmptyState";
import { Listing } from "@/ui/Listing";
import { MatchList } from "@/ui/match/MatchList";
import { MatchListSkeleton } from "@/ui/match/MatchListSkeleton";
import { ResultRow } from "@/ui/match/ResultRow";
import { Section } from "@/ui/Section";
import { useDialogParam } from "@/ui/useDialogParam";
import { useLeague } from "@/ui/where";
import { latestFirst } from "../match/latestResults";
import { OpenMatch } from "../match/OpenMatch";
import { useMatches } from "../match/useMatches";
import { AllOfClub } from "./AllOfClub";
import type { ClubBlock } from "./ClubHeader";

const SHOWN = 4;

/** The club's latest results, newest first. */
export function ClubResults({ club }: ClubBlock) {
  const league = useLeague();
  const season = useMatches(league);
  const dialog = useDialogParam("result");
  return (
    <Section
      action={<AllOfClub label="All results" name={club.name} page="results" />}
      title="Latest results"
    >
      <Listing state={season.results} what="results" skeleton={<MatchListSkeleton rows={SHOWN} />}>
        {() => {
          const played = season.matches.filter(
            ({ teamA, teamB }) => sameName(teamA, club.name) || sameName(teamB, club.name),
          );
          const own = latestFirst(played.filter(hasResult));
          return own.length === 0 ? (
            <EmptyState spot="no-results" title="No results yet">
              Results appear here after the first match.
            </EmptyState>
          ) : (
            <MatchList
              items={own.slice(0, SHOWN)}
              row={(match) => (
                <ResultRow
                  link={dialog.link(match.id)}
                  match={match}
                  round={knockOutRound(match)}
                />
              )}
            />
          );
        }}
      </Listing>
      <OpenMatch dialog={dialog} season={season} />
    </Section>
  );
}
