import { Suspense } from "react";
import { recordsIn } from "@/data/readState";
import { useListings } from "@/data/useListing";
import { usePlayers } from "@/data/usePlayers";
import type { RecordOf } from "@/records/record";
import { sameName, compareNames } from "@/domain/names";
import { cupOfStage } from "@/domain/match/stage";
import { cupsIn, type Cup } from "@/domain/season/cups";
import { matchesCounted, playersByResults, playersOf } from "@/domain/season/figures";
import { settingsOf } from "@/domain/season/seasons";
import { topPlayers } from "@/domain/people/statistics";
import { topCards } from "@/domain/people/topCards";
import type { TopList as TopListOf } from "@/domain/sport";
import { Listing } from "@/ui/Listing";
import { useSeason } from "../season/useSeason";
import { Skeleton } from "@/ui/Skeleton";
import { TopList } from "@/ui/statistics/TopList";
import { laterPart } from "@/ui/later/later";
import { InLeague, useLeague, useClubs } from "@/ui/leagueContext";
import { useClubsState } from "@/data/useClubs";
import { clubTitle } from "@/domain/league/clubTitle";
import { SelectField } from "@/ui/SelectField";
import { WhenSeen } from "../motion/WhenSeen";
import styles from "./StatsPage.module.css";
import { useStatsFilter, type StatsFilter } from "./useStatsFilter";

const GoalsByMinute = laterPart(() => import("./GoalsByMinute"));
const TeamsPart = laterPart(() => import("./TeamsPart"));
const PartScores = laterPart(() => import("./PartScores"));
const SuspendedPart = laterPart(() => import("../suspensions/SuspendedPart"));

type Players = readonly RecordOf<"players">[];
type Results = readonly RecordOf<"results">[];

function entriesOf(
  list: TopListOf,
  players: Players,
  results: Results,
  { isShown, club }: StatsFilter,
) {
  switch (list.source) {
    case "yellowCards":
      return topCards(results, players, "yellow", isShown, club?.name);
    case "redCards":
      return topCards(results, players, "red", isShown, club?.name);
    default:
      return topPlayers(
        players.filter((record) => isShown({ record })),
        list.source,
      ).map((entry) => (club ? { ...entry, club: club.name } : entry));
  }
}

const isCards = ({ source }: TopListOf) => source === "yellowCards" || source === "redCards";

/**
 * The page of statistics: the sport's top lists, from figures of players and from the cards in results; also
 * suspensions, team figures and charts.
 */
export default function StatsPage() {
  const league = useLeague();
  const { season, past } = useSeason();
  const players = usePlayers(league, past);
  const [results, seasons] = useListings([
    { league, kind: "results", season: past, whole: true },
    { league, kind: "seasons", season: past },
  ]);
  const { topLists, tie } = league.game;
  const { clubs, state: teams } = useClubsState(league);
  const skeleton = <Skeleton shape="block" className={styles.placeholder} />;
  const playersNow = recordsIn(players);

  const all = recordsIn(results);
  const cups = cupsIn(season.cups ?? []).filter(({ id }) =>
    all.some(({ stage }) => cupOfStage(stage) === id),
  );
  const filter = useStatsFilter(clubs, cups);
  const competition = { past, cup: filter.cup?.id };
  const played = matchesCounted(league, all, competition);
  const hasGoals = played.some(({ goalsA, goalsB }) => goalsA.length + goalsB.length > 0);

  const settings = recordsIn(seasons);
  const isComputed = settingsOf(league, settings, past).players === "computed";
  /**
   * Returns the players with the figures to show. If a club is chosen and results give the figures, only what they did
   * for this club counts.
   */
  const chosen = (records: Players): Players => {
    const { club, cup } = filter;
    if (!club) return cup ? playersByResults(league, records, all, competition) : records;
    return isComputed || cup
      ? playersOf(league, records, all, { ...competition, club: club.name })
      : records.filter((player) => sameName(player.club, club.name));
  };

  const lists = (wanted: readonly TopListOf[], squads: Players, of: Results) =>
    wanted.map((list) => (
      <InLeague key={list.source} league={league} clubs={clubs}>
        <TopList
          past={past}
          title={list.title}
          entries={entriesOf(list, squads, of, filter)}
          empty={`No ${list.title.toLowerCase()} ${filter.isOn ? "for this selection " : ""}${past ? `in ${season.label}` : "so far this season"}.`}
        />
      </InLeague>
    ));

  const fromPlayers = topLists.filter((list) => !isCards(list));
  const fromResults = topLists.filter(isCards);
  return (
    <>
      <InLeague league={league} clubs={teams.status === "ready" ? clubs : []}>
        <StatsFilterBar cups={cups} filter={filter} />
      </InLeague>
      <div className={styles.lists} data-pair={(!tie && topLists.length === 2) || undefined}>
        <Listing
          state={players}
          what="players"
          skeleton={fromPlayers.map(({ source }) => (
            <div key={source}>{skeleton}</div>
          ))}
        >
          {({ records }) => lists(fromPlayers, chosen(records), [])}
        </Listing>
        {tie && (
          <Listing state={results} what="results" skeleton={skeleton}>
            {() => (
              <Suspense fallback={skeleton}>
                <InLeague league={league} clubs={clubs}>
                  <PartScores
                    club={filter.club?.name}
                    isShown={filter.isShown}
                    past={past}
                    players={playersNow}
                    results={played}
                  />
                </InLeague>
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
            {() => lists(fromResults, playersNow, played)}
          </Listing>
        )}
        {league.game.bans && !past && (
          <div className={styles.suspended}>
            <Suspense fallback={null}>
              <InLeague league={league} clubs={clubs}>
                <SuspendedPart club={filter.club?.name} />
              </InLeague>
            </Suspense>
          </div>
        )}
        {league.collections.standings &&
          !filter.cup &&
          (results.status === "loading" || played.length > 0) && (
            <WhenSeen className={styles.teams}>
              <Suspense fallback={null}>
                <InLeague league={league} clubs={clubs}>
                  <TeamsPart club={filter.club} past={past} />
                </InLeague>
              </Suspense>
            </WhenSeen>
          )}
        {league.game.scorerFigure === "minute" && hasGoals && (
          <WhenSeen className={styles.chart}>
            <Suspense fallback={null}>
              <GoalsByMinute club={filter.club} results={played} />
            </Suspense>
          </WhenSeen>
        )}
      </div>
    </>
  );
}

interface Props {
  /** The season's cups that have results. */
  readonly cups: readonly Cup[];
  readonly filter: StatsFilter;
}

/** The filters: club, position (if the sport has positions) and cup (if one has results). */
function StatsFilterBar({ cups, filter }: Props) {
  const league = useLeague();
  const clubs = useClubs();
  const { clubNoun, game } = league;
  const { chosen, choose } = filter;
  const sorted = clubs.toSorted((a, b) => compareNames(a.name, b.name));
  return (
    <div className={styles.filters}>
      <SelectField
        className={styles.filter}
        hideLabel
        label={clubTitle(league)}
        onChange={(club) => choose({ club })}
        options={[
          { value: "", label: `All ${clubNoun}s` },
          ...sorted.map(({ slug, called }) => ({ value: slug, label: called })),
        ]}
        value={chosen.club}
      />
      {game.positions.length > 0 && (
        <SelectField
          className={styles.filter}
          hideLabel
          label="Position"
          onChange={(position) => choose({ position })}
          options={[
            { value: "", label: "All positions" },
            ...game.positions.map((position) => ({ value: position, label: position })),
          ]}
          value={chosen.position}
        />
      )}
      {cups.length > 0 && (
        <SelectField
          className={styles.filter}
          hideLabel
          label="Competition"
          onChange={(cup) => choose({ cup })}
          options={[
            { value: "", label: league.name },
            ...cups.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={chosen.cup}
        />
      )}
    </div>
  );
}
