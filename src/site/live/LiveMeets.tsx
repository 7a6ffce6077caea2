import { useEffect, type ReactNode, useMemo } from "react";
import type { League } from "@/domain/league/league";
import { partOfMeet, type TimedMeet, timedMeets } from "@/domain/season/meets";
import { useNow } from "@/ui/match/useNow";
import { useLeague } from "@/ui/where";
import { recordsIn } from "@/data/readState";
import { meetAddress } from "../meets/words";
import { NewWords } from "./NewWords";
import type { OnNow } from "./onNow";
import { useFollowing } from "./useFollowing";
import { useHeld } from "./useHeldMatches";

interface LiveMeetsProps {
  readonly onLive?: (on: OnNow | null) => void;
}

const nobody = () => {};

/**
 * Follows a league of meets while it is there: results are shown as they are saved while a meet is on. Tells which one
 * is on once what is on screen is live; that an event has results is said once.
 */
export default function LiveMeets({ onLive = nobody }: LiveMeetsProps): ReactNode {
  const league = useLeague();
  const meet = useMeetOn(league);
  const isLive = useFollowing(league, meet !== null, nobody);
  const [name, to] = meet && isLive ? [meet.meet.name, meetAddress(league, meet)] : [];
  useEffect(() => onLive(name && to ? { name, to } : null), [name, to, onLive]);
  return (
    <p className="visually-hidden" role="status">
      {meet && isLive && <NewWords key={meet.meet.id} words={wordsOf(meet)} />}
    </p>
  );
}

/** That a meet is on, and which of its events have results. */
const wordsOf = ({ meet, events }: TimedMeet): readonly string[] => [
  `${meet.name} is on`,
  ...events.flatMap(({ name, isDone }) => (isDone ? [`${name}: results are in`] : [])),
];

/** The meet of the league that is on, the first of several; null without one. */
function useMeetOn(league: League): TimedMeet | null {
  const meets = useHeldMeets(league);
  const now = useNow(0);
  return meets.find((held) => partOfMeet(held, now, league.game.matchMinutes) === "live") ?? null;
}

/** The meets of the league by date, as far as they and their events are held: knowing them reads nothing. */
function useHeldMeets(league: League): readonly TimedMeet[] {
  const meets = useHeld(league, "meets");
  const brief = useHeld(league, "events");
  const whole = useHeld(league, "events", true);
  // Some pages read them with the athletes, which tells all that the sheet does.
  const events = brief?.status === "ready" ? brief : whole;
  const planned = recordsIn(meets);
  const entered = recordsIn(events);
  return useMemo(() => timedMeets(planned, entered), [planned, entered]);
}
