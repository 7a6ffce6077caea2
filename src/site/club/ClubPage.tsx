import { Suspense, type ReactNode } from "react";
import { recordsRead } from "@/data/readState";
import { useListing, useListings } from "@/data/useListing";
import { sameName } from "@/domain/names";
import { asCounted, outIn } from "@/domain/match/asCounted";
import { formOf } from "@/domain/match/form";
import { decidedIn } from "@/domain/season/format";
import { FormGuide } from "@/ui/form/FormGuide";
import { laterPart } from "@/ui/later/later";
import { useLeague } from "@/ui/where";
import { CalendarButton } from "../calendar/CalendarButton";
import { useMatches } from "../match/useMatches";
import { WhenSeen } from "../motion/WhenSeen";
import { ClubFixtures } from "./ClubFixtures";
import { ClubHeader, type ClubBlock } from "./ClubHeader";
import headerStyles from "./ClubHeader.module.css";
import styles from "./ClubPage.module.css";
import { ClubResults } from "./ClubResults";
import { ClubSquad } from "./ClubSquad";
import { OneClub, type ClubPageProps } from "./OneClub";
import { ScorersSkeleton } from "./ScorersSkeleton";
import { SeasonSkeleton } from "./SeasonSkeleton";

// Their code, with the players' figures and the whole engine, comes once the rest of the page has its data.
const ClubPlace = laterPart(() => import("./ClubPlace"));
const ClubScorers = laterPart(() => import("./ClubScorers"));
const ClubSeason = laterPart(() => import("./ClubSeason"));
const ClubMore = laterPart(() => import("./ClubMore"));

/** The page of a club that plays matches, all of it derived from what its league keeps. */
export default function ClubPage({ slug }: ClubPageProps) {
  const league = useLeague();
  const { collections } = league;
  return (
    <OneClub slug={slug}>
      {(block, isLoading) => (
        <>
          {collections.results && <AskedAhead />}
          <ClubHeader
            {...block}
            actions={collections.fixtures && <ClubCalendar {...block} />}
            course={<Course {...block} />}
          />
          <div className={styles.columns}>
            <div>
              {collections.fixtures && <ClubFixtures {...block} />}
              {collections.results && <ClubResults {...block} />}
              {collections.players && (
                <AfterData isLoading={isLoading} room={<ScorersSkeleton />}>
                  <ClubScorers {...block} />
                </AfterData>
              )}
            </div>
            <div>
              {collections.players && <ClubSquad {...block} />}
              {collections.results && (
                <AfterData isLoading={isLoading} room={<SeasonSkeleton />}>
                  <ClubSeason {...block} />
                </AfterData>
              )}
            </div>
            {collections.results && (
              <WhenSeen className={styles.later}>
                <AfterData isLoading={isLoading} room={null}>
                  <ClubMore {...block} />
                </AfterData>
              </WhenSeen>
            )}
          </div>
        </>
      )}
    </OneClub>
  );
}

interface AfterDataProps {
  readonly isLoading: boolean;
  /** What stands there until the part is here. */
  readonly room: ReactNode;
  readonly children: ReactNode;
}

/** A part whose code comes once the page has its data. */
function AfterData({ isLoading, room, children }: AfterDataProps) {
  return isLoading ? room : <Suspense fallback={room}>{children}</Suspense>;
}

/** Asks with the first requests for what scorers and charts are of, so that they find it when their code is here. */
function AskedAhead() {
  const league = useLeague();
  useListings([{ league, kind: "results", whole: true }]);
  return null;
}

/** The club's place, or its group where there is no table, and its form. */
function Course({ club }: ClubBlock) {
  const league = useLeague();
  const { standings, results } = league.collections;
  return (
    <>
      {club.group && !standings && <span>Group {club.group}</span>}
      {standings && (
        <span className={headerStyles.rank}>
          <Suspense fallback={null}>
            <ClubPlace name={club.name} />
          </Suspense>
        </span>
      )}
      {results && (
        <span className={headerStyles.form}>
          <Form name={club.name} />
        </span>
      )}
    </>
  );
}

interface FormProps {
  readonly name: string;
}

function Form({ name }: FormProps) {
  const league = useLeague();
  const results = useListing(league, "results");
  const rows = recordsRead(useListing(league, "standings")) ?? [];
  if (results.status !== "ready") return null;
  const decided = decidedIn(league, "", results.value.records);
  const outcomes = formOf(name, asCounted(decided, outIn(rows)));
  return outcomes.length > 0 ? <FormGuide form={outcomes} /> : null;
}

/** Offers the club's matches to the visitor's calendar. */
function ClubCalendar({ club }: Pick<ClubBlock, "club">) {
  const league = useLeague();
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
