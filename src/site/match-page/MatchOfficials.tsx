import { useEffect, useState } from "react";
import { readShownOfficials, showsOfficials, type ShownOfficial } from "@/data/shownOfficials";
import { useListing } from "@/data/useListing";
import { useLeague } from "@/ui/leagueContext";
import styles from "./MatchPage.module.css";

/**
 * The section with the names of a match's officials; nothing unless the season shows officials and they agreed to it.
 */
export default function MatchOfficials({ id }: { readonly id: string }) {
  const league = useLeague();
  const seasons = useListing(league, "seasons");
  const isShown = seasons.status === "ready" && showsOfficials(league, seasons.value.records);
  const [officials, setOfficials] = useState<readonly ShownOfficial[]>([]);
  useEffect(() => {
    if (!isShown) return undefined;
    let isGone = false;
    // If they cannot be loaded, the page is complete without them.
    const read = readShownOfficials(league, id).catch(() => []);
    void read.then((found) => !isGone && setOfficials(found));
    return () => {
      isGone = true;
    };
  }, [isShown, league, id]);
  if (officials.length === 0) return null;
  return (
    <section aria-labelledby="officials-title" className={styles.officials}>
      <h2 className="mb-3" id="officials-title">
        Officials
      </h2>
      <ul role="list">
        {officials.map(({ name, task }) => (
          <li key={name}>
            {name}
            {task && <span className="text-secondary"> · {task}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
