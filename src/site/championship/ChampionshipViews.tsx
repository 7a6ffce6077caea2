import { Suspense, useState } from "react";
import type { LeagueRecords } from "@/data/useArena";
import type { HouseLine, LeagueShare } from "@/domain/season/championship";
import { calledMatch } from "@/domain/season/calledName";
import { clubsOf } from "@/domain/season/clubs";
import { latestOf } from "@/domain/season/lastChange";
import { settingsOf } from "@/domain/season/seasons";
import { Icon } from "@/ui/Icon";
import { Section } from "@/ui/Section";
import { ChangeStamp } from "@/ui/standings/ChangeStamp";
import { Segments } from "@/ui/standings/Segments";
import { InLeague } from "@/ui/where";
import { laterPart } from "@/ui/later/later";
import { WhenSeen } from "../motion/WhenSeen";
import styles from "./ChampionshipPage.module.css";
import { HouseList } from "./HouseList";
import { HouseTable } from "./HouseTable";
import { StillToCome } from "./StillToCome";
import { sharedExample } from "./words";

const Medals = laterPart(() => import("./Medals"));
const PastYears = laterPart(() => import("./PastYears"));
const HouseRace = laterPart(() => import("./HouseRace"));

const views = [
  { value: "points", label: "Points" },
  { value: "medals", label: "Medals" },
  { value: "past", label: "Past years" },
] as const;

type View = (typeof views)[number]["value"];

interface Props {
  readonly shares: readonly LeagueShare[];
  readonly lines: readonly HouseLine[];
  readonly read: readonly LeagueRecords[];
}

/** The table of the houses in its three views, how it counts, and what is still to be played. */
export function ChampionshipViews({ shares, lines, read }: Props) {
  const [view, setView] = useState<View>("points");
  const latest = read
    .flatMap(({ league, records, readAt }) => {
      const result = latestOf(records.results, settingsOf(league, records.seasons, undefined));
      if (!result) return [];
      const clubs = clubsOf(league, records.teams);
      return { league, result: calledMatch(clubs, result), readAt };
    })
    .toSorted((a, b) => (b.result.updatedAt ?? 0) - (a.result.updatedAt ?? 0))[0];
  return (
    <>
      <div className={styles.head}>
        <Segments chosen={view} label="Show" onChoose={setView} options={views} />
        {latest && view !== "past" && (
          <p className={styles.stamp}>
            <Icon name="clock" size={16} />
            <span>
              <InLeague league={latest.league}>
                <ChangeStamp named readAt={latest.readAt} result={latest.result} />
              </InLeague>
            </span>
          </p>
        )}
      </div>
      {view === "points" && (
        <>
          <HouseTable lines={lines} shares={shares} />
          <HouseList lines={lines} shares={shares} />
        </>
      )}
      <Suspense fallback={null}>
        {view === "medals" && <Medals lines={lines} />}
        {view === "past" && <PastYears read={read} />}
      </Suspense>
      {view !== "past" && (
        <div className={styles.below}>
          <Section title="How it counts">
            {view === "medals" ? (
              <p>
                Each league’s first place is a gold, its second a silver, its third a bronze, for
                the houses its clubs play for. The house with more golds is ahead, level on those
                the one with more silvers, then with more bronzes.
              </p>
            ) : (
              <p>
                Each league gives its places <strong>10, 8, 6, 5, 4, 3, 2, 1</strong> points, to the
                houses its clubs play for. Clubs that share places share the points.{" "}
                {sharedExample(shares)} Level on points, the house with more firsts is ahead, then
                with more seconds.
              </p>
            )}
          </Section>
          <StillToCome read={read} shares={shares} />
          {view === "points" && mayBeRace(read) && (
            // As much room as the race takes: what stands below does not move when it comes.
            <div style={{ minBlockSize: `${lines.length * 3.25 + 11}rem` }}>
              <WhenSeen>
                <Suspense fallback={null}>
                  <HouseRace lines={lines} read={read} />
                </Suspense>
              </WhenSeen>
            </div>
          )}
        </div>
      )}
    </>
  );
}

/** Whether so much has been played that there may be days to go through. */
const mayBeRace = (read: readonly LeagueRecords[]) =>
  read.flatMap(({ records: { results, events = [] } }) => [...results, ...events]).length > 2;
