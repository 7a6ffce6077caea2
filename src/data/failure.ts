/** Why reading or saving did not work, in one vocabulary for every store. */
export type FailureKind =
  /** The browser has no network. */
  | "offline"
  /** The database did not answer in time; after a save its outcome is unknown. */
  | "timeout"
  /** The database could not be reached or answered with a fault of its own. */
  | "unavailable"
  /** The database's daily quota is used up. */
  | "quota"
  /** The rules refused: no administrator of this league, or a document the rules do not allow. */
  | "denied"
  /** Nobody is signed in, or the session has ended. */
  | "signedOut"
  /** Somebody else saved the record in between. */
  | "conflict"
  | "notFound"
  /** More than the database keeps in one document. */
  | "tooLarge"
  /** The browser refused to keep the session, of which the server knows already. */
  | "unkept"
  | "unknown";

/** The one displayable type every failure of the data layer becomes. */
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
  timeout: "The database did not answer in time.",
  unavailable: "The database cannot be reached right now.",
  quota: "The database has reached its limit for today.",
  denied: "The database refused this.",
  signedOut: "Your session has ended. Sign in again.",
  conflict: "Someone else saved this record in the meantime.",
  notFound: "The record is no longer there.",
  tooLarge: "This is more than the database can keep in one place.",
  unkept: "This browser could not keep your session.",
  unknown: "Something unexpected went wrong.",
};

/** A failure of that kind with its plain sentence. */
export function failure(kind: FailureKind, cause?: unknown): DataFailure {
  return new DataFailure(kind, reasons[kind], { cause });
}

/** Whatever was thrown, as a failure that can be shown. */
export function asFailure(thrown: unknown): DataFailure {
  return thrown instanceof DataFailure ? thrown : failure("unknown", thrown);
}

/** Why the attempt failed; null where it did not. */
export const reasonOf = (attempt: Promise<unknown>): Promise<string | null> =>
  attempt.then(
    () => null,
    (thrown: unknown) => asFailure(thrown).message,
  );
