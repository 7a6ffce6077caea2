import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { arena } from "@arena/arena";
import { areRead, recordsOf } from "@/data/byKind";
import type { DataFailure } from "@/data/failure";
import { clubOfCaptain } from "@/data/identity";
import { failedOf, isAnyLoading } from "@/data/together";
import { useLastRead, useRead } from "@/data/useRead";
import { beginningOf, captainTimes } from "@/domain/captains/captainTimes";
import { sideOfClub } from "@/domain/captains/reports";
import type { League } from "@/domain/league/league";
import { HOUR } from "@/domain/durations";
import { isClockKnown } from "@/domain/serverTime";
import type { RecordOf } from "@/records/record";
import { useConnection } from "@/session/ConnectionProvider";
import { useAccountUid } from "@/session/SessionProvider";
import { useNow } from "@/ui/match/useNow";
import { useLives } from "../live/useLive";
import { keepCode } from "../pitch/keepCode";
import {
  keepCaptain,
  keepCaptainSteps,
  readCaptainSteps,
  readKeptCaptain,
} from "../pitch/pitchStorage";
import { createOutbox } from "../save/outbox";
import {
  captainKinds,
  recordsOfClub,
  type CaptainPapers,
  type CaptainRecords,
} from "./captainRecords";
import {
  afterSteps,
  isWaitingStep,
  sendStep,
  withStep,
  type CaptainDesk,
  type CaptainState,
  type CaptainStep,
  type WaitingStep,
} from "./captainSteps";

/** The steps that wait on this device to be sent. */
interface CaptainQueue {
  readonly waiting: readonly WaitingStep[];
  /** Why the last attempt to send a step failed; null if it did not. */
  readonly failure: DataFailure | null;
}

interface CaptainOutbox {
  readonly state: () => CaptainQueue;
  readonly subscribe: (callback: () => void) => () => void;
  readonly take: (...steps: readonly CaptainStep[]) => void;
  /** Discards steps that were refused. */
  readonly drop: (steps: readonly CaptainStep[]) => void;
}

interface OutboxPlace extends CaptainDesk {
  /** The captain's account. */
  readonly by: string;
  /** Called after each step that was saved or refused. */
  readonly onSaved: (step: CaptainStep) => void;
}

/**
 * Returns the outbox of a captain: it stores steps on this device until the database has them, and sends them in turn.
 */
function captainOutbox({ by, onSaved, ...desk }: OutboxPlace): CaptainOutbox {
  const { slug } = desk.league;
  const outbox = createOutbox<WaitingStep>({
    kept: readCaptainSteps(slug, by, isWaitingStep),
    keep: (waiting) => keepCaptainSteps(slug, by, waiting),
    next: (waiting) => waiting.filter(({ refused }) => refused === "").slice(0, 1),
    async send([first]) {
      if (!first) return [];
      const left = await sendStep(desk, first);
      onSaved(first.step);
      return left;
    },
    onChange: () => show(),
  });
  let current: CaptainQueue;
  function show() {
    current = { waiting: outbox.waiting(), failure: outbox.failure() };
  }
  show();
  return {
    state: () => current,
    subscribe: outbox.subscribe,
    take(...steps) {
      outbox.put(steps.reduce(withStep, outbox.waiting()));
      outbox.send();
    },
    drop: (steps) => outbox.put(outbox.waiting().filter(({ step }) => !steps.includes(step))),
  };
}

/** The data of a captain's page, with functions to make and discard steps. */
export interface Captain extends Omit<CaptainOutbox, "state" | "subscribe">, CaptainQueue {
  /** The captain's account. */
  readonly by: string;
  readonly club: RecordOf<"teams">;
  /** The state with all waiting steps applied. */
  readonly state: CaptainState;
  /** The state in the database, as last loaded. */
  readonly stored: CaptainState;
}

type CaptainRead =
  | { readonly status: "loading" }
  | { readonly status: "failed"; readonly failure: DataFailure; readonly retry: () => void }
  /** The club of this captain was deleted. */
  | { readonly status: "noClub" }
  | { readonly status: "ready"; readonly captain: Captain };

/**
 * Loads the data of a captain's page, keeps it on this device and sends the captain's steps.
 * @param club id of its record
 */
export function useCaptain(league: League, club: string): CaptainRead {
  const { captainWork: work, identity } = useConnection();
  const by = useAccountUid();
  const lives = useLives(league, captainKinds);
  // Without a connection the page opens with the data that was last stored on this device.
  const [kept] = useState(() => {
    const found = readKeptCaptain(league.slug, by);
    return found?.club === club ? found : null;
  });
  const read = useMemo(() => (areRead(lives, captainKinds) ? recordsOf(lives) : null), [lives]);
  const team = (read ?? kept?.records)?.teams.find(({ id }) => id === club);
  const clubName = team?.name ?? "";
  const records = useMemo(
    () => (read ? recordsOfClub(read, clubName) : (kept?.records ?? null)),
    [read, kept, clubName],
  );
  const { papers, arePapersRead, readPapers } = usePapers(league, records, clubName, kept?.papers);
  const outbox = useMemo(
    () =>
      captainOutbox({
        league,
        club,
        work,
        by,
        isCaptain: () =>
          identity.rightsOf({ uid: by, email: "" }).then(
            (rights) => clubOfCaptain(rights, league.slug) === club,
            () => true,
          ),
        onSaved: readPapers,
      }),
    [by, club, identity, league, readPapers, work],
  );
  const queue = useSyncExternalStore(outbox.subscribe, outbox.state);

  useEffect(() => {
    if (!isClockKnown()) void identity.learnTime?.();
    keepCode().catch(() => {});
  }, [identity]);
  useEffect(() => {
    if (read && records && arePapersRead) keepCaptain(league.slug, { by, club, records, papers });
  }, [arePapersRead, by, club, league, papers, read, records]);

  const stored = useMemo(() => records && { ...records, ...papers }, [papers, records]);
  const state = useMemo(
    () => stored && afterSteps(stored, queue.waiting, { by, club }),
    [by, club, queue.waiting, stored],
  );
  if (!stored || !state) {
    const states = Object.values(lives);
    const failed = failedOf(states);
    return failed && !isAnyLoading(states)
      ? { status: "failed", failure: failed.failure, retry: failed.retry }
      : { status: "loading" };
  }
  if (!team) return { status: "noClub" };
  return { status: "ready", captain: { ...outbox, ...queue, by, club: team, state, stored } };
}

const noPapers: CaptainPapers = {
  reports: [],
  requests: [],
  // Assume that everything is open until the switches are loaded: the database refuses what is not allowed.
  switches: { on: true, squadsUntil: null },
};

/** The most coming matches whose requests are loaded. */
const MOST_AHEAD = 6;

/** Loads the reports of the own club, the requests about its next matches, and what captains may do at present. */
function usePapers(
  league: League,
  records: CaptainRecords | null,
  club: string,
  kept: CaptainPapers = noPapers,
) {
  const { captainWork: work } = useConnection();
  // The time advances while the page is open: a match that has begun meanwhile can be reported.
  const now = useNow(0);
  const matches = useMemo(() => {
    const sided = (records?.fixtures ?? []).flatMap((fixture) => {
      const side = sideOfClub(fixture, club);
      const at = beginningOf(fixture, arena.timeZone);
      return side === null || at === null ? [] : [{ id: fixture.id, side, at }];
    });
    return {
      ahead: sided
        .filter(({ at }) => at > now)
        .toSorted((a, b) => a.at - b.at)
        .slice(0, MOST_AHEAD)
        .map(({ id }) => id),
      played: sided
        .filter(({ at }) => at <= now && now < at + captainTimes.reportHours * HOUR)
        .map(({ id, side }) => ({ id, side })),
    };
  }, [club, now, records]);
  // Ids of players whom this captain asked to take out, in the data that this device stored or on this page since then.
  const [asked, setAsked] = useState(() =>
    kept.requests.filter(({ what }) => what === "takeOut").map(({ about }) => about),
  );
  const key = records ? JSON.stringify({ ...matches, asked }) : "";
  const run = useCallback(async () => {
    if (key === "") return null;
    const { ahead, played }: typeof matches = JSON.parse(key);
    const [reports, requests, switches] = await Promise.all([
      work.ownReports(league, played),
      work.requestsAbout(league, [...ahead, ...asked]),
      work.switches(league),
    ]);
    return { reports, requests, switches };
  }, [asked, key, league, work]);
  const task = useRead(run);
  const last = useLastRead<CaptainPapers | null>(task);
  const { again } = task;
  const readPapers = useCallback(
    (after: CaptainStep) => {
      // Once its step is sent, only the database knows of a request, so that it is loaded from then on.
      if (after.do === "ask" && after.what === "takeOut")
        setAsked((before) => [...new Set([...before, after.about])]);
      again();
    },
    [again],
  );
  return { papers: last ?? kept, arePapersRead: last !== null, readPapers };
}
