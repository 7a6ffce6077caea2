/** The reasons why reading or saving fails, the same for every store. */
export type FailureKind =
  /** The browser has no network. */
  | "offline"
  /** The database did not answer in time; after a save its outcome is unknown. */
  | "timeout"
  /** The database could not be reached, or it had an internal error. */
  | "unavailable"
  /** The database's daily quota is used up. */
  | "quota"
  /** The rules refused: the user is no administrator of this league, or the document is not allowed. */
  | "denied"
  /** No user is signed in, or the session has ended. */
  | "signedOut"
  /** Another user saved the record in the meantime. */
  | "conflict"
  | "notFound"
  /** The document is larger than the database allows. */
  | "tooLarge"
  /** The browser refused to store the session, although the server has signed the user in. */
  | "unkept"
  | "unknown";

/** Every failure of the data layer becomes this type; its message can be shown. */
export class DataFailure extends Error {
  override readonly name = "DataFailure";
  constructor(
    readonly kind: FailureKind,
    message: string,
    options?: { cause?: unknown },
  ) {
    super(message, options);
  }
}

const reasons: Record<FailureKind, string> = {
  offline: "You are offline.",
  timeout: "No answer came in time.",
  unavailable: "The site’s data cannot be reached right now.",
  quota: "The site has reached its limit for today.",
  denied: "Access was refused.",
  signedOut: "Your session has ended. Sign in again.",
  conflict: "Someone else saved this record in the meantime.",
  notFound: "The record is no longer there.",
  tooLarge: "This is too large to save.",
  unkept: "This browser could not keep your session.",
  unknown: "Something unexpected went wrong.",
};

/** Returns a failure of that kind with its standard message. */
export function failure(kind: FailureKind, cause?: unknown): DataFailure {
  return new DataFailure(kind, reasons[kind], { cause });
}

/** Returns anything that was thrown as a failure that can be shown. */
export function asFailure(thrown: unknown): DataFailure {
  return thrown instanceof DataFailure ? thrown : failure("unknown", thrown);
}
