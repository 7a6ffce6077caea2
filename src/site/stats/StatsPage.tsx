import { Suspense } from "react";
import { useClubs } from "@/data/useClubs";
import { useListings } from "@/data/useListing";
import { usePlayers } from "@/data/usePlayers";
import type { RecordOf } from "@/domain/records/record";
import { topCards, topPlayers } from "@/domain/people/statistics";
import type { League } from "@/leagues/league";
import type { TopList as TopListOf } from "@/domain/sport";
import { Listing } from "@/ui/Listing";
import { useSeason } from "../season/useSeason";
import { Skeleton } from "@/ui/Skeleton";
import { TopList } from "@/ui/statistics/TopList";
import { laterPart } from "@/ui/later/later";
import { WhenSeen } from "../motion/WhenSeen";
import styles from "./StatsPage.module.css";

const GoalsByMinute = laterPart(() => import("./GoalsByMinute"));
const PartScores = laterPart(() => import("./PartScores"));

type Players = readonly RecordOf<"players">[];
type Results = readonly RecordOf<"results">[];

function entriesOf(list: TopListOf, players: Players, results: Results) {
  switch (list.source) {
    case "yellowCards":
      return topCards(results, players, "yellow");
    case "redCards":
      return topCards(results, players, "red");
    default:
      return topPlayers(players, list.source);
  }
}

const isCards = ({ source }: TopListOf) => source === "yellowCards" || source === "redCards";

/** The top lists of the sport: figures of players, and cards counted from the bookings of results. */
export default function StatsPage({ league }: { readonly league: League }) {
  const { season, past } = useSeason(league);
  const players = usePlayers(league, past);
  const [results] = useListings([{ league, kind: "results", season: past, whole: true }]);
  const { topLists, tie } = league.game;
  const clubs = useClubs(league);
  const skeleton = <Skeleton shape="block" className={styles.placeholder} />;
  const playersNow = players.status === "ready" ? players.listing.records : [];

  const played = results.status === "ready" ? results.listing.records : [];
  const hasGoals = played.some(({ goalsA, goalsB }) => goalsA.length + goalsB.length > 0);

  const lists = (wanted: readonly TopListOf[], squads: Players, of: Results) =>
    wanted.map((list) => (
      <TopList
        key={list.source}
        league={league}
        past={past}
        title={list.title}
        entries={entriesOf(list, squads, of)}
        clubs={clubs}
        empty={`No ${list.title.toLowerCase()} ${past ? `in ${season.label}` : "so far this season"}.`}
      />
    ));

  const fromPlayers = topLists.filter((list) => !isCards(list));
  const fromResults = topLists.filter(isCards);
  return (
    <div className={styles.lists} data-pair={(!tie && topLists.length === 2) || undefined}>
      <Listing
        state={players}
        what="players"
        skeleton={fromPlayers.map(({ source }) => (
          <div key={source}>{skeleton}</div>
        ))}
      >
        {({ records }) => lists(fromPlayers, records, [])}
      </Listing>
      {tie && (
        <Listing state={results} what="results" skeleton={skeleton}>
          {({ records }) => (
            <Suspense fallback={skeleton}>
              <PartScores
                clubs={clubs}
                league={league}
                past={past}
                players={playersNow}
                results={records}
              />
            </Suspense>
          )}
        </Listing>
      )}
      {fromResults.length > 0 && (
        <Listing
          state={results}
          what="results"
          skeleton={fromResults.map(({ source }) => (
            <div key={source}>{skeleton}</div>
          ))}
        >
          {({ records }) => lists(fromResults, playersNow, records)}
        </Listing>
      )}
      {league.game.scorerFigure === "minute" && hasGoals && (
        <WhenSeen className={styles.chart}>
          <Suspense fallback={null}>
            <GoalsByMinute clubs={clubs} results={played} />
          </Suspense>
        </WhenSeen>
      )}
    </div>
  );
}
