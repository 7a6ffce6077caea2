import { Suspense } from "react";
import { useListing } from "@/data/useListing";
import { sameName } from "@/domain/names";
import { formOf } from "@/domain/table/form";
import { SeasonLabel } from "../season/SeasonLabel";
import { Crest } from "@/ui/crest/Crest";
import { FollowButton } from "@/ui/mine/FollowButton";
import { FormGuide } from "@/ui/form/FormGuide";
import { laterPart } from "@/ui/later/later";
import { CalendarButton } from "../calendar/CalendarButton";
import { useMatches } from "../match/useMatches";
import styles from "./ClubHeader.module.css";
import type { ResolvedClub } from "@/leagues/clubs";
import { decidedIn } from "@/leagues/format";
import type { League } from "@/leagues/league";

/** What every block of a club page is given. */
export interface ClubBlock {
  readonly league: League;
  readonly club: ResolvedClub;
  readonly clubs: readonly ResolvedClub[];
}

// A table is computed by code of its own, which the page does not wait for.
const ClubPlace = laterPart(() => import("./ClubPlace"));

/** Crest, name, place in the table, form and the facts of the register. */
export function ClubHeader({ league, club }: ClubBlock) {
  const facts = [
    ["Nickname", club.nickname],
    ["Ground", club.ground],
    ["Founded", club.founded ? String(club.founded) : ""],
  ].filter(([, value]) => value);
  return (
    <header className={styles.header} data-scheme="dark">
      <svg
        aria-hidden="true"
        className={styles.ground}
        preserveAspectRatio="none"
        viewBox="0 0 1 1"
      >
        <rect fill={club.colours[0]} height="1" width="1" />
      </svg>
      <span className={styles.shade} />
      <span className={styles.mark}>
        <Crest name={club.name} logo={club.logo} colours={club.colours} size={300} decorative />
      </span>
      <span className={styles.crest}>
        <Crest name={club.name} logo={club.logo} colours={club.colours} size={120} decorative />
      </span>
      <div className={styles.text}>
        <p className={styles.league}>
          {league.name}
          <SeasonLabel league={league} />
        </p>
        <h1 className={styles.name} tabIndex={-1}>
          {club.name}
        </h1>
        {!league.meets && (
          <p className={styles.place}>
            {club.group && !league.collections.standings && <span>Group {club.group}</span>}
            {league.collections.standings && (
              <span className={styles.rank}>
                <Suspense fallback={null}>
                  <ClubPlace league={league} name={club.name} />
                </Suspense>
              </span>
            )}
            {league.collections.results && (
              <span className={styles.form}>
                <Form league={league} name={club.name} />
              </span>
            )}
          </p>
        )}
        <div className={styles.actions}>
          <FollowButton club={club} league={league} />
          {league.collections.fixtures && <ClubCalendar club={club} league={league} />}
        </div>
        <dl className={styles.facts}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </header>
  );
}

/** Offers the club's matches to the visitor's calendar. */
function ClubCalendar({ league, club }: Pick<ClubBlock, "league" | "club">) {
  const { name } = club;
  const { matches } = useMatches(league);
  const own = matches.filter(({ teamA, teamB }) => sameName(teamA, name) || sameName(teamB, name));
  return (
    <CalendarButton
      feeds={[{ league, club }]}
      matches={own.map((match) => ({ league, match }))}
      name={name}
      variant="onInk"
    />
  );
}

interface OfClub extends Pick<ClubBlock, "league"> {
  readonly name: string;
}

function Form({ league, name }: OfClub) {
  const results = useListing(league, "results");
  if (results.status !== "ready") return null;
  const outcomes = formOf(name, decidedIn(league, "", results.listing.records));
  return outcomes.length > 0 ? <FormGuide form={outcomes} /> : null;
}
