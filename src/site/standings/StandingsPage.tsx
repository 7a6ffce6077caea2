import { lazy, Suspense, useState } from "react";
import { useCompetition } from "@/data/useCompetition";
import { orderInWords } from "@/domain/table/pack";
import { clubsOf } from "@/leagues/clubs";
import type { League } from "@/leagues/league";
import { sportOf } from "@/sports";
import { Button } from "@/ui/Button";
import { EmptyState } from "@/ui/EmptyState";
import { Listing } from "@/ui/Listing";
import { Loading } from "@/ui/Loading";
import { NothingFiled } from "@/ui/season/NothingFiled";
import { useSeason } from "@/ui/season/useSeason";
import { Section } from "@/ui/Section";
import { ShareButton } from "@/ui/share/ShareButton";
import { Bracket } from "@/ui/standings/Bracket";
import { StandingsSkeleton } from "@/ui/standings/StandingsSkeleton";
import { StandingsTable } from "@/ui/standings/StandingsTable";
import { pointsInWords } from "../pointsInWords";
import styles from "./StandingsPage.module.css";

const SeasonSoFar = lazy(() => import("./SeasonSoFar"));

/** The league table, from its results or as the administrators keep it, in the order of its rules. */
export default function StandingsPage({ league }: { readonly league: League }) {
  const { season, past } = useSeason(league);
  const { state, competition } = useCompetition(league, past);
  const [withForm, setWithForm] = useState(false);
  const sport = sportOf(league.sport);
  const { table } = league;
  const groups = table.kind === "groups" ? table.groups : [];
  const clubs = clubsOf(league, []);
  const tables = competition?.tables ?? [];
  const teams = tables.flatMap(({ lines }) => lines.map(({ row }) => row.team));
  const bracket = competition?.bracket ?? [];

  return (
    <>
      <Listing
        state={state}
        what="standings"
        skeleton={<StandingsSkeleton tables={groups.length || 1} rows={league.clubs.length} />}
      >
        {() =>
          teams.length === 0 ? (
            past ? (
              <NothingFiled season={season} spot="no-results" what="table" />
            ) : (
              <EmptyState spot="no-results" title="No table yet">
                It starts with the first result of the season.
              </EmptyState>
            )
          ) : (
            <>
              <div className={styles.tables} data-tables={tables.length}>
                {tables.map(({ group, lines }) => (
                  <StandingsTable
                    key={group}
                    league={league}
                    sport={sport}
                    clubs={clubs}
                    lines={lines}
                    caption={group ? `Group ${group}` : `${league.name} table`}
                    captionVisible={group !== ""}
                  />
                ))}
              </div>
              <div className={styles.foot}>
                {competition && <p>Order: {orderInWords(competition.pack)}.</p>}
                <ShareButton
                  label="Share table"
                  paint={async () => {
                    const { tablePicture } = await import("@/ui/share/tablePicture");
                    return tablePicture({
                      league,
                      season: season.label,
                      clubs,
                      tables: tables.map(({ group, lines }) => ({
                        caption: group && `Group ${group}`,
                        lines,
                      })),
                    });
                  }}
                />
              </div>
              {bracket.length > 0 && (
                <Section title={past ? "Semi-finals" : "Semi-finals as it stands"}>
                  <Bracket ties={bracket} clubs={clubs} />
                </Section>
              )}
            </>
          )
        }
      </Listing>
      {league.collections.results && teams.length > 0 && (
        <Section title={`Form and ${pointsInWords(league).title.toLowerCase()}`}>
          {withForm ? (
            <Suspense fallback={<Loading what="results">{null}</Loading>}>
              <SeasonSoFar key={past} league={league} season={past} teams={teams} />
            </Suspense>
          ) : (
            <Button onClick={() => setWithForm(true)}>
              Show form and {pointsInWords(league).unit}
            </Button>
          )}
        </Section>
      )}
    </>
  );
}
