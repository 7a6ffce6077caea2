import type { ReactNode } from "react";
import type { Listing as ReadListing } from "@/data/reader";
import type { ListingState } from "@/data/useListing";
import type { League } from "@/leagues/league";
import { Listing } from "@/ui/Listing";
import { MatchListSkeleton } from "@/ui/match/MatchListSkeleton";
import { Section } from "@/ui/Section";
import { StaleNote } from "@/ui/StaleNote";
import { quiet, staleness } from "../../home/quiet";
import { LeagueBlock } from "./LeagueBlock";
import type { MatchKind } from "../../match/matchLink";
import { leaguesWith, titleOf } from "./leaguesWith";
import styles from "./LeagueSection.module.css";

/** How many matches of each league are shown. */
export const SHOWN = 3;

const skeleton = <MatchListSkeleton rows={SHOWN} />;

type Failed = Extract<ListingState<never>, { readonly status: "failed" }>;

/** What stands for all leagues when none could be read and for one reason: it is said once. */
function allFailed(states: readonly ListingState<MatchKind>[]): Failed | null {
  const failed = states.flatMap((state) => (state.status === "failed" ? [state] : []));
  const [first] = failed;
  if (!first || failed.length < states.length) return null;
  if (failed.some(({ failure }) => failure.message !== first.failure.message)) return null;
  return {
    ...first,
    refreshing: failed.every(({ refreshing }) => refreshing),
    retry: () => {
      for (const { retry } of failed) retry();
    },
  };
}

interface LeagueSectionProps<K extends MatchKind> {
  readonly kind: K;
  /** Of each league that keeps such records, in the registry's order; none while nothing is read yet. */
  readonly states: readonly ListingState<K>[];
  readonly rows: (league: League, listing: ReadListing<K>) => ReactNode;
  /** Said once under all blocks. */
  readonly note?: string | null;
}

/** One block of matches for each league. A league that cannot be read hides no other. */
export function LeagueSection<K extends MatchKind>(props: LeagueSectionProps<K>) {
  const { kind, states, rows, note } = props;
  const stale = staleness(states);
  const failed = allFailed(states);
  if (failed) {
    return (
      <Section title={titleOf[kind]}>
        <Listing skeleton={skeleton} state={failed} what={kind}>
          {() => null}
        </Listing>
      </Section>
    );
  }
  return (
    <Section title={titleOf[kind]}>
      {stale && <StaleNote onRetry={stale.retry} readAt={stale.readAt} reason={stale.reason} />}
      <div className={styles.blocks}>
        {leaguesWith(kind).map((league, place) => {
          const state = states[place];
          return (
            <LeagueBlock key={league.slug} kind={kind} league={league}>
              {state ? (
                <Listing skeleton={skeleton} state={quiet(state)} what={kind}>
                  {(listing) => rows(league, listing)}
                </Listing>
              ) : (
                <div aria-hidden="true">{skeleton}</div>
              )}
            </LeagueBlock>
          );
        })}
      </div>
      {note && <p className={styles.note}>{note}</p>}
    </Section>
  );
}
