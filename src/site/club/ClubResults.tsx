import { useListing } from "@/data/useListing";
import { groupByGameWeek } from "@/domain/match/grouping";
import { sameName } from "@/domain/names";
import { EmptyState } from "@/ui/EmptyState";
import { Listing } from "@/ui/Listing";
import { MatchList } from "@/ui/match/MatchList";
import { MatchListSkeleton } from "@/ui/match/MatchListSkeleton";
import { ResultRow } from "@/ui/match/ResultRow";
import { useZone } from "@/ui/match/useZone";
import { Section } from "@/ui/Section";
import { useDialogParam } from "@/ui/useDialogParam";
import { OpenMatch } from "../match/OpenMatch";
import type { ClubBlock } from "./ClubHeader";

const SHOWN = 4;

/** The club's latest results, newest game week first. */
export function ClubResults({ league, club, clubs }: ClubBlock) {
  const results = useListing(league, "results");
  const dialog = useDialogParam("result");
  const zone = useZone();
  return (
    <Section title="Latest results">
      <Listing state={results} what="results" skeleton={<MatchListSkeleton rows={SHOWN} />}>
        {({ records }) => {
          const played = records.filter(
            ({ teamA, teamB }) => sameName(teamA, club.name) || sameName(teamB, club.name),
          );
          const own = groupByGameWeek(played, "newestFirst").flatMap(({ items }) => items);
          return own.length === 0 ? (
            <EmptyState spot="no-results" title="No results yet">
              Results stand here after the first match.
            </EmptyState>
          ) : (
            <MatchList
              items={own.slice(0, SHOWN)}
              row={(result) => (
                <ResultRow
                  result={result}
                  clubs={clubs}
                  zone={zone}
                  link={dialog.link(result.id)}
                />
              )}
            />
          );
        }}
      </Listing>
      <OpenMatch {...{ league, clubs, zone, dialog, results }} />
    </Section>
  );
}
