import { DataFailure, type FailureKind } from "../failure";

/** After these the database may have taken a save anyway. */
const unanswered: ReadonlySet<FailureKind> = new Set([
  "timeout",
  "unavailable",
  "offline",
  "unknown",
]);

/** Whether a save that failed in this way may have been stored, if it was sent. */
export const isUnanswered = ({ kind }: DataFailure): boolean => unanswered.has(kind);

/** The failure of a save that was given up before it was sent. */
export const notSent = (): DataFailure =>
  new DataFailure("timeout", "The database did not answer in time. Nothing was saved.");

/** The failure of a save of which nobody knows whether it was stored. */
export const notKnown = (cause: DataFailure): DataFailure =>
  new DataFailure(
    "timeout",
    "The database did not answer in time, so it is not known whether this was saved. " +
      "Save again to make sure; nothing is saved twice.",
    { cause },
  );

/** Why something was not saved, which says so itself where the database did not answer. */
export const whyNotSaved = ({ kind, message }: DataFailure): string =>
  kind === "timeout" ? message : `Nothing was saved. ${message}`;
