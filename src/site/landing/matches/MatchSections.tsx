import { useListings } from "@/data/useListing";
import { useInView } from "../../motion/useInView";
import { LatestResults } from "./LatestResults";
import { leaguesWith, MATCHES_ID } from "./leaguesWith";
import styles from "./MatchSections.module.css";
import { NextMatches } from "./NextMatches";

const fixtures = leaguesWith("fixtures").map((league) => ({ league, kind: "fixtures" as const }));
const results = leaguesWith("results").map((league) => ({ league, kind: "results" as const }));

/** Reading starts this far ahead, so that it is done when somebody gets there. */
const AHEAD = "600px";

/** What comes next and what was just played, in every league. Read when it is about to be seen. */
export function MatchSections() {
  const [ref, isNear] = useInView<HTMLDivElement>({ margin: AHEAD, once: true });
  return (
    <div className={styles.sections} id={MATCHES_ID} ref={ref} tabIndex={-1}>
      {isNear ? (
        <Live />
      ) : (
        <>
          <NextMatches states={[]} />
          <LatestResults states={[]} />
        </>
      )}
    </div>
  );
}

function Live() {
  return (
    <>
      <NextMatches states={useListings(fixtures)} />
      <LatestResults states={useListings(results)} />
    </>
  );
}
