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
 * Subscribes to a league of meets while rendered: during a meet, every save updates the page. Reports the live meet
 * once the data on the screen is live; new results of an event are announced once to screen readers.
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

/** Returns the announcements of a meet: that it is under way, and each event that has results. */
const wordsOf = ({ meet, events }: TimedMeet): readonly string[] => [
  `${meet.name} is on`,
  ...events.flatMap(({ name, isDone }) => (isDone ? [`${name}: results are in`] : [])),
];

/** Returns the live meet of the league, the first if there are several; null if there is none. */
function useMeetOn(league: League): TimedMeet | null {
  const meets = useKnownMeets(league);
  const now = useNow(0);
  return (
    meets.find((seasonMeet) => partOfMeet(seasonMeet, now, league.game.matchMinutes) === "live") ??
    null
  );
}

/** Returns the league's meets by date, as far as they and their events are already loaded; this hook loads nothing. */
function useKnownMeets(league: League): readonly TimedMeet[] {
  const meets = useKnownRecords(league, "meets");
  const brief = useKnownRecords(league, "events");
  const whole = useKnownRecords(league, "events", true);
  // Some pages load whole events with athletes, which contain everything that the published league has.
  const events = brief?.status === "ready" ? brief : whole;
  const planned = recordsIn(meets);
  const entered = recordsIn(events);
  return useMemo(() => timedMeets(planned, entered), [planned, entered]);
}
