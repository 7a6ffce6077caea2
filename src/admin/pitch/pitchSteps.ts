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

/** The state of a match that is scored on this device. */
export interface PitchState {
  /** The match with all steps, also those not sent yet; null before the first step. */
  readonly match: LiveMatch | null;
  /** Steps that have not been sent to the database yet. */
  readonly waiting: readonly PitchStep[];
  /** How many unsent entries of other accounts are on this device; they are never sent under this account. */
  readonly others: number;
  /** Why the last try to send steps failed; null if it has not failed. */
  readonly failure: DataFailure | null;
}

/** The steps of one match: stored on this device until they are sent to the database, in order. */
export interface PitchSteps {
  readonly state: () => PitchState;
  readonly subscribe: (callback: () => void) => () => void;
  /** Adds steps and sends them. */
  readonly take: (...steps: readonly PitchStep[]) => void;
  /** Like `take`, for one of many points: if each read costs, waits up to a minute to send several together. */
  readonly gather: (step: PitchStep) => void;
  /** Takes over the state of the match in the database. */
  readonly hear: (stored: LiveMatch | null) => void;
  /** Tries to send waiting steps. */
  readonly send: () => void;
  /** Ends it after the result is saved: drops waiting steps and what is stored on this device. */
  readonly end: () => void;
}

/** How long points are collected before they are sent if the arena has the free plan, in milliseconds. */
export const GATHERED = MINUTE;
/** How long after a save this device may still receive it back from the database, in milliseconds. */
const ECHO = 10_000;
/** A clock that starts this close to now was started by this tap, in milliseconds. */
const JUST_NOW = 1_000;

const textOf = (match: LiveMatch | null) =>
  match &&
  [match.scoreA, match.scoreB, match.phase, match.detail, match.minute, match.since]
    .concat(match.events)
    .join("\n");

/** Returns the id of the event that a step adds; undefined if it adds none. */
const eventOf = (step: PitchStep) => (step.do === "add" ? step.event.id : undefined);

/**
 * Adds to a clock that starts now the assumed offset of the server's clock. Without a connection the true offset may
 * not be known yet; the start is then corrected when the step is sent.
 */
const timed = (step: PitchStep): PitchStep =>
  step.do === "clock" && step.since !== null && Math.abs(step.since - serverNow()) < JUST_NOW
    ? { ...step, assumed: clockOffset() }
    : step;

/** Makes a filter that tells late echoes of this device's earlier saves from changes by others. */
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

/** Makes the steps of a match, starting with those stored on this device. @param by the uid of the account */
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
    // If an event changes before it was sent, only its last state is sent.
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
      // An echo of an earlier save would undo what was entered since.
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
