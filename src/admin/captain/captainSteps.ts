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

/** One action of a captain: kept on the device until the database has it. */
export type CaptainStep =
  | {
      readonly do: "lineUp";
      readonly match: string;
      /** Until when it may arrive. */
      readonly when: When;
      readonly side: Side;
      /** The line-up that it replaces. */
      readonly from: readonly string[];
      readonly to: readonly string[];
      /** What an earlier step about the same was to save: it may have arrived. */
      readonly sent?: readonly string[];
    }
  | {
      readonly do: "player";
      readonly id: string;
      /** Null of a new player. */
      readonly from: SquadEntry | null;
      readonly to: SquadEntry;
      /** As of a line-up. */
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
  | ({ readonly do: "ask" } & Omit<NewCaptainRequest, "league">)
  | { readonly do: "answer"; readonly about: string; readonly answer: CaptainAnswer }
  | { readonly do: "takeBack"; readonly about: string };

/** A step that is not in the database, and why it never will be; '' while it can still be sent. */
export interface WaitingStep {
  readonly step: CaptainStep;
  readonly refused: string;
}

const doings: readonly CaptainStep["do"][] = [
  "lineUp",
  "player",
  "report",
  "ask",
  "answer",
  "takeBack",
];

/** Whether a stored value is a step. */
export const isWaitingStep = (value: unknown): value is WaitingStep =>
  doings.some((one) => one === readMap(readMap(value)["step"])["do"]);

/** What a step is about: a later one about the same takes the place of an earlier one that still waits. */
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

/** The steps that wait after one more. */
export function withStep(
  waiting: readonly WaitingStep[],
  step: CaptainStep,
): readonly WaitingStep[] {
  const isSame = (one: WaitingStep) => subjectOf(one.step) === subjectOf(step);
  const before = waiting.find(isSame)?.step;
  const others = waiting.filter((one) => !isSame(one));
  // What is stored is still what the earlier one was to replace, or already what it said, where it is on its way.
  const earlier =
    before && "from" in before && "from" in step && before.do === step.do
      ? { from: before.from, sent: before.to }
      : {};
  // The two have the same subject, so the same shape.
  return [...others, { step: { ...step, ...earlier } as CaptainStep, refused: "" }];
}

/** The state of the page: what was read last, with the captain's steps applied. */
export type CaptainState = CaptainRecords & CaptainPapers;

/** The state of a captain's page with all waiting steps applied. @param by the captain's account */
export function afterSteps(
  read: CaptainState,
  waiting: readonly WaitingStep[],
  by: string,
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
            ? { ...step, answer: null, by }
            : before && { ...before, answer: step.answer };
        return now ? { ...state, requests: [...others, now] } : state;
      }
    }
  }, read);
}

/** The field of a match that holds the line-up of that side. */
export const lineUpField = (side: Side) => (side === "A" ? "lineUpA" : "lineUpB");

/** Failures after which the same save may work later. */
const passing: readonly FailureKind[] = ["offline", "timeout", "unavailable", "quota", "signedOut"];

function save(
  work: CaptainWork,
  league: League,
  step: CaptainStep,
): Promise<RecordOf<"fixtures"> | RecordOf<"players"> | void> {
  switch (step.do) {
    case "lineUp": {
      const { match: id, side, from, to } = step;
      return work.saveLineUp(league, { id, side, from, to });
    }
    case "player": {
      const { id, from, to, club } = step;
      return work.savePlayer(league, { id, from, to, club });
    }
    case "report": {
      const { match: fixture, side, score, note } = step;
      return work.report({ league: league.slug, fixture, side: reportSide(side), score, note });
    }
    case "ask": {
      const { what, about, proposals } = step;
      return work.ask({ league: league.slug, what, about, proposals });
    }
    case "answer":
      return work.answer(league, step.about, step.answer);
    case "takeBack":
      return work.endRequest(league, step.about);
  }
}

const isTaken = (thrown: unknown) =>
  thrown instanceof SaveConflict || asFailure(thrown).kind === "conflict";

/** Saves it over what it was to replace, or over an earlier step of this device that has arrived. @throws SaveConflict, DataFailure */
async function saveOver(work: CaptainWork, league: League, step: CaptainStep): Promise<void> {
  try {
    await save(work, league, step);
  } catch (thrown) {
    if (!isTaken(thrown) || !("sent" in step) || step.sent === undefined) throw thrown;
    // Both are of the step's own kind.
    await save(work, league, { ...step, from: step.sent } as CaptainStep);
  }
}

/** Why a step was refused for good, in words. */
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

/** Whether the account is captain of the club still; true where that cannot be read. */
export type IsCaptain = () => Promise<boolean>;

/**
 * Sends one step, and returns what of it stays on the device: nothing once it is saved, itself with the reason where the
 * database will not have it. @throws DataFailure where it may work later
 */
export async function sendStep(
  work: CaptainWork,
  league: League,
  { step }: WaitingStep,
  isCaptain: IsCaptain,
): Promise<readonly WaitingStep[]> {
  try {
    await saveOver(work, league, step);
    return [];
  } catch (thrown) {
    if (!(thrown instanceof SaveConflict) && passing.includes(asFailure(thrown).kind)) throw thrown;
    return [{ step, refused: await refusalOf(step, thrown, isCaptain) }];
  }
}
