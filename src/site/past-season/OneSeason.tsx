import { useContext, useEffect, type ReactNode } from "react";
import { recordsRead } from "@/data/readState";
import { useListing } from "@/data/useListing";
import { calledName } from "@/domain/season/calledName";
import { clubsOf } from "@/domain/season/clubs";
import type { League, Season } from "@/domain/league/league";
import { settingsOf, showsSeasons } from "@/domain/season/seasons";
import { paths } from "@/leagues/paths";
import type { SeasonSettings } from "@/records/seasons/schema";
import { ButtonLink } from "@/ui/Button";
import { EmptyState } from "@/ui/EmptyState";
import { Link } from "@/ui/Link";
import { Listing } from "@/ui/Listing";
import { Loading } from "@/ui/Loading";
import { PageName } from "@/ui/pageName";
import { Section } from "@/ui/Section";
import { Skeleton } from "@/ui/Skeleton";
import { useHydrated } from "@/ui/useHydrated";
import { useLeague } from "@/ui/leagueContext";
import { seasonPath } from "../season/useSeason";
import styles from "./PastSeason.module.css";
import { seasonTitle } from "./words";

/** The props of a past season's page. */
export interface PastSeasonProps {
  /** The season's id from the address. */
  readonly id: string;
}

interface Props extends PastSeasonProps {
  readonly children: (season: Season, said: SeasonSettings) => ReactNode;
}

/** The frame of a past season's page: finds the season and sets the page's title. */
export function PastSeasonFrame({ id, children }: Props) {
  const league = useLeague();
  const state = useListing(league, "seasons");
  const onName = useContext(PageName);
  // The same prerendered page is served for all seasons, so it cannot contain a particular one.
  const isHydrated = useHydrated();
  const season = isHydrated ? league.seasons.slice(1).find((one) => one.id === id) : undefined;
  const records = recordsRead(state);
  const said = records && settingsOf(league, records, season?.id);
  const title =
    season && said
      ? seasonTitle(league, season, calledName(clubsOf(league, null), said.champion))
      : "";
  useEffect(() => {
    if (title !== "") onName(title);
  }, [title, onName]);
  return (
    <>
      <header className={styles.head}>
        <p className="text-overline text-secondary">Past season</p>
        <h1 className={styles.title} tabIndex={-1}>
          {season ? `${league.name}, ${season.label}` : "Past season"}
        </h1>
      </header>
      {isHydrated ? (
        <Listing skeleton={<SeasonPlaceholder />} state={state} what="seasons">
          {() => (season && said ? children(season, said) : <NoSeason id={id} league={league} />)}
        </Listing>
      ) : (
        <Loading what="season">
          <SeasonPlaceholder />
        </Loading>
      )}
    </>
  );
}

/** Returns the final places of a season as far as known, the champion first. */
export const placesIn = ({ champion, places }: SeasonSettings): readonly string[] =>
  places.length === 0 && champion !== "" ? [champion] : places;

/** Placeholder of a part of a past season's page. */
export const SeasonPlaceholder = () => <Skeleton className={styles.waiting} shape="block" />;

interface OfLeague {
  readonly league: League;
}

/**
 * A message that there is no such past season: the current season has its pages at other addresses, any other id is
 * unknown.
 */
function NoSeason({ id, league }: OfLeague & PastSeasonProps) {
  const [current] = league.seasons;
  const isRunning = id === current.id;
  return (
    <>
      <meta content="noindex" name="robots" />
      <EmptyState
        action={
          league.pages.standings === "real" && (
            <ButtonLink to={paths.page(league, "standings")}>Current table</ButtonLink>
          )
        }
        spot="not-found"
        title={isRunning ? `${current.label} is not over` : `No season called “${id}”`}
      >
        {isRunning
          ? "Its page begins when the season is closed."
          : "It may have been renamed, or was never played."}
      </EmptyState>
    </>
  );
}

const kept = [
  ["standings", "The whole table"],
  ["results", "All results"],
  ["players", "All players"],
  ["stats", "All statistics"],
] as const;

/** Links to the pages with more about a past season, and to the other seasons. */
export function MoreSeasons({ season }: { readonly season: Season }) {
  const league = useLeague();
  const [current, ...past] = league.seasons;
  const pages = kept.filter(([page]) => showsSeasons(league, page));
  return (
    <>
      {pages.length > 0 && (
        <Section title={`More of ${season.label}`}>
          <ul className={styles.links} role="list">
            {pages.map(([page, words]) => (
              <li key={page}>
                <Link to={seasonPath(paths.page(league, page), season.id)}>{words}</Link>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section title="Other seasons">
        <ul className={styles.links} role="list">
          <li>
            <Link to={paths.page(league, "home")}>{current.label}</Link>
          </li>
          {past
            .filter(({ id }) => id !== season.id)
            .map(({ id, label }) => (
              <li key={id}>
                <Link to={paths.season(league, id)}>{label}</Link>
              </li>
            ))}
        </ul>
      </Section>
    </>
  );
}
