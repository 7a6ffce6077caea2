import { momentOf } from "@/domain/when";
import { phaseOf } from "@/domain/match/ahead";
import { hasResult, type ListedMatch } from "@/domain/match/listed";
import { paths } from "@/leagues/paths";
import { MatchCentre } from "@/ui/match/MatchCentre";
import { Caption } from "@/ui/match/Caption";
import type { ReadState } from "@/data/readState";
import { MatchHeader } from "@/ui/match/MatchHeader";
import { FollowStar } from "@/ui/mine/FollowButton";
import { useNow } from "@/ui/match/useNow";
import { ShareButton } from "@/ui/share/ShareButton";
import { CalendarButton } from "../calendar/CalendarButton";
import { Countdown } from "./Countdown";
import { CopyLink } from "./CopyLink";
import styles from "./MatchPage.module.css";
import { useZone } from "@/ui/match/useZone";
import { calledMatch } from "@/domain/season/calledName";
import { useClubs, useLeague } from "@/ui/leagueContext";
import { foldName } from "@/domain/names";
import { matchEvents } from "@/domain/people/matchEvents";
import type { MatchEvent, Side } from "@/domain/match/timeline";
import { useLiveNow } from "@/ui/match/liveNow";
import { minuteText } from "@/ui/match/minuteText";
import { PlayerName } from "@/ui/match/PlayerName";

/** The props that all parts of a match's page share. */
export interface MatchPartProps {
  readonly match: ListedMatch;
  /** The season's id; undefined for the current one. */
  readonly past: string | undefined;
  /** The loading state of the details that lists leave out: scorers, line-ups, cards. */
  readonly rest: ReadState<unknown>;
}

/**
 * The header of a match's page: teams, score, scorers, time and ground, with buttons to share, add to a calendar and
 * copy the link.
 */
export function MatchTop({ match, past, rest }: MatchPartProps) {
  const league = useLeague();
  const zone = useZone();
  const clubs = useClubs();
  const called = calledMatch(clubs, match);
  const now = useNow(0);
  const { matchMinutes } = league.game;
  const phase = phaseOf(match.match, now, matchMinutes);
  const label = past && league.seasons.find(({ id }) => id === past)?.label;
  return (
    <header className={styles.top} data-on-ink="" data-scheme="dark">
      <p className="text-overline">{[league.name, label].filter(Boolean).join(" · ")}</p>
      <MatchHeader
        caption={
          <>
            <SideScorers match={match} rest={rest} />
            <Caption match={match} />
            {!past && <Countdown match={match} />}
          </>
        }
        beneath={(club) => (
          <span className={styles.follow}>
            <FollowStar club={club} league={league} />
          </span>
        )}
        match={match}
      >
        <MatchCentre match={match} phase={phase} />
      </MatchHeader>
      <div className={styles.actions}>
        {hasResult(match) && (
          <ShareButton
            label="Share result"
            paint={async () => {
              const { resultPicture } = await import("@/ui/share/resultPicture");
              return resultPicture({ league, clubs, zone, match });
            }}
            to={paths.match(league, match.id, past)}
          />
        )}
        {!past && !hasResult(match) && momentOf(match) !== null && (
          <CalendarButton
            matches={[{ league, clubs, match }]}
            name={`${called.teamA} v ${called.teamB}`}
            variant="onInk"
          />
        )}
        <CopyLink to={paths.match(league, match.id, past)} />
      </div>
    </header>
  );
}

interface Props {
  readonly match: ListedMatch;
  readonly rest: ReadState<unknown>;
}

interface Scorer {
  readonly player: string;
  readonly minutes: string[];
}

/** An event of a match, with its minute as text: "24'". */
interface ScoringEvent extends Pick<MatchEvent, "side" | "kind" | "player"> {
  readonly minute: string;
}

const notes: Partial<Record<MatchEvent["kind"], string>> = { penalty: " pen.", ownGoal: " o.g." };

/** Returns the scorers of one side, each once with all minutes. */
function scorersOf(events: readonly ScoringEvent[], side: Side): readonly Scorer[] {
  const scorers = new Map<string, Scorer>();
  for (const { kind, player, minute, side: of } of events) {
    if (of !== side || (kind !== "goal" && kind !== "penalty" && kind !== "ownGoal")) continue;
    const scorer = scorers.get(foldName(player)) ?? { player, minutes: [] };
    scorers.set(foldName(player), scorer);
    scorer.minutes.push(`${minute}${notes[kind] ?? ""}`.trim());
  }
  return [...scorers.values()];
}

/** The scorers below each team, also so far, in sports whose goals have a minute; reserves the height while they load. */
function SideScorers({ match, rest }: Props) {
  const league = useLeague();
  const { scorerFigure, matchFields } = league.game;
  const { teamA, teamB } = calledMatch(useClubs(), match);
  const live = useLiveNow(league, match.id);
  const result = hasResult(match) ? match.match.outcome.result : null;
  const score = result ?? live?.outcome;
  if (!score || scorerFigure !== "minute" || !matchFields.includes("goalsA")) return null;
  const events = result
    ? matchEvents(result, { scorerFigure }).map((one) => ({
        ...one,
        minute: minuteText(one.minuteText),
      }))
    : (live?.entries ?? []);
  const most = Math.max(score.scoreA ?? 0, score.scoreB ?? 0);
  if (most === 0) return null;
  const isWaiting = result !== null && rest.status === "loading";
  return (
    <div className={styles.scorers} data-lines={Math.min(most, 6)}>
      {(["A", "B"] as const).map((side) => (
        <ul aria-label={`Scorers of ${side === "A" ? teamA : teamB}`} key={side} role="list">
          {!isWaiting &&
            scorersOf(events, side).map(({ player, minutes }) => (
              <li key={player}>
                <PlayerName name={player} /> {minutes.filter(Boolean).join(", ")}
              </li>
            ))}
        </ul>
      ))}
    </div>
  );
}
