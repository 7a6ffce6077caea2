import { formatPoints } from "@/domain/meet/showPoints";
import type { RankedLine, PointsLine } from "@/domain/meet/points";
import { findClub } from "@/domain/season/clubs";
import { paths } from "@/leagues/paths";
import { Crest } from "@/ui/crest/Crest";
import { DataTable, type Column } from "@/ui/DataTable";
import { Link } from "@/ui/Link";
import { Medal } from "@/ui/medals/Medal";
import { FollowedStar } from "@/ui/mine/FollowedStar";
import { useClubs, useLeague } from "@/ui/leagueContext";
import styles from "./Meets.module.css";

type Row = RankedLine<PointsLine>;

interface Props {
  readonly rows: readonly Row[];
  readonly caption: string;
  /** Whether the table leaves out the points, because medals alone decide the order. */
  readonly onlyMedals?: boolean;
}

const places = ["First", "Second", "Third"].map((name, at): Column<Row> => ({
  label: `${name} places`,
  term: { word: `${name} places` },
  head: (
    <>
      <Medal place={at + 1} />
      <span className="visually-hidden"> {name} places</span>
    </>
  ),
  cell: (row) => row.places[at] ?? 0,
}));

const columns: readonly Column<Row>[] = [
  {
    label: "Rank",
    term: { word: "#" },
    is: "rank",
    cell: ({ rank, shared }) => (
      <>
        {rank}
        {shared && <abbr title="shared">=</abbr>}
      </>
    ),
  },
  { label: "Team", is: "name", cell: ({ name }) => <Team name={name} /> },
  ...places,
];

const points: Column<Row> = {
  label: "Points",
  term: { word: "Points" },
  is: "score",
  cell: (row) => formatPoints(row.points),
};

/** The table of teams with their first, second and third places and their points. */
export function TeamTable({ rows, caption, onlyMedals = false }: Props) {
  const { sport } = useLeague();
  return (
    <div className={styles.card}>
      <DataTable
        caption={caption}
        columns={onlyMedals ? columns : [...columns, points]}
        keyOf={({ name }) => name}
        rows={rows}
        sport={sport}
      />
    </div>
  );
}

function Team({ name }: { readonly name: string }) {
  const league = useLeague();
  const club = findClub(useClubs(), name);
  return (
    <span className={styles.name}>
      <Crest colours={club?.colours} decorative logo={club?.logo} name={name} />
      {club ? (
        <Link to={paths.club(league, club.slug)}>
          <FollowedStar name={name} />
          {club.called}
        </Link>
      ) : (
        name
      )}
    </span>
  );
}
