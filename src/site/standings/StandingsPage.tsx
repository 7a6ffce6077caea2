import { lazy, Suspense, useState } from "react";
import { groupStandings, rankStandings, semiFinalPairings } from "@/domain/table/standings";
import { useListing } from "@/data/useListing";
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

/** The league table as the administrators keep it, ranked by the sport's own order. */
export default function StandingsPage({ league }: { readonly league: League }) {
  const { season, past } = useSeason(league);
  const standings = useListing(league, "standings", past);
  const [withForm, setWithForm] = useState(false);
  const sport = sportOf(league.sport);
  const { table } = league;
  const groups = table.kind === "groups" ? table.groups : [];
  const qualifiers = table.kind === "groups" ? table.qualifiers : undefined;
  const clubs = clubsOf(league, []);
  const teams =
    standings.status === "ready" ? standings.listing.records.map(({ team }) => team) : [];

  return (
    <>
      <Listing
        state={standings}
        what="standings"
        skeleton={<StandingsSkeleton tables={groups.length || 1} rows={league.clubs.length} />}
        empty={
          past ? (
            <NothingFiled season={season} spot="no-results" what="table" />
          ) : (
            <EmptyState spot="no-results" title="No table yet">
              It starts with the first result of the season.
            </EmptyState>
          )
        }
      >
        {({ records }) => {
          const parts =
            table.kind === "groups"
              ? groupStandings(records, groups)
              : [{ group: "", rows: [...records] }];
          const ranked = parts.map(({ group, rows }) => ({
            group,
            ranked: rankStandings(rows, sport.table.ranking, qualifiers),
          }));
          const pairings = table.kind === "groups" ? table.semiFinals : [];
          return (
            <>
              <div className={styles.tables} data-tables={ranked.length}>
                {ranked.map((part) => (
                  <StandingsTable
                    key={part.group}
                    league={league}
                    sport={sport}
                    clubs={clubs}
                    ranked={part.ranked}
                    caption={part.group ? `Group ${part.group}` : `${league.name} table`}
                    captionVisible={part.group !== ""}
                  />
                ))}
              </div>
              <div className={styles.foot}>
                <p>Order: {sport.table.rankingInWords}.</p>
                <ShareButton
                  label="Share table"
                  paint={async () => {
                    const { tablePicture } = await import("@/ui/share/tablePicture");
                    return tablePicture({
                      league,
                      season: season.label,
                      clubs,
                      tables: ranked.map((part) => ({
                        caption: part.group && `Group ${part.group}`,
                        ranked: part.ranked,
                      })),
                    });
                  }}
                />
              </div>
              {pairings.length > 0 && (
                <Section title={past ? "Semi-finals" : "Semi-finals as it stands"}>
                  <Bracket pairings={semiFinalPairings(ranked, pairings)} clubs={clubs} />
                </Section>
              )}
            </>
          );
        }}
      </Listing>
      {league.collections.results && standings.status === "ready" && teams.length > 0 && (
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
