import { Fragment } from "react";
import type { HomeClub, HomeSurvey } from "@/data/home";
import type { EntityKind } from "@/domain/records/record";
import type { League } from "@/leagues/league";
import { Link } from "@/ui/Link";
import { sectionOf } from "../../sections";
import styles from "./Home.module.css";
import { many, nameOf } from "./homeWords";

interface HomeClubsProps {
  readonly league: League;
  readonly survey: HomeSurvey;
}

/** The clubs that records name, and which of the names may mean one club. */
export function HomeClubs({ league, survey: { clubs, alike } }: HomeClubsProps) {
  const clubOf = (name: string) => clubs.find((club) => club.name === name);
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
      {alike.length > 0 && (
        <p className={styles.text}>
          These may be one club spelt otherwise. Visitors see them as clubs of their own until the
          records agree: open the records of the spelling that is wrong, and correct the name.
        </p>
      )}
      {alike.map((names) => (
        <ul className={styles.list} key={names.join()}>
          {names.flatMap((name) => {
            const club = clubOf(name);
            return club ? [<Spelling club={club} key={name} league={league} />] : [];
          })}
        </ul>
      ))}
    </section>
  );
}

/** The kinds of record that name clubs. */
const NAMING: readonly EntityKind[] = ["fixtures", "results", "players", "standings", "teams"];

/** One spelling of a club, with the way to the lists of the records that have it. */
function Spelling({ league, club }: { readonly league: League; readonly club: HomeClub }) {
  const sections = NAMING.flatMap((kind) => {
    const section = sectionOf(league, kind);
    return section
      ? [{ kind, to: `${section.path}?${new URLSearchParams({ q: club.name })}` }]
      : [];
  });
  return (
    <li>
      “{club.name}”, {many(club.records, "record")}:{" "}
      {sections.map(({ kind, to }, at) => (
        <Fragment key={kind}>
          {at > 0 && ", "}
          <Link aria-label={`${nameOf(kind)} that name ${club.name}`} to={to}>
            {nameOf(kind)}
          </Link>
        </Fragment>
      ))}
    </li>
  );
}
