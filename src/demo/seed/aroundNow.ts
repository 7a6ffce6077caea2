import { DAY, MINUTE } from "@/domain/durations";
import { fromZonedInput, toZonedInput } from "@/domain/time";
import { arena } from "@arena/arena";
import type { Calendar } from "./calendar";
import type { PlannedMatch } from "./season";

/** Kick-offs are on multiples of this many minutes. */
const KICK_OFF_STEP = 5;

/** What `aroundNow` needs to know about the time. */
interface SeedClock {
  readonly now: number;
  readonly calendar: Calendar;
  /** The length of a match of the league with breaks, in minutes. */
  readonly matchMinutes: number;
  /** When today's matches begin, in minutes from now; negative for the past. */
  readonly offsets: readonly number[];
}

/** Rounds a moment down to a possible kick-off in the arena's time zone. */
function announced(moment: number): number {
  const text = toZonedInput(moment, arena.timeZone);
  const minutes = Number(text.slice(14, 16));
  const step = String(minutes - (minutes % KICK_OFF_STEP)).padStart(2, "0");
  return fromZonedInput(`${text.slice(0, 14)}${step}`, arena.timeZone) ?? moment;
}

/**
 * Moves today's matches close to the current time, so that one may be over, one live and one upcoming. At hours when
 * nobody plays they keep their times. Matches that are over by then count as played.
 */
export function aroundNow(plan: readonly PlannedMatch[], around: SeedClock): PlannedMatch[] {
  const { now, calendar, matchMinutes, offsets } = around;
  const [first, last] = [calendar(0, "08:00"), calendar(0, "23:00")];
  const start = calendar(0, "00:00");
  const ofDay = plan.filter(({ date }) => date !== null && date >= start && date < start + DAY);
  return plan.map((match) => {
    const at = ofDay.indexOf(match);
    if (at < 0 || match.date === null) return match;
    const moved = announced(now + (offsets[at] ?? 0) * MINUTE);
    const date = offsets[at] !== undefined && moved >= first && moved <= last ? moved : match.date;
    if (date + matchMinutes * MINUTE <= now) {
      return { ...match, date, status: "Full time", played: true };
    }
    return { ...match, date, ...(date <= now && { running: (now - date) / MINUTE }) };
  });
}
