import { Suspense } from "react";
import { useCompetition } from "@/site/season/useCompetition";
import { sameName } from "@/domain/names";
import { bracketOf } from "@/domain/season/bracket";
import { clubsOf, namedClubs } from "@/domain/season/clubs";
import type { Competition, SeasonRecords } from "@/domain/season/competition";
import type { League, Season } from "@/domain/league/league";
import { cupsIn } from "@/domain/season/cups";
import { paths } from "@/leagues/paths";
import { laterPart } from "@/ui/later/later";
import { ReadView } from "@/ui/Listing";
import { Section } from "@/ui/Section";
import { finalInWords } from "@/ui/standings/bracketWords";
import { CupHolder } from "@/ui/standings/CupHolder";
import { legendAt, StandingsTable } from "@/ui/standings/StandingsTable";
import { InLeague, useClubs, useLeague } from "@/ui/leagueContext";
import { BRACKET_PART } from "../standings/address";
import { BracketPlace, KnockOutPlace } from "../standings/BracketPlace";
import { EmptySeason } from "../season/EmptySeason";
import {
  MoreSeasons,
  PastSeasonFrame,
  placesIn,
  SeasonPlaceholder,
  type PastSeasonProps,
} from "./OneSeason";
import styles from "./PastSeason.module.css";

const KnockOut = laterPart(() => import("../standings/KnockOut"));
const CupBracket = laterPart(() => import("../standings/CupBracket"));
const FrontScorers = laterPart(() => import("../home/FrontScorers"));

/** The page of a past season in a league of matches: its winner, the final table, the knock-out and the top scorers. */
export default function PastSeasonPage({ id }: PastSeasonProps) {
  return (
    <PastSeasonFrame id={id}>
      {(season, said) => <PastCompetition places={placesIn(said)} season={season} />}
    </PastSeasonFrame>
  );
}

interface PastCompetitionProps {
  readonly season: Season;
  /** The final places, the champion first. */
  readonly places: readonly string[];
}

function PastCompetition({ season, places }: PastCompetitionProps) {
  const league = useLeague();
  const state = useCompetition(league, season.id);
  return (
    <ReadView skeleton={<SeasonPlaceholder />} state={state} what="standings">
      {(read) => <FoundSeason {...read} places={places} season={season} />}
    </ReadView>
  );
}

interface FoundSeasonProps extends PastCompetitionProps {
  readonly competition: Competition;
  readonly records: SeasonRecords;
}

function FoundSeason({ season, places, competition, records }: FoundSeasonProps) {
  const league = useLeague();
  const { tables, matches, format, settings } = competition;
  const clubs = clubsOf(league, records.teams, namedClubs(records));
  const shown = { competition, past: season.id, results: records.results };
  const isFilled = tables.some(({ lines }) => lines.length > 0);
  return (
    <InLeague clubs={clubs} league={league}>
      <div className={styles.columns}>
        <div>
          <Champion {...shown} league={league} places={places} />
          {!isFilled ? (
            <EmptySeason season={season} spot="no-results" what="table" />
          ) : (
            <Section title="Final table">
              <div className="column-5">
                {tables.map((table, at) => (
                  <StandingsTable
                    caption={table.group ? `Group ${table.group}` : `${league.name} table`}
                    captionVisible={table.group !== ""}
                    forms={null}
                    key={table.group}
                    legend={legendAt(tables, at)}
                    matches={matches}
                    remarks={null}
                    sport={league.game}
                    table={table}
                  />
                ))}
              </div>
            </Section>
          )}
        </div>
        <div>
          {league.collections.players && (
            <Suspense fallback={<SeasonPlaceholder />}>
              <FrontScorers past={season.id} waiting={<SeasonPlaceholder />} />
            </Suspense>
          )}
        </div>
      </div>
      {format.cup > 0 && (
        <Section title="Knock-out">
          <KnockOutPlace id={BRACKET_PART} teams={format.cup}>
            <KnockOut {...shown} />
          </KnockOutPlace>
        </Section>
      )}
      {cupsIn(settings.cups).map((cup) => (
        <Section key={cup.id} title={cup.name}>
          <BracketPlace teams={cup.clubs.length}>
            <CupBracket {...shown} cup={cup} season={season.label} />
          </BracketPlace>
        </Section>
      ))}
      <MoreSeasons season={season} />
    </InLeague>
  );
}

interface ChampionProps extends Pick<PastCompetitionProps, "places"> {
  readonly competition: Competition;
  readonly results: SeasonRecords["results"];
  readonly league: League;
}

/** The winner of the season, and how the final ended if a final decided it; nothing if the winner is unknown. */
function Champion({ competition, results, league, places }: ChampionProps) {
  const clubs = useClubs();
  const ties = bracketOf(competition, results);
  const winner = ties.find(({ slot }) => slot.id === "F")?.state.winner;
  const [champion] = places;
  return (
    <CupHolder
      clubAt={({ slug }) => paths.club(league, slug)}
      how={champion && winner && sameName(champion, winner) ? finalInWords(ties, clubs) : ""}
      places={places}
      season={league.game.name}
    />
  );
}
