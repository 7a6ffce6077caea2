import { amountOf } from "@/domain/wording";
import type { RecordOf } from "@/records/record";
import { athleteFigures } from "@/domain/season/athletes";
import type { MeetSeason } from "@/domain/season/meets";
import { seasonOf } from "@/domain/season/seasons";
import { EmptyState } from "@/ui/EmptyState";
import { Section } from "@/ui/Section";
import { Term } from "@/ui/term/Term";
import { useLeague } from "@/ui/where";
import { Medals } from "./AthleteTable";
import styles from "./Meets.module.css";
import { OfSeason } from "./ofSeason";

interface Props {
  /** The id of the season that is shown, where that is over. */
  readonly past: string | undefined;
  readonly player: RecordOf<"players">;
}

/** Medals and best marks of one athlete. */
export default function AthleteSeason({ past, player }: Props) {
  const league = useLeague();
  return (
    <Section title={past === undefined ? "The season so far" : seasonOf(league, past).label}>
      <OfSeason past={past} whole>
        {(season) => <Bests player={player} season={season} />}
      </OfSeason>
    </Section>
  );
}

interface BestsProps extends Omit<Props, "past"> {
  readonly season: MeetSeason;
}

function Bests({ player, season }: BestsProps) {
  const league = useLeague();
  const { medals, bests, meets } = athleteFigures(season, player);
  if (meets === 0) {
    return (
      <EmptyState spot="no-results" title="No mark yet">
        It starts with the athlete’s first event of the season.
      </EmptyState>
    );
  }
  return (
    <div className={styles.card}>
      <p className={styles.sum}>
        <span>{amountOf(meets, "meet")}</span>
        <span>
          Medals: <Medals of={medals} />
        </span>
      </p>
      {bests.length > 0 && (
        <table className={styles.table}>
          <caption className="visually-hidden">Best marks of {player.name}</caption>
          <thead>
            <tr>
              <th className={styles.team} scope="col">
                Event
              </th>
              <th className={styles.mark} scope="col">
                <Term label="Best mark" sport={league.sport} word="Mark" />
              </th>
            </tr>
          </thead>
          <tbody>
            {bests.map(({ event, mark }) => (
              <tr key={event}>
                <th className={styles.team} scope="row">
                  {event}
                </th>
                <td className={styles.mark}>{mark}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
