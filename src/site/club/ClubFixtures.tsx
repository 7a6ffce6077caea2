import { matchesAhead } from "@/domain/match/ahead";
import type { ListedMatch } from "@/domain/match/listed";
import { sameName } from "@/domain/names";
import { zoneNote } from "@/domain/time";
import { knockOutRound } from "@/domain/match/knockOut";
import { arena } from "@arena/arena";
import { EmptyState } from "@/ui/EmptyState";
import { Listing } from "@/ui/Listing";
import { AnyMatchRow } from "@/ui/match/AnyMatchRow";
import { MatchList } from "@/ui/match/MatchList";
import { MatchListSkeleton } from "@/ui/match/MatchListSkeleton";
import { useNow } from "@/ui/match/useNow";
import { Section } from "@/ui/Section";
import { useDialogParam } from "@/ui/useDialogParam";
import { useLeague } from "@/ui/where";
import { useZone } from "@/ui/match/useZone";
import { OpenMatch, type MatchBlock } from "../match/OpenMatch";
import { useMatches } from "../match/useMatches";
import { AllOfClub } from "./AllOfClub";
import type { ClubBlock } from "./ClubHeader";
import styles from "./ClubPage.module.css";

/** Most clubs have this many ahead until the last weeks; with differing counts, what stands below would move. */
const SHOWN = 2;

/** The club's next matches; the details of one stand in the address as `?match=`. */
export function ClubFixtures({ club }: ClubBlock) {
  const league = useLeague();
  const season = useMatches(league);
  const dialog = useDialogParam("match");
  const own = season.matches.filter(
    ({ teamA, teamB }) => sameName(teamA, club.name) || sameName(teamB, club.name),
  );
  return (
    <Section
      action={<AllOfClub label="All matches" name={club.name} page="matches" />}
      title="Next matches"
    >
      <Listing
        state={season.fixtures}
        what="fixtures"
        skeleton={<MatchListSkeleton rows={SHOWN} />}
      >
        {({ readAt }) => <Next dialog={dialog} matches={own} readAt={readAt} />}
      </Listing>
      <OpenMatch dialog={dialog} season={season} />
    </Section>
  );
}

interface NextProps extends MatchBlock {
  readonly matches: readonly ListedMatch[];
  readonly readAt: number;
}

function Next({ dialog, matches, readAt }: NextProps) {
  const league = useLeague();
  const zone = useZone();
  const now = useNow(readAt);
  const next = matchesAhead(matches, now, league.game.matchMinutes);
  const [first] = next;
  if (!first) {
    return (
      <EmptyState spot="no-fixtures" title="No match ahead">
        The next one appears here as soon as it is scheduled.
      </EmptyState>
    );
  }
  const note = zoneNote(first.date, zone, arena.timeZone);
  return (
    <>
      <MatchList
        items={next.slice(0, SHOWN)}
        row={(match) => (
          <AnyMatchRow
            link={dialog.link(match.id)}
            match={match}
            now={now}
            round={knockOutRound(match)}
          />
        )}
      />
      {note && <p className={styles.note}>{note}</p>}
    </>
  );
}
