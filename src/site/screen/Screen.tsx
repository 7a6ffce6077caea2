import { useEffect, useMemo, useRef, useState } from "react";
import { useEveryLeague } from "@/data/useLeagues";
import { useReadLeagues } from "@/data/useReadLeagues";
import { MINUTE } from "@/domain/durations";
import { rememberingLast } from "@/domain/rememberedLast";
import { formatKickOff } from "@/domain/time";
import { arena } from "@arena/arena";
import { hasScreen } from "@/leagues/embeds";
import { playsNow } from "@/leagues/playsAround";
import { BrandMark } from "@/ui/art/BrandMark";
import { Button } from "@/ui/Button";
import { Loading } from "@/ui/Loading";
import { failedOf, isAnyLoading, readAtOf, staleOf } from "@/data/together";
import { SEASON_KINDS, areRead, recordsOf, type StatesByKind } from "@/data/byKind";
import { useKinds } from "@/data/useKinds";
import type { ListingState } from "@/data/readState";
import { listedMatches, withLive } from "@/domain/match/listed";
import { countedNow } from "@/domain/match/fullTime";
import type { EntityKind } from "@/records/record";
import { bracketOf } from "@/domain/season/bracket";
import { clubsOf, namedClubs } from "@/domain/season/clubs";
import { competitionOf } from "@/domain/season/competition";
import type { League } from "@/domain/league/league";
import { meetSeasonOf } from "@/domain/season/meets";
import { withSeasons } from "@/domain/season/seasons";
import { liveIdsOf, useLiveMatchKeys } from "@/ui/match/liveNow";
import { FollowedLeagues } from "../today/FollowedLeagues";
import { Rail } from "./Rail";
import { SceneView } from "./SceneView";
import { agendaOf, cycleOf, scenesOf, type LeagueOnScreen } from "./scenes";
import { screenTimes, versionWatch, wakefulness, whenDue } from "./upkeep";
import styles from "./Screen.module.css";

/** How many names of scenes fit into the footer. */
const NAMED_SCENES = 3;

/**
 * Loads again all listings that loaded without a failure. Failed ones are tried again automatically, with growing
 * pauses.
 */
function readAgain({ states }: ScreenView): void {
  for (const state of states) {
    if (state.status === "ready" && !state.failure && !state.refreshing) state.retry();
  }
}

interface Times {
  readonly isLive: boolean;
  readonly isPaused: boolean;
  readonly view: ScreenView;
  readonly onNext: () => void;
}

interface TimesNow {
  readonly now: number;
  readonly isEarly: boolean;
  /** Shows the present scene for its full time again. */
  readonly restart: () => void;
}

/**
 * The screen's only timer: updates the clock, changes scenes, reloads the data, and checks for a new version of the
 * site.
 */
function useTimes(times: Times): TimesNow {
  const [now, setNow] = useState(() => Date.now());
  const [isEarly, setEarly] = useState(true);
  const current = useRef(times);
  const scene = useRef<ReturnType<typeof whenDue>>(null);
  const restart = useMemo(() => () => void (scene.current = whenDue(Date.now())), []);
  useEffect(() => {
    current.current = times;
  });
  useEffect(() => {
    const begun = Date.now();
    const [read, version] = [begun, begun].map(whenDue);
    scene.current = whenDue(begun);
    const isNewer = versionWatch(() => fetch(location.pathname, { cache: "no-store" }));
    const awake = wakefulness();
    // The present version, with which later ones are compared.
    void isNewer();
    const timer = setInterval(() => {
      const at = Date.now();
      const { isLive, isPaused, view, onNext } = current.current;
      setNow(Math.floor(at / MINUTE) * MINUTE);
      setEarly(at - begun < screenTimes.patience);
      awake.keep();
      scene.current?.(at, { every: screenTimes.scene, act: () => !isPaused && onNext() });
      read?.(at, {
        every: isLive ? screenTimes.readLive : screenTimes.read,
        act: () => readAgain(view),
      });
      version?.(at, {
        every: screenTimes.version,
        act: () => void isNewer().then((isNew) => isNew && location.reload()),
      });
    }, 1000);
    return () => {
      clearInterval(timer);
      awake.end();
    };
  }, []);
  return { now, isEarly, restart };
}

/** Handles keys wherever the focus is: arrow keys change the scene, the space bar pauses. */
function useKeys(onStep: (by: number) => void, onPause: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // If a button has the focus, the space bar presses that button.
      if (event.target instanceof HTMLButtonElement && event.key === " ") return;
      if (event.key === "ArrowRight") onStep(1);
      else if (event.key === "ArrowLeft") onStep(-1);
      else if (event.key === " ") onPause();
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [onStep, onPause]);
}

/** The display for a hall's television. Scenes are shown in turn until the visitor pauses them. */
export default function Screen({ slug }: { readonly slug: string | undefined }) {
  useReadLeagues();
  const leagues = useEveryLeague();
  const shown = useMemo(
    () =>
      leagues
        .filter(hasScreen)
        .filter((one) => (slug === undefined ? !one.closed && playsNow(one) : one.slug === slug)),
    [leagues, slug],
  );
  const view = useScreen(shown);
  const [turn, setTurn] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const [isOn, setOn] = useState(false);
  const step = useMemo(() => (by: number) => setTurn((last) => last + by), []);
  const times = useTimes({ isLive: isOn, isPaused, view, onNext: () => step(1) });
  const { now, isEarly, restart } = times;
  const choose = useMemo(
    () => (by: number) => {
      restart();
      step(by);
    },
    [restart, step],
  );
  const pause = useMemo(
    () => () => {
      restart();
      setPaused((was) => !was);
    },
    [restart],
  );
  useKeys(choose, pause);
  const agenda = useMemo(() => agendaOf(view.leagues, now), [view, now]);
  const isOnNow = agenda.live.length > 0 || agenda.meets.some(({ part }) => part === "live");
  if (isOnNow !== isOn) setOn(isOnNow);
  const cycle = useMemo(() => cycleOf(scenesOf(view.leagues, agenda)), [view, agenda]);
  const at = cycle.length === 0 ? 0 : ((turn % cycle.length) + cycle.length) % cycle.length;
  const scene = cycle[at];
  const followed = view.leagues.map((one) => ({ ...one, season: one.meets }));
  const upcoming = [...cycle.slice(at), ...cycle.slice(0, at)].slice(0, NAMED_SCENES);
  const clock = formatKickOff(now, arena.timeZone);
  // Waits for all leagues, so that nothing moves; but not longer than `patience`, so that one slow league does not
  // block the others.
  if ((isEarly || !scene) && isAnyLoading(view.states)) {
    return (
      <Loading what="screen">
        <div className={styles.waiting} />
      </Loading>
    );
  }
  return (
    <>
      <header className={styles.top}>
        <BrandMark className={styles.mark ?? ""} />
        <p className={styles.brand}>{arena.name}</p>
        <p className={styles.date}>{clock?.full.replace(/ \d{4},.*/, "")}</p>
        <p className={styles.clock}>{clock?.time}</p>
      </header>
      <div className={styles.bands} />
      <FollowedLeagues leagues={followed} now={now} />
      <section aria-label={scene?.title ?? "Nothing on"} className={styles.stage}>
        {scene ? <SceneView key={scene.id} scene={scene} /> : <Nothing view={view} />}
      </section>
      <Rail agenda={agenda} now={now} scene={scene} />
      <footer className={styles.foot}>
        <ol className={styles.names}>
          {upcoming.map(({ id, title }, place) => (
            <li
              aria-current={place === 0 || undefined}
              className={styles.name}
              // A new key for each scene restarts the animation of its line; after a pause the scene's time restarts.
              key={place === 0 ? `scene ${turn} ${isPaused}` : `${place} ${id}`}
            >
              {title}
              <i aria-hidden="true" className={styles.line} data-paused={isPaused || undefined} />
            </li>
          ))}
        </ol>
        <p className={styles.stamp}>{stampOf(view)}</p>
        <Button
          aria-pressed={isPaused}
          icon={isPaused ? "play" : "pause"}
          onClick={pause}
          variant="onInk"
        >
          Pause
        </Button>
        <Button icon="chevronRight" onClick={() => choose(1)} variant="onInk">
          Next
        </Button>
      </footer>
    </>
  );
}

/** Formats when the data was loaded: "Updated 17:21"; "Saved 17:21" if newer data cannot be loaded now. */
function stampOf({ states }: ScreenView): string {
  const stale = staleOf(states);
  const latest = stale?.readAt ?? readAtOf(states);
  const time = latest > 0 ? formatKickOff(latest, arena.timeZone)?.time : undefined;
  return time ? `${stale ? "Saved" : "Updated"} ${time}` : "";
}

function Nothing({ view: { states } }: { readonly view: ScreenView }) {
  return (
    <p className={styles.nothing}>
      {failedOf(states) ? "No connection. Trying again by itself." : "No matches yet."}
    </p>
  );
}

/** The leagues of a screen, and the loading states of their listings. */
interface ScreenView {
  readonly leagues: readonly LeagueOnScreen[];
  readonly states: readonly ListingState<EntityKind>[];
}

const ofMeets = ["meets", "events", "teams", "seasons"] as const;
const kinds = [...SEASON_KINDS, "meets", "events"] as const;

type StatesOnScreen = StatesByKind<(typeof kinds)[number]>;

/** Returns a league's tables, bracket and matches; computed again only when that league's own listings change. */
const leagueOnScreen = rememberingLast(
  (
    league: League,
    live: ReadonlySet<string>,
    fixtures: StatesOnScreen["fixtures"],
    results: StatesOnScreen["results"],
    standings: StatesOnScreen["standings"],
    seasons: StatesOnScreen["seasons"],
    teams: StatesOnScreen["teams"],
    meets: StatesOnScreen["meets"],
    events: StatesOnScreen["events"],
  ): LeagueOnScreen => {
    const of = { fixtures, results, standings, seasons, teams, meets, events };
    const read = recordsOf(of);
    const isLive = (id: string) => live.has(id);
    const records = { ...read, results: countedNow(read.results, isLive) };
    const competition =
      league.collections.fixtures && areRead(of, SEASON_KINDS)
        ? competitionOf(league, records)
        : null;
    return {
      league,
      clubs: clubsOf(league, records.teams, namedClubs({ ...records, events: [] })),
      matches: withLive(listedMatches(read.fixtures, read.results), isLive),
      tables: competition?.tables ?? [],
      ties: competition ? bracketOf(competition, records.results) : [],
      meets:
        league.meets && areRead(of, ofMeets)
          ? meetSeasonOf(withSeasons(league, records.seasons), records)
          : null,
    };
  },
);

/** Loads these leagues with their tables and brackets. */
function useScreen(chosen: readonly League[]): ScreenView {
  const byLeague = useKinds(chosen, kinds);
  const liveKeys = useLiveMatchKeys();
  return useMemo(
    () => ({
      states: byLeague.flatMap((of): readonly ListingState<EntityKind>[] => Object.values(of)),
      leagues: byLeague.flatMap((of, at): readonly LeagueOnScreen[] => {
        const league = chosen[at];
        if (!league) return [];
        const { fixtures, results, standings, seasons, teams, meets, events } = of;
        const live = liveIdsOf(liveKeys, league);
        return [
          leagueOnScreen(league, live, fixtures, results, standings, seasons, teams, meets, events),
        ];
      }),
    }),
    [chosen, byLeague, liveKeys],
  );
}
