import { useMemo, type ReactNode } from "react";
import { countsForHouses, useArena, type ArenaView, type LeagueRecords } from "@/data/useArena";
import type { Day } from "@/domain/day";
import { playsNow } from "@/leagues/playsAround";
import { useLiveOf, type ShownLiveMatch } from "@/ui/match/liveNow";
import { useFollowed } from "@/ui/mine/mine";
import { InLeague, useLeague } from "@/ui/leagueContext";
import { arena } from "@arena/arena";
import { houseTable, leagueShare, type AnyRecords } from "@/domain/season/championship";
import { paths } from "@/leagues/paths";
import { Picture } from "@/ui/art/Picture";
import { Link } from "@/ui/Link";
import { houses } from "@/domain/houses";
import { amountOf } from "@/domain/wording";
import { Glyph } from "@/ui/art/Glyph";
import { Card } from "@/ui/Card";
import { ShortTable } from "@/ui/standings/ShortTable";
import { byTime, dayPartOf, dayParts, type DayPart } from "@/domain/match/agenda";
import type { ListedMatch } from "@/domain/match/listed";
import { latestWeekNumber } from "@/domain/match/week";
import { sameName } from "@/domain/names";
import { movementOf, playedBy, rankChanges } from "@/domain/table/movement";
import { clubsOf, namedClubs, type ResolvedClub } from "@/domain/season/clubs";
import { competitionOf, type Table } from "@/domain/season/competition";
import type { League } from "@/domain/league/league";
import { isFollowed } from "@/ui/mine/isFollowed";
import type { LeagueDays } from "../leagueMatches";
import { leadInWords } from "../../championship/words";
import { withScores, scoresInPlay } from "../../standings/whatIf";
import styles from "./TodayAside.module.css";

interface TodayAsideProps {
  /** The leagues that the page shows. */
  readonly leagues: readonly LeagueDays[];
  readonly day: Day;
  /** The present time, in epoch milliseconds. */
  readonly now: number;
}

const nobody = { slug: "" };

/**
 * The column beside a day's matches: the table that the matches change, and the championship of all sports. Uses the
 * same records as the matches, so that no document is loaded twice.
 */
export default function TodayAside(props: TodayAsideProps): ReactNode {
  const view = useArena(playsNow);
  return !view.isLoading && <LoadedAside view={view} {...props} />;
}

interface LoadedAsideProps extends TodayAsideProps {
  readonly view: ArenaView;
}

function LoadedAside({ view, leagues, day, now }: LoadedAsideProps) {
  const { clubs: followed } = useFollowed();
  const found = useMemo(
    () => findTelling(leagues, view.read, { day, now, followed }),
    [view.read, leagues, day, now, followed],
  );
  const live = useLiveOf(found?.telling.league ?? nobody);
  const moving = useMemo(
    () => found && movingTable(found.telling, found.read.records, live),
    [found, live],
  );
  return (
    <>
      {moving && (
        <InLeague league={moving.league} clubs={moving.clubs}>
          <AsideTable {...moving} />
        </InLeague>
      )}
      {view.failed.length === 0 && (
        <ChampionshipCard
          isWhole={!view.unasked.some(countsForHouses)}
          read={view.read.filter(({ league }) => countsForHouses(league))}
        />
      )}
    </>
  );
}

interface ChampionshipCardProps {
  /** The leagues that count for the championship. */
  readonly read: readonly LeagueRecords[];
  /** Whether `read` contains all leagues that count; without one of them, the wrong house could be named as leader. */
  readonly isWhole: boolean;
}

/** A link to the championship; names the leading house if all leagues are loaded. */
function ChampionshipCard({ read, isWhole }: ChampionshipCardProps) {
  const words = useMemo(() => {
    if (!isWhole) return { lead: `All ${houses}`, condition: "" };
    const shares = read.map(({ league, records }) => leagueShare(league, records));
    const lines = houseTable(shares);
    return lines.length > 0 ? leadInWords(lines, shares) : null;
  }, [read, isWhole]);
  // There are no points yet, so no height is reserved (Today.module.css).
  if (!words) return <span data-nothing="" hidden />;
  const { lead, condition } = words;
  return (
    <Link className={styles.championship} data-on-ink="" to={paths.championship()}>
      <span className={styles.podium}>
        <Picture
          alt=""
          art={{ id: "20-podium" }}
          className={styles.picture ?? ""}
          crop="square"
          sizes="160px"
        />
      </span>
      <span className={styles.words}>
        <span className={styles.overline}>{arena.championship}</span>
        <strong>{lead}</strong>
        <span>{["All sports", condition].filter(Boolean).join(", ")}</span>
      </span>
    </Link>
  );
}

/** How many lines are shown; the table's page has the others. */
const ASIDE_LINES = 8;

/** The table that the day's matches change, with arrows for the places that each team went up or down. */
function AsideTable({ table, isLive, by, places }: MovingTable) {
  const league = useLeague();
  const name = [league.name, table.group && `Group ${table.group}`].filter(Boolean).join(", ");
  return (
    <Card data-sport={league.sport} flush>
      <div className={styles.head}>
        <Glyph className={styles.glyph ?? ""} sport={league.sport} />
        <h2>
          <Link to={paths.page(league, "standings")}>{name}</Link>
        </h2>
        {isLive && <span className={styles.live}>As it stands</span>}
      </div>
      <ShortTable
        behind={(team) => <PlaceArrow by={by} places={places.get(team) ?? 0} />}
        caption={isLive ? `${name}, as it stands` : name}
        lines={ASIDE_LINES}
        table={table}
      />
    </Card>
  );
}

/** An arrow after the team's name, with words for screen readers. */
function PlaceArrow({ places, by }: { readonly places: number; readonly by: string }) {
  if (places === 0) return null;
  const words = `${places > 0 ? "up" : "down"} ${amountOf(Math.abs(places), "place")} ${by}`;
  return (
    <span className={styles.moved} data-way={places > 0 ? "up" : "down"} title={words}>
      <span aria-hidden="true"> {places > 0 ? "▲" : "▼"}</span>
      <span className="visually-hidden">, {words}</span>
    </span>
  );
}

/** A match with its league. */
interface OfLeague {
  readonly league: League;
  readonly match: ListedMatch;
}

interface AsideContext {
  readonly day: Day;
  /** The present time, in epoch milliseconds. */
  readonly now: number;
  /** Keys of the clubs that the visitor follows. */
  readonly followed: readonly string[];
}

interface WeighedMatch extends OfLeague {
  readonly day: Day;
  readonly part: DayPart;
  /** Whether a followed club plays in the match. */
  readonly isMine: boolean;
}

function weighed(
  { league, clubs }: LeagueDays,
  day: Day,
  match: ListedMatch,
  { now, followed }: AsideContext,
): WeighedMatch {
  const isMine = isFollowed({ league, clubs }, [match.teamA, match.teamB], followed);
  return { league, match, day, part: dayPartOf(match, now, league.game.matchMinutes), isMine };
}

/**
 * Returns the matches whose tables are most relevant for a day, one per league, the most relevant first: live matches,
 * then those of followed clubs, then finished and coming ones. If the day has no match, the next matches.
 */
function tellingMatches(leagues: readonly LeagueDays[], shown: AsideContext): readonly OfLeague[] {
  const all = leagues.flatMap((of) =>
    [...of.days].flatMap(([day, occasions]) =>
      // Meets are left out, because a table of meets is not about one match.
      occasions.flatMap((one) => (one.kind === "match" ? weighed(of, day, one.match, shown) : [])),
    ),
  );
  const ofDay = all.filter(({ day }) => day === shown.day);
  const isLive = ({ part }: WeighedMatch) => part === "live";
  const inOrder =
    ofDay.length > 0
      ? ofDay.toSorted(
          (a, b) =>
            Number(isLive(b)) - Number(isLive(a)) ||
            Number(b.isMine) - Number(a.isMine) ||
            dayParts.indexOf(a.part) - dayParts.indexOf(b.part) ||
            byTime(a.match, b.match),
        )
      : all.filter(({ day }) => day > shown.day).toSorted((a, b) => byTime(a.match, b.match));
  return inOrder.filter(
    ({ league }, at) => inOrder.findIndex((one) => one.league === league) === at,
  );
}

/** A table beside a day's matches, with the changes of places. */
interface MovingTable {
  readonly league: League;
  readonly clubs: readonly ResolvedClub[];
  readonly table: Table;
  /** Whether live matches are counted. */
  readonly isLive: boolean;
  /** What changed the places: "as it stands", "in game week 5"; '' if nothing did. */
  readonly by: string;
  /** How many places each team went up; negative if it went down. */
  readonly places: ReadonlyMap<string, number>;
}

/**
 * Returns the table of a match's teams: with live matches counted, else with the changes of the latest game week. Null
 * if the league shows no table or none has these teams.
 */
function movingTable(
  { league, match }: OfLeague,
  records: AnyRecords,
  live: ReadonlyMap<string, ShownLiveMatch>,
): MovingTable | null {
  if (league.pages.standings !== "real") return null;
  const { tables, format } = competitionOf(league, records);
  const table = tables.find(({ lines }) =>
    lines.some(({ row }) => sameName(row.team, match.teamA) || sameName(row.team, match.teamB)),
  );
  if (!table) return null;
  const clubs = clubsOf(league, records.teams, namedClubs(records));
  if (live.size > 0 && format.score) {
    const rules = { pack: format.pack, format: format.score };
    const now = withScores(table, scoresInPlay(live), rules, table.goOn);
    if (now.ranked && table.ranked && now.ranked.counted.length !== table.ranked.counted.length) {
      const moved = rankChanges(table.ranked, now.ranked);
      const places = new Map(moved.map(({ team, from, to }) => [team, from - to]));
      return { league, clubs, table: now, isLive: true, by: "as it stands", places };
    }
  }
  const moved =
    table.input &&
    movementOf(
      table.input,
      playedBy(records.results),
      latestWeekNumber(records.results, records.fixtures),
    );
  return {
    league,
    clubs,
    table,
    isLive: false,
    by: moved ? `in game week ${moved.week}` : "",
    places: moved?.places ?? new Map(),
  };
}

const unplayed: ReadonlyMap<string, ShownLiveMatch> = new Map();

/** Returns the most relevant match whose league has a table, with that league's records; null if there is none. */
function findTelling(
  leagues: readonly LeagueDays[],
  read: readonly LeagueRecords[],
  shown: AsideContext,
) {
  for (const telling of tellingMatches(leagues, shown)) {
    const of = read.find(({ league }) => league.slug === telling.league.slug);
    if (of && movingTable(telling, of.records, unplayed)) return { telling, read: of };
  }
  return null;
}
