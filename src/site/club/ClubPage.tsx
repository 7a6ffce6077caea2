import { Suspense, useContext, useEffect, type ReactNode } from "react";
import { useClubsView } from "@/data/useClubs";
import { useListings } from "@/data/useListing";
import type { League } from "@/leagues/league";
import { paths } from "@/leagues/paths";
import { Link } from "@/ui/Link";
import { PageName } from "@/ui/pageName";
import { laterPart } from "@/ui/later/later";
import { WhenSeen } from "../motion/WhenSeen";
import { ClubFixtures } from "./ClubFixtures";
import { ClubHeader } from "./ClubHeader";
import { ClubMissing } from "./ClubMissing";
import styles from "./ClubPage.module.css";
import { ClubResults } from "./ClubResults";
import { ClubSquad } from "./ClubSquad";
import { ScorersSkeleton } from "./ScorersSkeleton";
import { SeasonSkeleton } from "./SeasonSkeleton";

// Their code, with the players' figures and the whole engine, comes once the rest of the page has its data.
const ClubScorers = laterPart(() => import("./ClubScorers"));
const ClubSeason = laterPart(() => import("./ClubSeason"));
const ClubMore = laterPart(() => import("./ClubMore"));
const ClubMeets = laterPart(() => import("./ClubMeets"));

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
  const isLoading = teams.status === "loading";
  return (
    <>
      {collections.results && <AskedAhead league={league} />}
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
          {collections.players && !league.meets && (
            <AfterData isLoading={isLoading} room={<ScorersSkeleton />}>
              <ClubScorers {...shared} />
            </AfterData>
          )}
        </div>
        <div>
          {collections.players && <ClubSquad {...shared} />}
          {collections.results && (
            <AfterData isLoading={isLoading} room={<SeasonSkeleton league={league} />}>
              <ClubSeason {...shared} />
            </AfterData>
          )}
        </div>
        {collections.results && (
          <WhenSeen className={styles.later}>
            <AfterData isLoading={isLoading} room={null}>
              <ClubMore {...shared} />
            </AfterData>
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

interface AfterDataProps {
  readonly isLoading: boolean;
  /** What stands there until the part is here. */
  readonly room: ReactNode;
  readonly children: ReactNode;
}

/** A part whose code comes once the page has its data. */
function AfterData({ isLoading, room, children }: AfterDataProps) {
  return isLoading ? room : <Suspense fallback={room}>{children}</Suspense>;
}

/** Asks with the first requests for what scorers and charts are of, so that they find it when their code is here. */
function AskedAhead({ league }: Pick<Props, "league">) {
  useListings([{ league, kind: "results", whole: true }]);
  return null;
}
