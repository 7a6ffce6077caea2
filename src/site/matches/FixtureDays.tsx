import { kickOffOf } from "@/domain/when";
import { memo, useEffect, useRef } from "react";
import type { ListedMatch } from "@/domain/match/listed";
import { zoneNote, DATE_UNAVAILABLE } from "@/domain/time";
import { knockOutRound } from "@/domain/match/knockOut";
import { arena } from "@arena/arena";
import { AnyMatchRow } from "@/ui/match/AnyMatchRow";
import { MatchList } from "@/ui/match/MatchList";
import { useZone } from "@/ui/match/useZone";
import { useLeague } from "@/ui/where";
import type { RowView } from "../match/OpenMatch";
import styles from "./FixtureDays.module.css";

interface FixtureDaysProps extends RowView {
  /** In the order to be shown. */
  readonly matches: readonly ListedMatch[];
  /** Epoch milliseconds, from `useNow`. */
  readonly now: number;
  /** The match whose day the page opens at; the top of the page without one. */
  readonly openAt?: string | undefined;
}

/** Matches under the day they are played on; not redrawn when only a control beside them has changed. */
export const FixtureDays = memo(function FixtureDays({
  matches,
  now,
  openAt,
  link,
}: FixtureDaysProps) {
  const { matchGrouping } = useLeague();
  const zone = useZone();
  const start = useRef<HTMLElement>(null);
  useEffect(() => {
    // Somebody who has scrolled, or has come back, is where they want to be. Never smoothly: it is where the page begins.
    if (window.scrollY === 0) start.current?.scrollIntoView({ behavior: "instant" });
  }, []);
  const dated = matches.find(({ date }) => date !== null);
  const note = dated ? zoneNote(dated.date, zone, arena.timeZone) : null;
  return (
    <>
      {note && <p className={styles.note}>{note}</p>}
      {daysOf(matches, zone).map(({ label, matches: items }, at) => (
        <section
          className={styles.day}
          key={label}
          ref={at > 0 && items.some(({ id }) => id === openAt) ? start : null}
        >
          <h3>{label}</h3>
          <MatchList
            items={items}
            row={(match) => (
              <AnyMatchRow
                isUnderDay
                link={link(match.id)}
                match={match}
                now={now}
                // One game week is shown at a time, under its name.
                round={matchGrouping.by === "gameWeek" ? "" : knockOutRound(match)}
              />
            )}
            wide
          />
        </section>
      ))}
    </>
  );
});

interface Day {
  /** "Saturday 14 March 2026", or that the date is not known. */
  readonly label: string;
  readonly matches: readonly ListedMatch[];
}

/** Matches by the day they fall on in that zone, in the given order. */
function daysOf(matches: readonly ListedMatch[], zone: string): readonly Day[] {
  const days = new Map<string, ListedMatch[]>();
  for (const match of matches) {
    const kickOff = kickOffOf(match, zone);
    const label = kickOff ? kickOff.full.replace(/,.*/, "") : DATE_UNAVAILABLE;
    days.set(label, [...(days.get(label) ?? []), match]);
  }
  return [...days].map(([label, ofDay]) => ({ label, matches: ofDay }));
}
