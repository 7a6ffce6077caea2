import type { HomeSurvey } from "@/data/home";
import styles from "./Home.module.css";
import { many } from "./homeWords";

/** The clubs that records name, and which of the names may mean one club. */
export function HomeClubs({ survey: { clubs, alike } }: { readonly survey: HomeSurvey }) {
  return (
    <section className={styles.section}>
      <h2>Clubs that the records name</h2>
      {clubs.length === 0 ? (
        <p className={styles.text}>No record names a club yet.</p>
      ) : (
        <details>
          <summary>{many(clubs.length, "club")}</summary>
          <ul className={styles.list}>
            {clubs.map(({ name, records, kept }) => (
              <li key={name}>
                {name}: {many(records, "record")}
                {!kept && <span className={styles.stored}> no record of its own</span>}
              </li>
            ))}
          </ul>
        </details>
      )}
      {alike.map((names) => (
        <p className={styles.text} key={names.join()}>
          {names.map((name) => `“${name}”`).join(" and ")} may be one club.
        </p>
      ))}
    </section>
  );
}
