import { Suspense, useState } from "react";
import { useListing } from "@/data/useListing";
import { sameName } from "@/domain/names";
import { ordinal } from "@/domain/ordinal";
import type { Season } from "@/domain/league/league";
import type { RecordOf } from "@/records/record";
import { paths } from "@/leagues/paths";
import { Button } from "@/ui/Button";
import { Card } from "@/ui/Card";
import { laterPart } from "@/ui/later/later";
import { Link } from "@/ui/Link";
import { Listing } from "@/ui/Listing";
import { MatchListSkeleton } from "@/ui/match/MatchListSkeleton";
import { Scroller } from "@/ui/scroller/Scroller";
import { Term } from "@/ui/term/Term";
import { useLeague } from "@/ui/leagueContext";
import type { ClubBlock } from "./ClubHeader";
import styles from "./PastSeasons.module.css";

// The engine that computes tables is loaded when the visitor asks for these figures.
const PastSeasonRow = laterPart(() => import("./PastSeasonRow"));

interface SeasonOf {
  readonly season: Season;
}

const shownColumns: ReadonlySet<string> = new Set(["played", "won", "draw", "lost", "points"]);

/** The table of the club's places in earlier seasons, with a button that also loads matches played, won and lost. */
export function PastSeasons({ club }: Pick<ClubBlock, "club">) {
  const league = useLeague();
  const seasons = useListing(league, "seasons");
  const rows = league.seasons.length - 1;
  return (
    <Listing skeleton={<MatchListSkeleton rows={rows} />} state={seasons} what="seasons">
      {({ records }) => <SeasonTable club={club} records={records} />}
    </Listing>
  );
}

interface SeasonTableProps extends Pick<ClubBlock, "club"> {
  readonly records: readonly RecordOf<"seasons">[];
}

function SeasonTable({ club, records }: SeasonTableProps) {
  const league = useLeague();
  const [isAsked, setAsked] = useState(false);
  const [, ...past] = league.seasons;
  const placeIn = (id: string) => {
    const places = records.find((season) => season.id === id)?.places ?? [];
    const place = places.findIndex((name) => sameName(name, club.name)) + 1;
    if (place > 0) return { place, known: ordinal(place) };
    return { place, known: places.length > 1 ? `Outside the first ${places.length}` : "–" };
  };
  const canTell = league.collections.standings !== undefined;
  const columns = isAsked
    ? league.game.table.columns.filter(({ key }) => shownColumns.has(key))
    : [];
  return (
    <>
      <Card flush>
        <Scroller label="Past seasons">
          <table className={styles.table}>
            <caption className="visually-hidden">Past seasons of {club.called}</caption>
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
                const row = { name: club.name, season, ...placeIn(season.id) };
                const bare = (
                  <tr key={season.id}>
                    <SeasonCell season={season} />
                    <td>{row.known}</td>
                  </tr>
                );
                return isAsked ? (
                  <Suspense fallback={bare} key={season.id}>
                    <PastSeasonRow {...row} columns={columns} />
                  </Suspense>
                ) : (
                  bare
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
    </>
  );
}

/** A header cell with the season's name, linked to the season's page. */
export function SeasonCell({ season }: SeasonOf) {
  const league = useLeague();
  return (
    <th scope="row">
      <Link to={paths.season(league, season.id)}>{season.label}</Link>
    </th>
  );
}
