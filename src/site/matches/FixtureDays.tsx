import { memo } from "react";
import type { RecordOf } from "@/domain/records/record";
import { zoneNote, DATE_UNAVAILABLE, formatKickOff } from "@/domain/time";
import { brand } from "@/leagues/brand";
import { FixtureRow } from "@/ui/match/FixtureRow";
import { MatchList } from "@/ui/match/MatchList";
import type { RowView } from "../match/OpenMatch";
import styles from "./FixtureDays.module.css";

interface FixtureDaysProps extends RowView {
  /** In the order to be shown. */
  readonly fixtures: readonly RecordOf<"fixtures">[];
}

/** Fixtures under the day they are played on; not drawn anew when only a control beside them has changed. */
export const FixtureDays = memo(function FixtureDays({
  fixtures,
  clubs,
  zone,
  link,
}: FixtureDaysProps) {
  const dated = fixtures.find(({ date }) => date !== null);
  const note = dated ? zoneNote(dated.date, zone, brand.timeZone) : null;
  return (
    <>
      {note && <p className={styles.note}>{note}</p>}
      {daysOf(fixtures, zone).map(({ label, matches }) => (
        <section className={styles.day} key={label}>
          <h3>{label}</h3>
          <MatchList
            items={matches}
            row={(fixture) => (
              <FixtureRow
                clubs={clubs}
                fixture={fixture}
                link={link(fixture.id)}
                note="stadium"
                zone={zone}
              />
            )}
            wide
          />
        </section>
      ))}
    </>
  );
});

interface Day<M> {
  /** "Saturday 14 March 2026", or that the date is not known. */
  readonly label: string;
  readonly matches: readonly M[];
}

/** Fixtures by the day they fall on in that zone, in the given order. */
function daysOf(
  fixtures: readonly RecordOf<"fixtures">[],
  zone: string,
): readonly Day<RecordOf<"fixtures">>[] {
  const days = new Map<string, RecordOf<"fixtures">[]>();
  for (const fixture of fixtures) {
    const kickOff = formatKickOff(fixture.date, zone);
    const label = kickOff ? kickOff.full.slice(0, kickOff.full.lastIndexOf(",")) : DATE_UNAVAILABLE;
    days.set(label, [...(days.get(label) ?? []), fixture]);
  }
  return [...days].map(([label, matches]) => ({ label, matches }));
}
