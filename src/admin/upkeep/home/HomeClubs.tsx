import { amountOf } from "@/domain/wording";
import Button from "@mui/material/Button";
import { Fragment, Suspense, useState } from "react";
import type { HomeClub, HomeSurvey } from "@/data/home";
import type { EntityKind } from "@/records/record";
import type { League } from "@/domain/league/league";
import { collectionOf } from "@/records/shape";
import { Link } from "@/ui/Link";
import { laterDialog } from "@/ui/later/later";
import { sectionOf } from "../../sections";
import type { Step } from "../../steps/steps";
import styles from "./Home.module.css";
import { nameOf } from "./homeWords";

const MergeClubs = laterDialog(() => import("../../people/MergeClubs"));

interface HomeClubsProps {
  readonly league: League;
  readonly survey: HomeSurvey;
  readonly onMerge: (steps: readonly Step[]) => void;
}

/** The clubs that records name, and which of the names may mean one club. */
export function HomeClubs({ league, survey: { clubs, alike }, onMerge }: HomeClubsProps) {
  const [merging, setMerging] = useState<readonly string[] | null>(null);
  const clubOf = (name: string) => clubs.find((club) => club.name === name);
  return (
    <section className={styles.section}>
      <h2>Clubs that the records name</h2>
      {clubs.length === 0 ? (
        <p className={styles.text}>No record names a club yet.</p>
      ) : (
        <details>
          <summary>{amountOf(clubs.length, "club")}</summary>
          <ul className={styles.list}>
            {clubs.map(({ name, records, kept }) => (
              <li key={name}>
                {name}: {amountOf(records, "record")}
                {!kept && <span className={styles.stored}> no record of its own</span>}
              </li>
            ))}
          </ul>
        </details>
      )}
      {alike.length > 0 && (
        <p className={styles.text}>
          These may be one club spelt differently. Visitors see them as clubs of their own until you
          merge them: one name stays, the others become former names of it, and every record follows
          as it is. Nothing is written into the records.
        </p>
      )}
      {alike.map((names) => (
        <Fragment key={names.join()}>
          <ul className={styles.list}>
            {names.flatMap((name) => {
              const club = clubOf(name);
              return club ? [<Spelling club={club} key={name} league={league} />] : [];
            })}
          </ul>
          {collectionOf(league, "teams") && (
            <Button
              aria-label={`Merge ${names.join(" and ")}`}
              onClick={() => setMerging(names)}
              variant="outlined"
            >
              Merge
            </Button>
          )}
        </Fragment>
      ))}
      {merging && (
        <Suspense>
          <MergeClubs
            league={league}
            names={merging}
            onClose={() => setMerging(null)}
            onMerge={(steps) => {
              setMerging(null);
              onMerge(steps);
            }}
          />
        </Suspense>
      )}
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
      “{club.name}”, {amountOf(club.records, "record")}:{" "}
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
