import { memo } from "react";
import type { RecordOf } from "@/domain/records/record";
import { zoneNote } from "@/domain/time";
import { brand } from "@/leagues/brand";
import { FixtureRow } from "@/ui/match/FixtureRow";
import { MatchList } from "@/ui/match/MatchList";
import type { RowView } from "../match/block";
import { daysOf } from "./days";
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
