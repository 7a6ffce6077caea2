import { Suspense } from "react";
import { formatPoints } from "@/domain/meet/showPoints";
import { sameName } from "@/domain/names";
import type { MeetSeason } from "@/domain/season/meets";
import { paths } from "@/leagues/paths";
import { EmptyState } from "@/ui/EmptyState";
import { laterPart } from "@/ui/later/later";
import { Link } from "@/ui/Link";
import { Section } from "@/ui/Section";
import { useLeague } from "@/ui/leagueContext";
import { ClubHeader, type ClubBlock } from "../club/ClubHeader";
import clubStyles from "../club/ClubPage.module.css";
import { ClubParts, pastParts } from "../club/ClubParts";
import { ClubSquad } from "../club/ClubSquad";
import { ClubFrame, type ClubPageProps } from "../club/OneClub";
import { MeetFacts } from "./MeetHead";
import styles from "./Meets.module.css";
import { WithMeetSeason } from "./WithMeetSeason";
import { meetPath } from "./words";

// These parts are below the meets, so their code is in separate files.
const TeamCalendar = laterPart(async () => ({
  default: (await import("./MeetCalendar")).TeamCalendar,
}));
const ClubPast = laterPart(() => import("../club/ClubPast"));

/** The page of a team in a league of meets. */
export default function MeetClubPage({ slug }: ClubPageProps) {
  return (
    <ClubFrame slug={slug}>
      {(block) => (
        <>
          <ClubHeader {...block} />
          <div className={clubStyles.columns}>
            <div>
              <Meets {...block} />
            </div>
            <div>
              <ClubSquad {...block} />
            </div>
          </div>
        </>
      )}
    </ClubFrame>
  );
}

/** The team's place and points in each meet and in the season, and the parts about earlier seasons. */
function Meets({ club }: ClubBlock) {
  const league = useLeague();
  return (
    <>
      <Section action={<Link to={paths.page(league, "matches")}>All meets</Link>} title="Meets">
        <WithMeetSeason>
          {(season) => (
            <>
              <MeetRows club={club} season={season} />
              <p className={styles.calendar}>
                <Suspense fallback={null}>
                  <TeamCalendar club={club} meets={season.meets} />
                </Suspense>
              </p>
            </>
          )}
        </WithMeetSeason>
      </Section>
      <ClubParts Filled={ClubPast} club={club} parts={pastParts(league)} />
    </>
  );
}

interface MeetRowsProps extends Pick<ClubBlock, "club"> {
  readonly season: MeetSeason;
}

/** The team's place in the season so far, and its place and points in each meet. */
function MeetRows({ club, season: { meets, table } }: MeetRowsProps) {
  const league = useLeague();
  const own = table.find(({ name }) => sameName(name, club.name));
  const finished = meets.filter(({ done }) => done > 0);
  if (finished.length === 0 || !own) {
    return (
      <EmptyState spot="no-results" title="No results yet">
        They appear with the first event.
      </EmptyState>
    );
  }
  return (
    <>
      <p className="mb-3 text-secondary">
        Place {own.rank} of {table.length} · {formatPoints(own.points)} points · events won:{" "}
        {own.places[0] ?? 0}
      </p>
      <ul className={styles.timetable} role="list">
        {finished.map((one) => {
          const row = one.table.find(({ name }) => sameName(name, club.name));
          return (
            <li className={styles.clubMeet} key={one.meet.id}>
              <Link to={meetPath(league, one.meet.id)}>{one.meet.name}</Link>
              <MeetFacts seasonMeet={one} />
              <p>
                Place {row?.rank ?? "–"}, <b>{formatPoints(row?.points ?? 0)}</b> points
              </p>
            </li>
          );
        })}
      </ul>
    </>
  );
}
