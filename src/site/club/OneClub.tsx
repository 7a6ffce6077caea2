import { useContext, useEffect, type ReactNode } from "react";
import { paths } from "@/leagues/paths";
import { Link } from "@/ui/Link";
import { PageName } from "@/ui/pageName";
import { InLeague, useLeague } from "@/ui/leagueContext";
import { useClubsState } from "@/data/useClubs";
import type { ClubBlock } from "./ClubHeader";
import { ClubMissing } from "./ClubMissing";
import styles from "./ClubPage.module.css";

/** The props of a club's page: the club's slug in the address. */
export interface ClubPageProps {
  readonly slug: string;
}

interface Props extends ClubPageProps {
  /** @param isLoading whether the clubs are still loading; until then the club comes from the league's own file */
  readonly children: (block: ClubBlock, isLoading: boolean) => ReactNode;
}

/** The frame of a club's page: finds the club, sets the page's title, and links back to all clubs. */
export function ClubFrame({ slug, children }: Props) {
  const league = useLeague();
  const { clubs, state } = useClubsState(league);
  const club = clubs.find((one) => one.slug === slug);
  const name = club?.called ?? "";
  const onName = useContext(PageName);
  const isRegistered = league.clubs.some((one) => one.slug === slug && one.name === name);
  useEffect(() => {
    if (name !== "" && !isRegistered) onName(name);
  }, [isRegistered, name, onName]);
  if (!club) return <ClubMissing slug={slug} state={state} />;
  return (
    <InLeague league={league} clubs={clubs}>
      {children({ club }, state.status === "loading")}
      <p className={styles.back}>
        <Link to={paths.page(league, league.pages.clubs === "real" ? "clubs" : "home")}>
          {league.pages.clubs === "real" ? `All ${league.clubNoun}s` : `Back to ${league.name}`}
        </Link>
      </p>
    </InLeague>
  );
}
