import { phaseOf } from "@/domain/match/ahead";
import { hasResult, type ListedMatch } from "@/domain/match/listed";
import type { ResolvedClub } from "@/domain/season/clubs";
import type { League } from "@/domain/league/league";
import { paths } from "@/leagues/paths";
import { MatchCentre } from "@/ui/match/MatchCentre";
import { Caption } from "@/ui/match/Caption";
import type { Rest } from "@/ui/match/MatchDialog";
import { MatchHeader } from "@/ui/match/MatchHeader";
import { FollowStar } from "@/ui/mine/FollowButton";
import { useNow } from "@/ui/match/useNow";
import { ShareButton } from "@/ui/share/ShareButton";
import { CalendarButton } from "../calendar/CalendarButton";
import { CopyLink } from "./CopyLink";
import styles from "./MatchPage.module.css";
import { SideScorers } from "./SideScorers";

/** What every part of a match's page is given. */
export interface MatchShown {
  readonly league: League;
  readonly match: ListedMatch;
  readonly clubs: readonly ResolvedClub[];
  readonly zone: string;
  /** The season's id; undefined for the current one. */
  readonly past: string | undefined;
  /** How far that is read which lists leave out. */
  readonly rest: Rest;
}

/** The match at a glance: who, how it stands, who scored, when and where; and what to do with it. */
export function MatchTop({ league, match, clubs, zone, past, rest }: MatchShown) {
  const now = useNow(0);
  const { matchMinutes } = league.game;
  const phase = phaseOf(match.match, now, matchMinutes);
  const label = past && league.seasons.find(({ id }) => id === past)?.label;
  const shared = { league, match, zone };
  return (
    <header className={styles.top} data-on-ink="" data-scheme="dark">
      <p className="text-overline">{[league.name, label].filter(Boolean).join(" · ")}</p>
      <MatchHeader
        caption={
          <>
            <SideScorers league={league} match={match} rest={rest} />
            <Caption {...shared} />
          </>
        }
        beneath={(club) => (
          <span className={styles.follow}>
            <FollowStar club={club} league={league} />
          </span>
        )}
        clubs={clubs}
        league={league}
        match={match}
      >
        <MatchCentre {...shared} phase={phase} />
      </MatchHeader>
      <div className={styles.actions}>
        {hasResult(match) && (
          <ShareButton
            label="Share result"
            paint={async () => {
              const { resultPicture } = await import("@/ui/share/resultPicture");
              return resultPicture({ ...shared, clubs, match });
            }}
            to={paths.match(league, match.id, past)}
          />
        )}
        {!past && !hasResult(match) && match.date !== null && (
          <CalendarButton
            matches={[{ league, match }]}
            name={`${match.teamA} v ${match.teamB}`}
            variant="onInk"
          />
        )}
        <CopyLink to={paths.match(league, match.id, past)} />
      </div>
    </header>
  );
}
