import type { League } from "@/leagues/league";
import { SeasonSection } from "../seasons/SeasonSection";
import { keptKinds } from "./keptKinds";
import { PublicationCard } from "./PublicationCard";
import styles from "./Upkeep.module.css";

/** Whether visitors are shown what the database holds, and the way to put it right. */
export function PublicationPage({ league }: { readonly league: League }) {
  return (
    <>
      <p className={styles.lead}>
        Visitors read one published copy of each list, so that a visit costs little. Every save
        keeps the copy up to date; here you see whether it is, and can make it anew.
      </p>
      <ul className={styles.cards} role="list">
        {keptKinds(league).map((kind) => (
          <PublicationCard key={kind} kind={kind} league={league} />
        ))}
      </ul>
      <SeasonSection league={league} />
    </>
  );
}
