import { lazy, Suspense, useContext, useEffect } from "react";
import { useClubsView } from "@/data/useClubs";
import type { League } from "@/leagues/league";
import { paths } from "@/leagues/paths";
import { Link } from "@/ui/Link";
import { PageName } from "@/ui/pageName";
import { WhenSeen } from "../motion/WhenSeen";
import { ClubFixtures } from "./ClubFixtures";
import { ClubHeader } from "./ClubHeader";
import { ClubMissing } from "./ClubMissing";
import styles from "./ClubPage.module.css";
import { ClubResults } from "./ClubResults";
import { ClubScorers } from "./ClubScorers";
import { ClubSquad } from "./ClubSquad";
import { SeasonSkeleton } from "./SeasonSkeleton";

// Its code, with the whole engine, comes once the rest of the page has its data.
const ClubSeason = lazy(() => import("./ClubSeason"));
const ClubMore = lazy(() => import("./ClubMore"));
const ClubMeets = lazy(() => import("./ClubMeets"));

interface Props {
  readonly league: League;
  readonly slug: string;
}

/** A club's page, all of it derived from what its league keeps. */
export default function ClubPage({ league, slug }: Props) {
  const { clubs, state: teams } = useClubsView(league);
  const club = clubs.find((one) => one.slug === slug);
  const name = club?.name ?? "";
  const onName = useContext(PageName);
  const isRegistered = league.clubs.some((one) => one.slug === slug && one.name === name);
  useEffect(() => {
    if (name !== "" && !isRegistered) onName(name);
  }, [isRegistered, name, onName]);
  if (!club) return <ClubMissing league={league} slug={slug} state={teams} />;
  const { collections } = league;
  const shared = { league, club, clubs };
  return (
    <>
      <ClubHeader {...shared} />
      <div className={styles.columns}>
        <div>
          {collections.fixtures && <ClubFixtures {...shared} />}
          {collections.results && <ClubResults {...shared} />}
          {league.meets && (
            <Suspense fallback={<SeasonSkeleton league={league} />}>
              <ClubMeets {...shared} />
            </Suspense>
          )}
          {collections.players && !league.meets && <ClubScorers {...shared} />}
        </div>
        <div>
          {collections.players && <ClubSquad {...shared} />}
          {collections.results &&
            (teams.status === "loading" ? (
              <SeasonSkeleton league={league} />
            ) : (
              <Suspense fallback={<SeasonSkeleton league={league} />}>
                <ClubSeason {...shared} />
              </Suspense>
            ))}
        </div>
        {collections.results && (
          <WhenSeen className={styles.later}>
            {teams.status !== "loading" && (
              <Suspense fallback={null}>
                <ClubMore {...shared} />
              </Suspense>
            )}
          </WhenSeen>
        )}
      </div>
      <p className={styles.back}>
        <Link to={paths.page(league, league.pages.clubs === "real" ? "clubs" : "home")}>
          {league.pages.clubs === "real" ? "All clubs" : `Back to ${league.name}`}
        </Link>
      </p>
    </>
  );
}
