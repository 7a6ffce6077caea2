import { arena } from "@arena/arena";
import { houses } from "@/domain/houses";
import { Suspense, useState } from "react";
import type { LeagueRecords } from "@/data/useArena";
import type { HouseLine, LeagueShare } from "@/domain/season/championship";
import { clubsOf } from "@/domain/season/clubs";
import { latestOf } from "@/domain/season/lastChange";
import { settingsOf } from "@/domain/season/seasons";
import { Icon } from "@/ui/Icon";
import { Section } from "@/ui/Section";
import { ChangeStamp } from "@/ui/standings/ChangeStamp";
import { Segments } from "@/ui/standings/Segments";
import { InLeague } from "@/ui/leagueContext";
import { laterPart } from "@/ui/later/later";
import { isToBePlayed } from "@/domain/match/match";
import { matchesOf } from "@/domain/match/matches";
import { formatKickOff } from "@/domain/time";
import { paths } from "@/leagues/paths";
import { Glyph } from "@/ui/art/Glyph";
import { Link } from "@/ui/Link";
import { useNow } from "@/ui/match/useNow";
import { useZone } from "@/ui/match/useZone";
import { formatPoints } from "@/domain/meet/showPoints";
import { DataTable, type Column } from "@/ui/DataTable";
import { WhenSeen } from "../motion/WhenSeen";
import styles from "./ChampionshipPage.module.css";
import houseTableStyles from "./HouseTable.module.css";
import { HouseList } from "./HouseList";
import { sharedExample, leagueLabel, progressWords } from "./words";
import { houseColumns } from "./houseColumns";

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

/** The championship's three views (points, medals, past years), with how it counts and what is still to be played. */
export function ChampionshipViews({ shares, lines, read }: Props) {
  const [view, setView] = useState<View>("points");
  const latest = read
    .flatMap(({ league, records, readAt }) => {
      const result = latestOf(records.results, settingsOf(league, records.seasons, undefined));
      if (!result) return [];
      const clubs = clubsOf(league, records.teams);
      return { league, clubs, result, readAt };
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
              <InLeague clubs={latest.clubs} league={latest.league}>
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
                the {houses} its clubs play for. The {arena.house} with more golds is ahead; if
                these are equal, the one with more silvers, then with more bronzes.
              </p>
            ) : (
              <p>
                Each league gives its places <strong>10, 8, 6, 5, 4, 3, 2, 1</strong> points, to the{" "}
                {houses} its clubs play for. Clubs that share places share the points.{" "}
                {sharedExample(shares)} Level on points, the {arena.house} with more firsts is
                ahead, then with more seconds.
              </p>
            )}
          </Section>
          <StillToCome read={read} shares={shares} />
          {view === "points" && mayBeRace(read) && (
            // Reserves the height of the race, so that the parts below do not move when it is loaded.
            <div style={{ minBlockSize: `${lines.length * 3.25 + 11}rem` }}>
              <WhenSeen>
                <Suspense fallback={null}>
                  <HouseRace leagues={read} lines={lines} />
                </Suspense>
              </WhenSeen>
            </div>
          )}
        </div>
      )}
    </>
  );
}

/** Whether enough has been played for a race with several days. A guess; the race itself counts the days. */
const mayBeRace = (read: readonly LeagueRecords[]) =>
  read.flatMap(({ records: { results, events = [] } }) => [...results, ...events]).length > 2;

interface StillToComeProps {
  readonly shares: readonly LeagueShare[];
  readonly read: readonly LeagueRecords[];
}

/** Returns the time of the next match or meet, in epoch milliseconds; null if none is planned. */
function nextIn({ records }: LeagueRecords, now: number): number | null {
  const meets = (records.meets ?? []).flatMap(({ date }) => date ?? []);
  const matches = matchesOf(records.fixtures, records.results)
    .filter((match) => isToBePlayed(match, now))
    .flatMap(({ schedule }) => schedule?.date ?? []);
  const dates = [...meets, ...matches].filter((date) => date > now);
  return dates.length > 0 ? Math.min(...dates) : null;
}

/** The list of leagues that have not ended, each with its next match or meet. */
function StillToCome({ shares, read }: StillToComeProps) {
  const zone = useZone();
  const now = useNow(read[0]?.readAt ?? 0);
  const open = shares.filter(({ progress }) => progress !== "final");
  if (open.length === 0) return null;
  return (
    <Section title="Still to come">
      <ul className={styles.coming} role="list">
        {open.map(({ league, progress }) => {
          const records = read.find((one) => one.league === league);
          const date = formatKickOff(records ? nextIn(records, now) : null, zone)?.date;
          const one = league.meets ? "meet" : "match";
          const next = date ? `next ${one} ${date}` : `no ${one} planned`;
          return (
            <li data-sport={league.sport} key={league.slug}>
              <Link className={styles.open} to={paths.page(league, "matches")}>
                <Glyph className={styles.glyph ?? ""} sport={league.sport} />
                <span>
                  <span className={styles.name}>{league.name}</span>
                  <span className="text-caption text-secondary">
                    {progress === "notYet" ? `not yet: ${next}` : next}
                  </span>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

interface HouseTableProps {
  readonly lines: readonly HouseLine[];
  readonly shares: readonly LeagueShare[];
}

/** The championship's table on wide screens: a row for each house, a column for each league. */
function HouseTable({ lines, shares }: HouseTableProps) {
  return (
    <div className={houseTableStyles.card}>
      <DataTable
        caption={`Points of the ${houses} by league`}
        columns={[...houseColumns, ...shares.map(columnOf), firsts, points]}
        keyOf={({ name }) => name}
        look={houseTableStyles}
        rows={lines}
      />
    </div>
  );
}

const firsts: Column<HouseLine> = {
  label: "First places",
  term: { word: "Firsts", of: "Houses’ firsts" },
  cell: ({ places: [count = 0] }) => (count === 0 ? "–" : count),
};

const points: Column<HouseLine> = {
  label: "Points",
  term: { word: "Points", of: "Houses’ points" },
  is: "score",
  cell: ({ points: sum }) => formatPoints(sum),
};

/** Returns the column with each house's points from one league. */
function columnOf(share: LeagueShare): Column<HouseLine> {
  const { league, progress } = share;
  return {
    label: league.name,
    data: { "data-final": progress === "final", "data-sport": league.sport },
    head: (
      <>
        <Link className={houseTableStyles.league} to={paths.page(league, "home")}>
          <Glyph className={houseTableStyles.glyph ?? ""} sport={league.sport} />
          {leagueLabel(league)}
        </Link>
        <span className={houseTableStyles.progress}>{progressWords[progress]}</span>
      </>
    ),
    cell: (line) => <Points line={line} share={share} />,
  };
}

function Points({ line, share }: { readonly line: HouseLine; readonly share: LeagueShare }) {
  const { league, progress, clubs } = share;
  const own = line.from.get(league.slug);
  const isFirst = clubs.some(({ house, place }) => house === line.name && place === 1);
  if (own === undefined || own === null)
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">{progress === "notYet" ? "not yet" : "no team"}</span>
      </>
    );
  return progress !== "notYet" && isFirst ? (
    <span className={houseTableStyles.first}>{formatPoints(own)}</span>
  ) : (
    formatPoints(own)
  );
}
