import { useState } from "react";
import { useListing } from "@/data/useListing";
import { upcomingFixtures } from "@/domain/match/grouping";
import { sameName } from "@/domain/names";
import { EmptyState } from "@/ui/EmptyState";
import { Listing } from "@/ui/Listing";
import { FixtureRow } from "@/ui/match/FixtureRow";
import { MatchList } from "@/ui/match/MatchList";
import { MatchListSkeleton } from "@/ui/match/MatchListSkeleton";
import { useZone } from "@/ui/match/useZone";
import { Section } from "@/ui/Section";
import { useDialogParam } from "@/ui/useDialogParam";
import { OpenMatch } from "../match/OpenMatch";
import type { ClubBlock } from "./ClubHeader";

/** Most clubs have so many ahead until the last weeks: with more of some than of others, what stands below would move. */
const SHOWN = 2;

/** The club's next matches; the details of one stand in the address as `?match=`. */
export function ClubFixtures({ league, club, clubs }: ClubBlock) {
  const fixtures = useListing(league, "fixtures");
  const dialog = useDialogParam("match");
  const zone = useZone();
  const [now] = useState(() => Date.now());
  return (
    <Section title="Next matches">
      <Listing state={fixtures} what="fixtures" skeleton={<MatchListSkeleton rows={SHOWN} />}>
        {({ records }) => {
          const own = upcomingFixtures(records, now).filter(
            ({ teamA, teamB }) => sameName(teamA, club.name) || sameName(teamB, club.name),
          );
          return own.length === 0 ? (
            <EmptyState spot="no-fixtures" title="No match ahead">
              The next one appears here as soon as it is scheduled.
            </EmptyState>
          ) : (
            <MatchList
              items={own.slice(0, SHOWN)}
              row={(fixture) => (
                <FixtureRow
                  fixture={fixture}
                  clubs={clubs}
                  zone={zone}
                  link={dialog.link(fixture.id)}
                />
              )}
            />
          );
        }}
      </Listing>
      <OpenMatch {...{ league, clubs, zone, dialog, fixtures }} />
    </Section>
  );
}
