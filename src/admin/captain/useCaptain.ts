import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { arena } from "@arena/arena";
import { areRead, recordsOf } from "@/data/byKind";
import type { CaptainWork } from "@/data/captains/captainWork";
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
  type CaptainState,
  type CaptainStep,
  type IsCaptain,
  type WaitingStep,
} from "./captainSteps";

/** The steps that wait on this device. */
interface CaptainQueue {
  readonly waiting: readonly WaitingStep[];
  /** Why the last try to send it failed. */
  readonly failure: DataFailure | null;
}

interface CaptainOutbox {
  readonly state: () => CaptainQueue;
  readonly subscribe: (callback: () => void) => () => void;
  readonly take: (...steps: readonly CaptainStep[]) => void;
  /** Gives up steps that were refused. */
  readonly drop: (steps: readonly CaptainStep[]) => void;
}

interface OutboxPlace {
  readonly league: League;
  readonly work: CaptainWork;
  /** The captain's account. */
  readonly by: string;
  readonly isCaptain: IsCaptain;
  /** Something was saved. */
  readonly onSaved: () => void;
}

/** Steps of one captain: kept on this device until the database has them, and sent one after another. */
function captainOutbox({ league, work, by, isCaptain, onSaved }: OutboxPlace): CaptainOutbox {
  const outbox = createOutbox<WaitingStep>({
    kept: readCaptainSteps(league.slug, by, isWaitingStep),
    keep: (waiting) => keepCaptainSteps(league.slug, by, waiting),
    next: (waiting) => waiting.filter(({ refused }) => refused === "").slice(0, 1),
    async send([first]) {
      const left = first ? await sendStep(work, league, first, isCaptain) : [];
      onSaved();
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

/** A captain's page: its state, and the way to do more. */
export interface Captain extends Omit<CaptainOutbox, "state" | "subscribe">, CaptainQueue {
  /** The captain's account. */
  readonly by: string;
  readonly club: RecordOf<"teams">;
  /** With everything that was done here. */
  readonly state: CaptainState;
  /** As the database has it. */
  readonly stored: CaptainState;
}

type CaptainRead =
  | { readonly status: "loading" }
  | { readonly status: "failed"; readonly failure: DataFailure; readonly retry: () => void }
  /** The club that the account keeps is no longer there. */
  | { readonly status: "noClub" }
  | { readonly status: "ready"; readonly captain: Captain };

/** The page of the captain of that club. @param club the id of its record */
export function useCaptain(league: League, club: string): CaptainRead {
  const { captainWork: work, identity } = useConnection();
  const by = useAccountUid();
  const lives = useLives(league, captainKinds);
  // Without a connection the page opens with what it had last.
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
    () => stored && afterSteps(stored, queue.waiting, by),
    [by, queue.waiting, stored],
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
  // What a captain may not do the database says when it is tried.
  switches: { on: true, squadsUntil: null },
};

/** Matches to come whose requests are shown. */
const MOST_AHEAD = 6;

/** The reports of the own side, and the requests about the next matches. */
function usePapers(
  league: League,
  records: CaptainRecords | null,
  club: string,
  kept: CaptainPapers = noPapers,
) {
  const { captainWork: work } = useConnection();
  // It moves on while the page is open: a match that has begun since is one to report.
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
  // Players whom this device has asked to take out.
  const [asked] = useState(() =>
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
  return { papers: last ?? kept, arePapersRead: last !== null, readPapers: task.again };
}
