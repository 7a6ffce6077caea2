import { useContext, useLayoutEffect } from "react";
import type { FailedState } from "@/data/readState";
import { useEveryEntry, useShownEntries } from "@/data/useEntries";
import { useReadLeagues } from "@/data/useReadLeagues";
import { leagueSlugPattern } from "@/domain/league/leagueAddress";
import { leagueLinks } from "@/leagues/menu";
import { nearestLeague } from "@/leagues/nearestLeague";
import { paths } from "@/leagues/paths";
import { Glyph } from "@/ui/art/Glyph";
import { Button, ButtonLink } from "@/ui/Button";
import { classes } from "@/ui/classes";
import { Link } from "@/ui/Link";
import { PageName } from "@/ui/pageName";
import { useHydrated } from "@/ui/useHydrated";
import styles from "./NotFoundPage.module.css";

const OUT_OF_BOUNDS = "Out of bounds";

interface NotFoundPageProps {
  readonly pathname: string;
}

/**
 * The page for unknown addresses. A league may have been opened there in the app since the site was deployed, so the
 * page says "not found" only after the database has answered.
 */
export default function NotFoundPage({ pathname }: NotFoundPageProps) {
  const isHydrated = useHydrated();
  const known = useEveryEntry();
  const [, begin = "", next = ""] = pathname.split("/");
  const slug = begin === "embed" ? next : begin;
  const mayBeLeague = leagueSlugPattern.test(slug) && known.every((league) => league.slug !== slug);
  const leagues = useReadLeagues(mayBeLeague);
  // The server sends this page for every unknown address, so it must look first.
  const isLooking = !isHydrated || (mayBeLeague && leagues.status === "loading");
  const failure = (mayBeLeague && leagues.status !== "loading" && leagues.failure) || null;
  const isMissing = !isLooking && !failure;
  const said = isLooking ? "Looking for this page" : isMissing ? OUT_OF_BOUNDS : "No connection";
  const onName = useContext(PageName);
  // The tab's title says "not found" only if the page is missing. A layout effect, so that it is set at the first
  // render.
  useLayoutEffect(() => {
    onName(isMissing ? "" : said);
    return () => onName("");
  }, [onName, isMissing, said]);
  return (
    <>
      <div aria-busy={isLooking || undefined} className={styles.page} data-on-ink="">
        <div className={classes("content", styles.inner)}>
          {isMissing && <FourOhFour />}
          <h1 className={styles.title} tabIndex={-1}>
            {said}
          </h1>
          {failure && leagues.status !== "loading" && (
            <NoConnection failure={failure} refreshing={leagues.refreshing} retry={leagues.retry} />
          )}
          {isMissing && <WaysOn pathname={pathname} />}
        </div>
      </div>
      {!isHydrated && (
        <noscript>
          <div className={styles.page} data-on-ink="">
            <div className={classes("content", styles.inner)}>
              <FourOhFour />
              <h1 className={styles.title}>{OUT_OF_BOUNDS}</h1>
              <WaysOn pathname={pathname} />
            </div>
          </div>
        </noscript>
      )}
    </>
  );
}

function FourOhFour() {
  return (
    <p aria-hidden="true" className={styles.number} data-scheme="light">
      404
    </p>
  );
}

/**
 * A message that the page does not exist, with links to the start page and to the league most similar to the address.
 */
function WaysOn({ pathname }: NotFoundPageProps) {
  const entries = useShownEntries();
  const league = nearestLeague(pathname, entries);
  return (
    <>
      <p className={styles.sentence}>There is no page at this address.</p>
      <div className={styles.actions}>
        {league && (
          <ButtonLink to={paths.page(league, "home")} variant="spark">
            Open {league.name}
          </ButtonLink>
        )}
        <ButtonLink to={paths.landing()} variant={league ? "onInk" : "spark"}>
          Go to the start page
        </ButtonLink>
      </div>
      <AllSports />
    </>
  );
}

/** A message that the database did not answer, so it is unknown whether the page exists; with a button to try again. */
function NoConnection({
  failure,
  refreshing,
  retry,
}: Pick<FailedState, "failure" | "refreshing" | "retry">) {
  return (
    <>
      <p className={styles.sentence} role="alert">
        {failure.message} Whether there is a page at this address is not known.
      </p>
      <div className={styles.actions}>
        <Button
          aria-disabled={refreshing}
          icon="retry"
          onClick={refreshing ? undefined : retry}
          variant="onInk"
        >
          {refreshing ? "Trying again…" : "Try again"}
        </Button>
        <ButtonLink to={paths.landing()} variant="onInk">
          Go to the start page
        </ButtonLink>
      </div>
      <AllSports />
    </>
  );
}

function AllSports() {
  return (
    <nav aria-label="All sports">
      <ul className={styles.sports} role="list">
        {leagueLinks(useShownEntries()).map(({ sport, to, label }) => (
          <li key={to}>
            <Link className={styles.sport} to={to}>
              <Glyph sport={sport.id} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
