import { clubTitle } from "@/domain/league/clubTitle";
import { crossTable, type CrossMatch } from "@/domain/season/crossTable";
import { calledName } from "@/domain/season/calledName";
import { findClub } from "@/domain/season/clubs";
import type { Competition, Table } from "@/domain/season/competition";
import type { League } from "@/domain/league/league";
import { paths } from "@/leagues/paths";
import { Crest } from "@/ui/crest/Crest";
import { Link } from "@/ui/Link";
import { FollowedStar } from "@/ui/mine/FollowedStar";
import { outcomeOf } from "@/ui/match/outcome";
import { Scroller } from "@/ui/scroller/Scroller";
import { figureOf } from "@/ui/standings/figureOf";
import { placeOf } from "@/ui/standings/place";
import { Term } from "@/ui/term/Term";
import { useClubs, useLeague } from "@/ui/leagueContext";
import styles from "./CrossTables.module.css";

interface Props {
  /** A past season's id; undefined for the current season. */
  readonly past: string | undefined;
  readonly competition: Competition;
}

/** All tables as cross-tables: each team's matches against each other team. */
export default function CrossTables({ past, competition }: Props) {
  return (
    <div className={styles.tables}>
      {competition.tables.map((table) => (
        <OneTable competition={competition} key={table.group} past={past} table={table} />
      ))}
    </div>
  );
}

interface TableProps extends Props {
  readonly table: Table;
}

function OneTable({ past, competition, table }: TableProps) {
  const league = useLeague();
  const clubs = useClubs();
  const called = (team: string) => calledName(clubs, team);
  const teams = table.lines.map(({ row }) => row.team);
  const rows = crossTable(teams, competition.matches);
  const caption = table.group ? `Group ${table.group}, cross-table` : "Cross-table";
  const { columns, crossed = [] } = league.game.table;
  const ends = crossed.flatMap((key) => columns.find((column) => column.key === key) ?? []);
  const about = { sport: league.sport, pack: competition.format.pack };
  const lines = table.lines.map((line) => ({
    team: line.row.team,
    figures: ends.map((column) => ({
      label: column.label,
      figure: figureOf(line.row[column.key], column),
    })),
    place: placeOf(line, table.lines, table.goOn).text,
  }));
  const cell = (team: string, other: string) => rows.get(team)?.get(other) ?? [];
  const isMarked = teams.some((team) =>
    teams.some((other) => cell(team, other).some((one) => seen(league, one)?.how)),
  );
  return (
    <section className="card min-0 overflow-hidden">
      <h2 className={styles.title}>{caption}</h2>
      <Scroller label={caption}>
        <table className={styles.table}>
          <caption className="visually-hidden">
            {caption}: the scores of each team of a row against that of a column, then{" "}
            {[...ends.map(({ label }) => label.toLowerCase()), "place"].join(", ")}
          </caption>
          <thead>
            <tr>
              <th className={styles.team} scope="col">
                <Term label="Cross-table" word={clubTitle(league)} of="Cross-table" />
              </th>
              {teams.map((team, at) => (
                <th aria-label={called(team)} key={team} scope="col">
                  <Term label={called(team)} of="Cross-table column" word={called(team)}>
                    <span aria-hidden="true" className={styles.head}>
                      {at + 1}
                      <TeamCrest size={20} team={team} />
                    </span>
                    <span className="visually-hidden">{called(team)}</span>
                  </Term>
                </th>
              ))}
              {ends.map(({ key, label, short }) => (
                <th className={styles.end} key={key} scope="col">
                  <Term {...about} label={label} word={short} />
                </th>
              ))}
              <th className={styles.end} scope="col">
                <Term {...about} label="Position" word="#">
                  Place
                </Term>
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ team, figures, place }, at) => (
              <tr key={team}>
                <th className={styles.team} scope="row">
                  <span className={styles.who}>
                    <span aria-hidden="true" className={styles.number}>
                      {at + 1}
                    </span>
                    <TeamCrest size={20} team={team} />
                    <span className="break-anywhere">
                      <FollowedStar name={team} />
                      {called(team)}
                    </span>
                  </span>
                </th>
                {teams.map((other) =>
                  other === team ? (
                    <td className={styles.self} key={other}>
                      <span className="visually-hidden">–</span>
                    </td>
                  ) : (
                    <td key={other}>
                      <Scores
                        met={cell(team, other)}
                        names={[called(team), called(other)]}
                        past={past}
                      />
                    </td>
                  ),
                )}
                {figures.map(({ label, figure }) => (
                  <td className={styles.end} key={label}>
                    {figure}
                  </td>
                ))}
                <td className={styles.end}>
                  <b>{place}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
      {isMarked && (
        <p className={styles.marked}>
          {NOT_PLAYED_OUT} Awarded, given up or not counted: the text below says how it ended.
        </p>
      )}
      <details className={styles.text}>
        <summary>{caption} as text</summary>
        <ul role="list">
          {lines.map(({ team, figures, place }) => (
            <li key={team}>
              <b>{called(team)}</b>:{" "}
              {teams
                .flatMap((other) =>
                  cell(team, other).flatMap((one) => sentence(league, one, called(other)) ?? []),
                )
                .join(", ") || "no match played"}
              ; {figures.map(({ label, figure }) => `${label.toLowerCase()} ${figure}, `)}
              place {place}.
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

interface TeamCrestProps {
  readonly team: string;
  readonly size: 20;
}

function TeamCrest({ team, size }: TeamCrestProps) {
  const clubs = useClubs();
  const club = findClub(clubs, team);
  return <Crest colours={club?.colours} decorative logo={club?.logo} name={team} size={size} />;
}

/** Returns a finished match from the view of the row's team; null if it has neither a score nor an ending in words. */
function seen(league: League, { match, isFirst }: CrossMatch) {
  if (!match.outcome) return null;
  const { result, decision } = match.outcome;
  const { figureA, figureB, loser, ending } = outcomeOf(result, league);
  const counts = decision.how === "played" || decision.how === "awarded";
  const showsScore = figureA !== null && figureB !== null && counts;
  if (!showsScore && ending === "") return null;
  const [own, other] = isFirst ? [figureA, figureB] : [figureB, figureA];
  const won = loser === null ? null : loser === (isFirst ? "B" : "A");
  // Removes the score from "3–0 awarded", because it is already shown beside it.
  const how = ending.replace(/^\S+–\S+ (?=awarded$)/, "");
  return { score: showsScore ? `${own}–${other}` : "", own, won, how };
}

function sentence(league: League, met: CrossMatch, other: string): string | null {
  const match = seen(league, met);
  if (!match) return null;
  const { score, won, how } = match;
  if (score === "") return `v ${other}: ${how.toLowerCase()}`;
  const verb = won === null ? "level with" : won ? "beat" : "lost to";
  return `${verb} ${other} ${score}${how && ` (${how})`}`;
}

/** Marks a match that was not played to its normal end. */
const NOT_PLAYED_OUT = "*";

interface ScoresProps extends Pick<Props, "past"> {
  readonly met: readonly CrossMatch[];
  readonly names: readonly [team: string, other: string];
}

/** The scores of two teams, one below the other; in chess only the points of the row's team, as is usual there. */
function Scores({ past, met, names }: ScoresProps) {
  const league = useLeague();
  const inHalves = league.game.scoreUnit === 2;
  const played = met.flatMap((one) => {
    const match = seen(league, one);
    return match ? [{ id: one.match.id, ...match }] : [];
  });
  if (played.length === 0) return <span className="text-secondary">·</span>;
  return (
    <span className="grid">
      {played.map(({ id, score, own, won, how }) => (
        <Link
          aria-label={`${names[0]} ${score || "v"} ${names[1]}${how && `, ${how}`}`}
          className={styles.score}
          data-won={won ?? undefined}
          key={id}
          to={paths.match(league, id, past)}
        >
          {score === "" ? "–" : inHalves ? own : score}
          {how && NOT_PLAYED_OUT}
        </Link>
      ))}
    </span>
  );
}
