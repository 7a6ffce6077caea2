import { DataFailure, type FailureKind } from "../failure";

/** After these failures the database may have stored the save anyway. */
const unanswered: ReadonlySet<FailureKind> = new Set([
  "timeout",
  "unavailable",
  "offline",
  "unknown",
]);

/** Whether a save that failed in this way may have been stored, if it was sent. */
export const isUnanswered = ({ kind }: DataFailure): boolean => unanswered.has(kind);

/** Returns the failure of a save that was given up before it was sent. */
export const notSent = (): DataFailure =>
  new DataFailure("timeout", "This could not be sent in time. Nothing was saved.");

/** Returns the failure of a save that may or may not have been stored. */
export const notKnown = (cause: DataFailure): DataFailure =>
  new DataFailure(
    "timeout",
    "No answer came in time, so it is not known whether this was saved. " +
      "Save again to make sure; nothing is saved twice.",
    { cause },
  );

/** Returns the message of a failed save. The message of a timeout says itself whether something was saved. */
export const whyNotSaved = ({ kind, message }: DataFailure): string =>
  kind === "timeout" ? message : `Nothing was saved. ${message}`;
