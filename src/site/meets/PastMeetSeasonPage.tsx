import { Suspense } from "react";
import { formatPoints } from "@/domain/meet/showPoints";
import { calledName } from "@/domain/season/calledName";
import type { MeetWithEvents } from "@/domain/season/meets";
import { enumerated } from "@/domain/wording";
import { paths } from "@/leagues/paths";
import { laterPart } from "@/ui/later/later";
import { Link } from "@/ui/Link";
import { Section } from "@/ui/Section";
import { useClubs, useLeague } from "@/ui/leagueContext";
import {
  MoreSeasons,
  PastSeasonFrame,
  placesIn,
  SeasonPlaceholder,
  type PastSeasonProps,
} from "../past-season/OneSeason";
import seasonStyles from "../past-season/PastSeason.module.css";
import { MeetFacts } from "./MeetHead";
import styles from "./Meets.module.css";
import { WithMeetSeason } from "./WithMeetSeason";
import { meetPath } from "./words";

// Loaded separately: its code comes with that of other leagues' brackets, which this page does not need before its
// data.
const CupHolder = laterPart(async () => ({
  default: (await import("@/ui/standings/CupHolder")).CupHolder,
}));
const Tables = laterPart(() => import("./MeetStandingsPage"));

/** The page of a past season in a league of meets: its winner, its tables, and the winner of each meet. */
export default function PastMeetSeasonPage({ id }: PastSeasonProps) {
  const league = useLeague();
  return (
    <PastSeasonFrame id={id}>
      {(season, said) => (
        <WithMeetSeason past={season.id}>
          {({ meets }) => (
            <div className={seasonStyles.columns}>
              <div>
                <Suspense fallback={<SeasonPlaceholder />}>
                  <CupHolder
                    clubAt={({ slug }) => paths.club(league, slug)}
                    how=""
                    places={placesIn(said)}
                    season={league.game.name}
                  />
                </Suspense>
                <Suspense fallback={<SeasonPlaceholder />}>
                  <Tables />
                </Suspense>
              </div>
              <div>
                <Section title="Meets">
                  <ul className={styles.timetable} role="list">
                    {meets.map((seasonMeet) => (
                      <li className={styles.clubMeet} key={seasonMeet.meet.id}>
                        <Link to={meetPath(league, seasonMeet.meet.id, season.id)}>
                          {seasonMeet.meet.name}
                        </Link>
                        <MeetFacts seasonMeet={seasonMeet} />
                        <Winners of={seasonMeet} />
                      </li>
                    ))}
                  </ul>
                </Section>
                <MoreSeasons season={season} />
              </div>
            </div>
          )}
        </WithMeetSeason>
      )}
    </PastSeasonFrame>
  );
}

/** Describes who won a meet: "Won by Law Lightning with 102 points"; draws nothing if no event has results. */
function Winners({ of: { table, done } }: { readonly of: MeetWithEvents }) {
  const clubs = useClubs();
  const first = table.filter(({ rank }) => rank === 1);
  if (done === 0 || !first[0]) return null;
  return `Won by ${enumerated(first.map(({ name }) => calledName(clubs, name)))} with ${formatPoints(first[0].points)} points`;
}
