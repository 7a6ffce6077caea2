import { showPoints } from "@/domain/meet/showPoints";
import type { HouseLine, LeagueShare } from "@/domain/season/championship";
import { paths } from "@/leagues/paths";
import { Glyph } from "@/ui/art/Glyph";
import { DataTable, type Column } from "@/ui/DataTable";
import { Link } from "@/ui/Link";
import { houseColumns } from "./houseColumns";
import styles from "./HouseTable.module.css";
import { leagueLabel, progressWords } from "./words";

interface Props {
  readonly lines: readonly HouseLine[];
  readonly shares: readonly LeagueShare[];
}

/** On wide screens: a row for each house, a column for each league. */
export function HouseTable({ lines, shares }: Props) {
  return (
    <div className={styles.card}>
      <DataTable
        caption="Points of the houses by league"
        columns={[...houseColumns, ...shares.map(columnOf), firsts, points]}
        keyOf={({ name }) => name}
        look={styles}
        rows={lines}
      />
    </div>
  );
}

const firsts: Column<HouseLine> = {
  label: "First places",
  term: { word: "Firsts", of: "Houses’ firsts" },
  cell: ({ places: [count = 0] }) => (count === 0 ? "–" : count),
};

const points: Column<HouseLine> = {
  label: "Points",
  term: { word: "Points", of: "Houses’ points" },
  is: "score",
  cell: ({ points: sum }) => showPoints(sum),
};

/** What each house has from a league. */
function columnOf(share: LeagueShare): Column<HouseLine> {
  const { league, progress } = share;
  return {
    label: league.name,
    data: { "data-final": progress === "final", "data-sport": league.sport },
    head: (
      <>
        <Link className={styles.league} to={paths.page(league, "home")}>
          <Glyph className={styles.glyph ?? ""} sport={league.sport} />
          {leagueLabel(league)}
        </Link>
        <span className={styles.progress}>{progressWords[progress]}</span>
      </>
    ),
    cell: (line) => <Points line={line} share={share} />,
  };
}

function Points({ line, share }: { readonly line: HouseLine; readonly share: LeagueShare }) {
  const { league, progress, clubs } = share;
  const own = line.from.get(league.slug);
  const isFirst = clubs.some(({ house, place }) => house === line.name && place === 1);
  if (own === undefined || own === null)
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">{progress === "notYet" ? "not yet" : "no team"}</span>
      </>
    );
  return progress !== "notYet" && isFirst ? (
    <span className={styles.first}>{showPoints(own)}</span>
  ) : (
    showPoints(own)
  );
}
