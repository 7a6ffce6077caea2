import { hasResult, type ListedMatch } from "@/domain/match/listed";
import { foldName } from "@/domain/names";
import { matchEvents } from "@/domain/people/matchEvents";
import type { MatchEvent, Side } from "@/domain/match/timeline";
import type { ReadState } from "@/data/readState";
import { minuteText } from "@/ui/match/minuteText";
import { PlayerName } from "@/ui/match/PlayerName";
import { useLeague } from "@/ui/where";
import styles from "./MatchPage.module.css";

interface Props {
  readonly match: ListedMatch;
  readonly rest: ReadState<unknown>;
}

interface Scorer {
  readonly player: string;
  readonly minutes: string[];
}

const notes: Partial<Record<MatchEvent["kind"], string>> = { penalty: " pen.", ownGoal: " o.g." };

/** Each scorer of a side once, with all minutes. */
function scorersOf(events: readonly MatchEvent[], side: Side): readonly Scorer[] {
  const scorers = new Map<string, Scorer>();
  for (const { kind, player, minuteText: typed, side: of } of events) {
    if (of !== side || (kind !== "goal" && kind !== "penalty" && kind !== "ownGoal")) continue;
    const scorer = scorers.get(foldName(player)) ?? { player, minutes: [] };
    scorers.set(foldName(player), scorer);
    scorer.minutes.push(`${minuteText(typed)}${notes[kind] ?? ""}`.trim());
  }
  return [...scorers.values()];
}

/** Who scored, under their side, in sports whose goals have a minute; the room is kept while they are read. */
export function SideScorers({ match, rest }: Props) {
  const league = useLeague();
  const { scorerFigure, matchFields } = league.game;
  if (!hasResult(match) || scorerFigure !== "minute" || !matchFields.includes("goalsA"))
    return null;
  const { result } = match.match.outcome;
  const events = matchEvents(result, { scorerFigure });
  const most = Math.max(result.scoreA ?? 0, result.scoreB ?? 0);
  if (most === 0) return null;
  const isWaiting = rest.status === "loading";
  return (
    <div className={styles.scorers} data-lines={Math.min(most, 6)}>
      {(["A", "B"] as const).map((side) => (
        <ul
          aria-label={`Scorers of ${side === "A" ? match.teamA : match.teamB}`}
          key={side}
          role="list"
        >
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
