import { amountOf } from "@/domain/wording";
import type { RecordOf } from "@/records/record";
import { athleteFigures, type AthleteFigures } from "@/domain/season/athletes";
import type { MeetSeason } from "@/domain/season/meets";
import { seasonOf } from "@/domain/season/seasons";
import { DataTable, type Column } from "@/ui/DataTable";
import { EmptyState } from "@/ui/EmptyState";
import { Section } from "@/ui/Section";
import { useLeague } from "@/ui/leagueContext";
import { Medals } from "./AthleteTable";
import styles from "./Meets.module.css";
import { WithMeetSeason } from "./WithMeetSeason";
import { markInWords } from "./words";

interface Props {
  /** The id of a past season; undefined for the current season. */
  readonly past: string | undefined;
  readonly player: RecordOf<"players">;
}

/** The section with an athlete's medals and best marks in a season. */
export default function AthleteSeason({ past, player }: Props) {
  const league = useLeague();
  return (
    <Section title={past === undefined ? "The season so far" : seasonOf(league, past).label}>
      <WithMeetSeason past={past} whole>
        {(season) => <Bests player={player} season={season} />}
      </WithMeetSeason>
    </Section>
  );
}

interface BestsProps extends Omit<Props, "past"> {
  readonly season: MeetSeason;
}

const columns: readonly Column<AthleteFigures["bests"][number]>[] = [
  { label: "Event", is: "name", cell: ({ event }) => event },
  { label: "Best mark", term: { word: "Mark" }, is: "mark", cell: markInWords },
];

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
        <DataTable
          caption={`Best marks of ${player.name}`}
          columns={columns}
          keyOf={({ event }) => event}
          rows={bests}
          sport={league.sport}
        />
      )}
      {bests.some(({ wind }) => wind !== undefined) && (
        <p className={styles.note}>
          A mark with a wind of more than 2.0 metres per second, given in brackets, is no best.
        </p>
      )}
    </div>
  );
}
