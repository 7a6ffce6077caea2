import { useEffect, type ReactNode, useMemo } from "react";
import type { League } from "@/domain/league/league";
import { partOfMeet, type TimedMeet, timedMeets } from "@/domain/season/meets";
import { useNow } from "@/ui/match/useNow";
import { useLeague } from "@/ui/leagueContext";
import { recordsIn } from "@/data/readState";
import { meetAddress } from "../meets/words";
import { NewWords } from "./NewWords";
import type { OnNow } from "./onNow";
import { useFollowing } from "./useFollowing";
import { useKnownRecords } from "./useKnownMatches";

interface LiveMeetsProps {
  readonly onLive?: (on: OnNow | null) => void;
}

const nobody = () => {};

/**
 * Follows a league of meets while it is rendered: results are shown with each save while a meet is on. Reports which
 * one is on once what is on screen is live; that an event has results is announced once.
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
  const meets = useKnownMeets(league);
  const now = useNow(0);
  return (
    meets.find((seasonMeet) => partOfMeet(seasonMeet, now, league.game.matchMinutes) === "live") ??
    null
  );
}

/** The meets of the league by date, as far as they and their events are read already: this reads nothing. */
function useKnownMeets(league: League): readonly TimedMeet[] {
  const meets = useKnownRecords(league, "meets");
  const brief = useKnownRecords(league, "events");
  const whole = useKnownRecords(league, "events", true);
  // Some pages read them with the athletes, which holds all that the sheet does.
  const events = brief?.status === "ready" ? brief : whole;
  const planned = recordsIn(meets);
  const entered = recordsIn(events);
  return useMemo(() => timedMeets(planned, entered), [planned, entered]);
}
