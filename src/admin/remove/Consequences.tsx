import type { EntityKind, RecordOf } from "@/domain/record";
import type { League } from "@/leagues/league";
import { useRecords } from "../live/useLive";
import { consequencesOf } from "./consequences";
import styles from "./Consequences.module.css";

interface ConsequencesProps<K extends EntityKind> {
  readonly league: League;
  readonly kind: K;
  readonly record: RecordOf<K>;
}

/** What goes with a record, from the league's other records. */
export function Consequences<K extends EntityKind>(props: ConsequencesProps<K>) {
  const { league, kind, record } = props;
  const results = useRecords(league, "results");
  const fixtures = useRecords(league, "fixtures");
  const players = useRecords(league, "players");
  return (
    <ul className={styles.list}>
      {consequencesOf(kind, record, { results, fixtures, players }).map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
      <li>You can undo this, now or later under Changes.</li>
    </ul>
  );
}
