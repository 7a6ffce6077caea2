import { useState } from "react";
import { useCompetition } from "@/data/useCompetition";
import { useListing } from "@/data/useListing";
import { sameName } from "@/domain/names";
import { ordinal } from "@/domain/ordinal";
import type { TableColumn } from "@/domain/sport";
import type { League, Season } from "@/leagues/league";
import { paths } from "@/leagues/paths";
import { Button } from "@/ui/Button";
import { Card } from "@/ui/Card";
import { Link } from "@/ui/Link";
import { Section } from "@/ui/Section";
import { Scroller } from "@/ui/scroller/Scroller";
import { figureOf } from "@/ui/standings/figureOf";
import { Term } from "@/ui/term/Term";
import { seasonPath } from "../season/useSeason";
import type { ClubBlock } from "./ClubHeader";
import styles from "./PastSeasons.module.css";

const told: ReadonlySet<string> = new Set(["played", "won", "draw", "lost", "points"]);

/** Where the club came in earlier seasons; what it played, won and lost there is read when it is asked for. */
export function PastSeasons({ league, club }: Pick<ClubBlock, "league" | "club">) {
  const [isAsked, setAsked] = useState(false);
  const seasons = useListing(league, "seasons");
  const [, ...past] = league.seasons;
  if (past.length === 0) return null;
  const known = seasons.status === "ready" ? seasons.listing.records : [];
  const placeIn = (id: string) => {
    const places = known.find((season) => season.id === id)?.places ?? [];
    return places.findIndex((name) => sameName(name, club.name)) + 1;
  };
  const canTell = league.collections.standings !== undefined;
  const columns = isAsked ? league.game.table.columns.filter(({ key }) => told.has(key)) : [];
  return (
    <Section title="Past seasons">
      <Card flush>
        <Scroller label="Past seasons">
          <table className={styles.table}>
            <caption className="visually-hidden">Past seasons of {club.name}</caption>
            <thead>
              <tr>
                <th scope="col">Season</th>
                <th scope="col">Place</th>
                {columns.map(({ key, short, label }) => (
                  <th key={key} scope="col">
                    <Term label={label} sport={league.sport} word={short} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {past.map((season) => {
                const row = { league, name: club.name, season, place: placeIn(season.id) };
                return isAsked ? (
                  <ToldRow {...row} columns={columns} key={season.id} />
                ) : (
                  <tr key={season.id}>
                    <SeasonCell league={league} season={season} />
                    <td>{row.place > 0 ? ordinal(row.place) : "–"}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </Scroller>
      </Card>
      {canTell && (
        <Button
          aria-expanded={isAsked}
          className={styles.ask}
          onClick={() => setAsked((before) => !before)}
        >
          {isAsked ? "Hide" : "Show"} matches won and lost
        </Button>
      )}
    </Section>
  );
}

interface RowProps {
  readonly league: League;
  /** The club's. */
  readonly name: string;
  readonly season: Season;
  /** 0 where it is not known. */
  readonly place: number;
  readonly columns: readonly TableColumn[];
}

/** A season with the club's line of its table, which takes a document. */
function ToldRow({ league, name, season, place, columns }: RowProps) {
  const { state, competition } = useCompetition(league, season.id);
  const table = competition?.tables.find(({ lines }) =>
    lines.some(({ row }) => sameName(row.team, name)),
  );
  const line = table?.lines.find(({ row }) => sameName(row.team, name));
  const inTable = line?.rank
    ? `${ordinal(line.rank)}${table?.group ? ` in Group ${table.group}` : ""}`
    : "–";
  return (
    <tr>
      <SeasonCell league={league} season={season} />
      <td>{place > 0 ? ordinal(place) : inTable}</td>
      {line ? (
        columns.map((column) => <td key={column.key}>{figureOf(line.row[column.key], column)}</td>)
      ) : (
        <td className={styles.said} colSpan={columns.length}>
          {state.status === "failed" ? (
            <span role="alert">
              Failed to load standings.{" "}
              <Button disabled={state.refreshing} onClick={state.retry} variant="link">
                Try again
              </Button>
            </span>
          ) : competition ? (
            "Not in its table"
          ) : (
            <span role="status">Loading…</span>
          )}
        </td>
      )}
    </tr>
  );
}

function SeasonCell({ league, season }: Pick<RowProps, "league" | "season">) {
  return (
    <th scope="row">
      <Link to={seasonPath(paths.page(league, "standings"), season.id)}>{season.label}</Link>
    </th>
  );
}
