import { arena } from "@arena/arena";
import { MINUTE } from "@/domain/durations";
import type { DataFailure } from "@/data/failure";
import type { LeagueStore } from "@/data/store";
import type { LiveMatch } from "@/domain/match/live";
import { afterSteps, asSent, type PitchStep } from "@/domain/match/pitch";
import { clockOffset, serverNow } from "@/domain/serverTime";
import type { League } from "@/domain/league/league";
import { createOutbox } from "../save/outbox";
import {
  countOthers,
  forget,
  keep,
  keepSteps,
  keepEntry,
  readKept,
  readKeptLive,
} from "./pitchStorage";

/** What the page beside the pitch knows. */
export interface PitchState {
  /** The match with everything that was done here; null before the first step. */
  readonly match: LiveMatch | null;
  /** Steps that the database has not taken yet. */
  readonly waiting: readonly PitchStep[];
  /** How many entries another account left on this device: they are never sent in this one's name. */
  readonly others: number;
  /** Why the last try to send them failed. */
  readonly failure: DataFailure | null;
}

/** The steps of one match: kept on this device until the database has them, and sent in order. */
export interface PitchSteps {
  readonly state: () => PitchState;
  readonly subscribe: (callback: () => void) => () => void;
  readonly take: (...steps: readonly PitchStep[]) => void;
  /** As `take`, for one point among many: where each read counts it waits for others, a minute at most. */
  readonly gather: (step: PitchStep) => void;
  /** What the database says about the match. */
  readonly hear: (stored: LiveMatch | null) => void;
  /** Tries to send what waits. */
  readonly send: () => void;
  /** The result is saved: nothing more is sent. */
  readonly end: () => void;
}

/** For so long points are gathered where the arena has the free plan, in milliseconds. */
export const GATHERED = MINUTE;
/** How late this device may still receive its own save, in milliseconds. */
const ECHO = 10_000;
/** Of what moment a tap may be, in milliseconds. */
const JUST_NOW = 1_000;

const textOf = (match: LiveMatch | null) =>
  match &&
  [match.scoreA, match.scoreB, match.phase, match.detail, match.minute, match.since]
    .concat(match.events)
    .join("\n");

/** The event that a step adds; undefined for one that adds none. */
const eventOf = (step: PitchStep) => (step.do === "add" ? step.event.id : undefined);

/** A clock that begins now says by which clock: without a connection the server's may not be known yet. */
const timed = (step: PitchStep): PitchStep =>
  step.do === "clock" && step.since !== null && Math.abs(step.since - serverNow()) < JUST_NOW
    ? { ...step, assumed: clockOffset() }
    : step;

/** Distinguishes late echoes of this device's own earlier saves from what others did. */
function echoes() {
  let saved: readonly { readonly text: string | null; readonly at: number }[] = [];
  return {
    note(match: LiveMatch | null) {
      const now = Date.now();
      saved = [...saved.filter(({ at }) => now - at < ECHO), { text: textOf(match), at: now }];
    },
    isOld(match: LiveMatch | null) {
      const now = Date.now();
      const recent = saved.filter(({ at }) => now - at < ECHO);
      const received = recent.findLastIndex(({ text }) => text === textOf(match));
      return received >= 0 && received < recent.length - 1;
    },
  };
}

/** Begins with what this device kept of that match. @param by the account whose entries they are */
export function pitchSteps(
  store: Pick<LeagueStore, "saveLive">,
  league: League,
  fixture: string,
  by = "",
): PitchSteps {
  let stored = readKeptLive(league.slug, fixture);
  const others = countOthers(league.slug, fixture, by);
  const own = echoes();
  const know = (found: LiveMatch | null) => {
    stored = found;
    keep("live", league.slug, fixture, found);
  };

  const outbox = createOutbox<PitchStep>({
    kept: readKept(league.slug, fixture, by),
    keep: (steps) => keepSteps(league.slug, fixture, by, steps),
    async send(steps) {
      const saved = await store.saveLive(
        league,
        fixture,
        (now) =>
          afterSteps(
            now,
            steps.map((step) => asSent(step, clockOffset())),
          ),
        (entry) => keepEntry(league.slug, fixture, by, entry),
      );
      own.note(saved);
      know(saved);
    },
    onChange: () => show(),
  });

  let current: PitchState;
  function show() {
    const waiting = outbox.waiting();
    const match = afterSteps(stored, waiting);
    current = { match, waiting, others, failure: outbox.failure() };
  }
  show();

  const add = (steps: readonly PitchStep[]) => {
    // Changes of an event that still waits are sent once.
    const again = new Set(steps.map(eventOf));
    const waiting = outbox.waiting().filter((step) => !again.has(eventOf(step) ?? ""));
    outbox.put([...waiting, ...steps.map(timed)]);
  };

  return {
    state: () => current,
    subscribe: outbox.subscribe,
    take(...steps) {
      add(steps);
      outbox.send();
    },
    gather(step) {
      add([step]);
      if (arena.plan === "paid") outbox.send();
      else outbox.sendWithin(GATHERED);
    },
    hear(found) {
      // An earlier state of its own would take back what was entered since.
      if (outbox.isSending() || own.isOld(found)) return;
      know(found);
      outbox.changed();
    },
    send: outbox.send,
    end() {
      outbox.clear();
      forget(league.slug, fixture);
      outbox.changed();
    },
  };
}
