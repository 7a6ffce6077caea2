import { arena } from "@arena/arena";
import type { CaptainWork, SquadEntry } from "@/data/captains/captainWork";
import { reportSide } from "@/data/captains/keepCaptainWork";
import type { CaptainAnswer, NewCaptainRequest } from "@/data/captains/captainRequests";
import { asFailure, type FailureKind } from "@/data/failure";
import { SaveConflict } from "@/data/store";
import { lineUpOpening, reportOpening } from "@/domain/captains/captainTimes";
import type { League } from "@/domain/league/league";
import type { Side } from "@/domain/match/timeline";
import { readMap } from "@/domain/reading";
import { serverNow } from "@/domain/serverTime";
import { emptyEntity, newMeta, type RecordOf } from "@/records/record";
import type { When } from "@/domain/when";
import type { CaptainPapers, CaptainRecords } from "./captainRecords";

/** One change by a captain. It is stored on the device until the database has saved it. */
export type CaptainStep =
  | {
      readonly do: "lineUp";
      readonly match: string;
      /** The time of the match; it decides until when the step may be saved. */
      readonly when: When;
      readonly side: Side;
      /** The line-up that it replaces. */
      readonly from: readonly string[];
      readonly to: readonly string[];
      /** The line-up of an earlier step that this one replaced; the database may have saved that one already. */
      readonly sent?: readonly string[];
    }
  | {
      readonly do: "player";
      readonly id: string;
      /** The values that it replaces; null for a new player. */
      readonly from: SquadEntry | null;
      readonly to: SquadEntry;
      /** The values of an earlier step that this one replaced; the database may have saved those already. */
      readonly sent?: SquadEntry;
      /** The name of the own club. */
      readonly club: string;
    }
  | {
      readonly do: "report";
      readonly match: string;
      readonly when: When;
      readonly side: Side;
      readonly score: string;
      readonly note: string;
    }
  | ({ readonly do: "ask" } & Omit<NewCaptainRequest, "league" | "club">)
  | { readonly do: "answer"; readonly about: string; readonly answer: CaptainAnswer }
  | { readonly do: "takeBack"; readonly about: string };

/** A step that the database has not saved. `refused` is the reason why it never will; '' while it can still be sent. */
export interface WaitingStep {
  readonly step: CaptainStep;
  readonly refused: string;
}

/** The kinds of step. */
const doings: readonly CaptainStep["do"][] = [
  "lineUp",
  "player",
  "report",
  "ask",
  "answer",
  "takeBack",
];

/** Checks whether a stored value is a waiting step. */
export const isWaitingStep = (value: unknown): value is WaitingStep =>
  doings.some((one) => one === readMap(readMap(value)["step"])["do"]);

/** Returns the subject of a step. A later step with the same subject replaces an earlier one that still waits. */
function subjectOf(step: CaptainStep): string {
  switch (step.do) {
    case "lineUp":
    case "report":
      return `${step.do}/${step.match}`;
    case "player":
      return `player/${step.id}`;
    default:
      return `request/${step.about}`;
  }
}

/** Adds a step to the waiting ones, in place of an earlier step with the same subject. */
export function withStep(
  waiting: readonly WaitingStep[],
  step: CaptainStep,
): readonly WaitingStep[] {
  const isSame = (one: WaitingStep) => subjectOf(one.step) === subjectOf(step);
  const before = waiting.find(isSame)?.step;
  const others = waiting.filter((one) => !isSame(one));
  // The database has either the values before the earlier step (`from`) or, if that step is on its way, its values
  // (`sent`).
  const earlier =
    before && "from" in before && "from" in step && before.do === step.do
      ? { from: before.from, sent: before.to }
      : {};
  // Both steps have the same subject, so the same shape: hence the cast.
  return [...others, { step: { ...step, ...earlier } as CaptainStep, refused: "" }];
}

/** The state of a captain's page: records, reports and requests. */
export type CaptainState = CaptainRecords & CaptainPapers;

/** A captain: the account, and the id of the club. */
interface CaptainPlace {
  readonly by: string;
  readonly club: string;
}

/** Returns the state with all waiting steps applied that were not refused. */
export function afterSteps(
  read: CaptainState,
  waiting: readonly WaitingStep[],
  captain: CaptainPlace,
): CaptainState {
  return waiting.reduce((state, { step, refused }) => {
    if (refused !== "") return state;
    switch (step.do) {
      case "lineUp":
        return {
          ...state,
          fixtures: state.fixtures.map((one) =>
            one.id === step.match ? { ...one, [lineUpField(step.side)]: step.to } : one,
          ),
        };
      case "player": {
        const isHere = state.players.some(({ id }) => id === step.id);
        const player = {
          ...emptyEntity("players"),
          ...newMeta,
          id: step.id,
          club: step.club,
          ...step.to,
        };
        const players = state.players.map((one) =>
          one.id === step.id ? { ...one, ...step.to } : one,
        );
        return { ...state, players: isHere ? players : [...players, player] };
      }
      case "report": {
        const others = state.reports.filter(({ fixture }) => fixture !== step.match);
        const { match: fixture, score, note } = step;
        return { ...state, reports: [...others, { fixture, score, note }] };
      }
      default: {
        const others = state.requests.filter(({ about }) => about !== step.about);
        const before = state.requests.find(({ about }) => about === step.about);
        if (step.do === "takeBack") return { ...state, requests: others };
        const now =
          step.do === "ask"
            ? { ...step, ...captain, answer: null }
            : before && { ...before, answer: step.answer };
        return now ? { ...state, requests: [...others, now] } : state;
      }
    }
  }, read);
}

/** Returns the name of the field with the line-up of a side. */
export const lineUpField = (side: Side) => (side === "A" ? "lineUpA" : "lineUpB");

/** Kinds of failure after which the same save may succeed later. */
const passing: readonly FailureKind[] = ["offline", "timeout", "unavailable", "quota", "signedOut"];

/** Where a captain's steps are saved. */
export interface CaptainDesk {
  readonly work: CaptainWork;
  readonly league: League;
  /** The id of the captain's club. */
  readonly club: string;
  readonly isCaptain: IsCaptain;
}

function save(
  { work, league, club }: CaptainDesk,
  step: CaptainStep,
): Promise<RecordOf<"fixtures"> | RecordOf<"players"> | void> {
  switch (step.do) {
    case "lineUp": {
      const { match: id, side, from, to } = step;
      return work.saveLineUp(league, { id, side, from, to });
    }
    case "player": {
      const { id, from, to } = step;
      return work.savePlayer(league, { id, from, to, club: step.club });
    }
    case "report": {
      const { match: fixture, side, score, note } = step;
      return work.report({ league: league.slug, fixture, side: reportSide(side), score, note });
    }
    case "ask": {
      const { what, about, proposals } = step;
      return work.ask({ league: league.slug, club, what, about, proposals });
    }
    case "answer":
      return work.answer(league, step.about, step.answer);
    case "takeBack":
      return work.endRequest(league, step.about);
  }
}

const isTaken = (thrown: unknown) =>
  thrown instanceof SaveConflict || asFailure(thrown).kind === "conflict";

/**
 * Saves a step. If the database has other values than `from`, tries again with those of the earlier step of this device
 * (`sent`), which may have been saved meanwhile. @throws SaveConflict, DataFailure
 */
async function saveOver(desk: CaptainDesk, step: CaptainStep): Promise<void> {
  try {
    await save(desk, step);
  } catch (thrown) {
    if (!isTaken(thrown) || !("sent" in step) || step.sent === undefined) throw thrown;
    // `from` and `sent` have the same type in each kind of step: hence the cast.
    await save(desk, { ...step, from: step.sent } as CaptainStep);
  }
}

/** Returns a message why a step was refused and will never be saved. */
async function refusalOf(
  step: CaptainStep,
  thrown: unknown,
  isCaptain: IsCaptain,
): Promise<string> {
  const now = serverNow();
  if (step.do === "lineUp") {
    if (lineUpOpening(step.when, now, arena.timeZone).is === "late")
      return "The match had begun before this line-up arrived.";
    if (isTaken(thrown)) return "Somebody else has set this line-up meanwhile.";
  }
  if (step.do === "report" && reportOpening(step.when, now, arena.timeZone).is === "late")
    return "The time for reports was over when this one arrived.";
  if (isTaken(thrown)) return "Somebody else has changed this meanwhile.";
  const { kind, message } = asFailure(thrown);
  return kind === "denied" && !(await isCaptain())
    ? "You are no longer captain of this club."
    : message;
}

/** Checks whether the account is still captain of the club; true if that cannot be loaded. */
type IsCaptain = () => Promise<boolean>;

/**
 * Sends one step and returns what stays on the device: nothing if it was saved, the step with the reason if the
 * database refused it. @throws DataFailure if the step may succeed later
 */
export async function sendStep(
  desk: CaptainDesk,
  { step }: WaitingStep,
): Promise<readonly WaitingStep[]> {
  try {
    await saveOver(desk, step);
    return [];
  } catch (thrown) {
    if (!(thrown instanceof SaveConflict) && passing.includes(asFailure(thrown).kind)) throw thrown;
    return [{ step, refused: await refusalOf(step, thrown, desk.isCaptain) }];
  }
}
