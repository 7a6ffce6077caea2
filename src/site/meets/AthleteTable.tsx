import type { RecordOf } from "@/records/record";
import { paths } from "@/leagues/paths";
import { athleteFigures, type AthleteFigures } from "@/domain/season/athletes";
import type { MeetSeason } from "@/domain/season/meets";
import { DataTable, type Column } from "@/ui/DataTable";
import { Link } from "@/ui/Link";
import { Medal } from "@/ui/medals/Medal";
import { FollowPlayerStar } from "@/ui/mine/FollowButton";
import { useLeague } from "@/ui/leagueContext";
import styles from "./Meets.module.css";
import { markInWords } from "./words";

interface Props {
  /** The id of a past season; undefined for the current season. */
  readonly past: string | undefined;
  readonly team: string;
  readonly players: readonly RecordOf<"players">[];
  readonly season: MeetSeason;
}

const metals = ["gold", "silver", "bronze"] as const;

/** The table of a team's athletes: number, medals and best marks of the season, with a star to follow each. */
export function AthleteTable({ past, team, players, season }: Props) {
  const league = useLeague();
  const rows = players.map((player) => ({ player, ...athleteFigures(season, player) }));
  const columns: readonly Column<(typeof rows)[number]>[] = [
    {
      label: "Number",
      term: { word: "No." },
      is: "rank",
      cell: ({ player }) => player.jersey ?? "–",
    },
    {
      label: "Athlete",
      is: "name",
      cell: ({ player, bests }) => (
        <>
          <Link className={styles.who ?? ""} to={paths.player(league, player.id, past)}>
            {player.name}
          </Link>
          <span className={styles.best}>
            {[player.position, ...bests.map((best) => `${best.event} ${markInWords(best)}`)]
              .filter((part) => part !== "")
              .join(" · ")}
          </span>
        </>
      ),
    },
    { label: "Medals", term: { word: "Medals" }, cell: ({ medals }) => <Medals of={medals} /> },
  ];
  const follow: (typeof columns)[number] = {
    label: "Follow",
    head: <span className="visually-hidden">Follow</span>,
    is: "control",
    cell: ({ player }) => <FollowPlayerStar league={league} player={player} />,
  };
  return (
    <div className={styles.card}>
      <DataTable
        caption={`Athletes of ${team}`}
        columns={past === undefined ? [...columns, follow] : columns}
        keyOf={({ player }) => player.id}
        rows={rows}
        sport={league.sport}
      />
    </div>
  );
}

/** The number of medals of each metal; a dash if there are none. */
export function Medals({ of }: { readonly of: AthleteFigures["medals"] }) {
  return (
    <span className={styles.medals}>
      {metals.map((metal, at) => {
        const count = of[at] ?? 0;
        return (
          count > 0 && (
            <span className={styles.medals} key={metal}>
              {count} ×
              <Medal place={at + 1} />
              <span className="visually-hidden">{metal}</span>
            </span>
          )
        );
      })}
      {of.every((count) => count === 0) && "–"}
    </span>
  );
}
