import { clubTitle } from "@/domain/league/clubTitle";
import type { ListingState } from "@/data/readState";
import { paths } from "@/leagues/paths";
import { ButtonLink } from "@/ui/Button";
import { EmptyState } from "@/ui/EmptyState";
import { Listing } from "@/ui/Listing";
import { Skeleton } from "@/ui/Skeleton";
import { useLeague } from "@/ui/leagueContext";
import styles from "./ClubPage.module.css";

interface Props {
  readonly slug: string;
  readonly state: ListingState<"teams">;
}

/** The page of a club that is still loading or does not exist. */
export function ClubMissing(props: Props) {
  return (
    <>
      <h1 className="visually-hidden" tabIndex={-1}>
        {clubTitle(useLeague())}
      </h1>
      <NoClub {...props} />
    </>
  );
}

/** Shows a placeholder while the clubs load, then says that the league has no such club. */
export function NoClub({ slug, state }: Props) {
  const league = useLeague();
  const hasPage = league.pages.clubs === "real";
  return (
    <Listing
      state={state}
      what="teams"
      skeleton={<Skeleton shape="block" className={styles.placeholder} />}
    >
      {() => (
        <>
          <meta content="noindex" name="robots" />
          <EmptyState
            spot="not-found"
            title={`No ${league.clubNoun} called “${slug}”`}
            action={
              <ButtonLink to={paths.page(league, hasPage ? "clubs" : "home")}>
                {hasPage ? `All ${league.clubNoun}s` : `Back to ${league.name}`}
              </ButtonLink>
            }
          >
            It may have been renamed or have left the league.
          </EmptyState>
        </>
      )}
    </Listing>
  );
}
