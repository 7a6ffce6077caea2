import type { FirestoreError } from "firebase/firestore";
import { DataFailure, failure, type FailureKind } from "../failure";
import { unreachableFailure } from "../online";

const kinds: Readonly<Partial<Record<FirestoreError["code"], FailureKind>>> = {
  "permission-denied": "denied",
  unauthenticated: "signedOut",
  "resource-exhausted": "quota",
  "deadline-exceeded": "timeout",
  "not-found": "notFound",
  unavailable: "unavailable",
  aborted: "unavailable",
  internal: "unavailable",
};

const tooLarge = /exceed|larger than|too large|maximum (allowed )?size/i;

function isFirestoreError(thrown: unknown): thrown is FirestoreError {
  return thrown instanceof Error && thrown.name === "FirebaseError" && "code" in thrown;
}

/** Returns the failure for an error that Firestore threw; an error of the caller's own code is returned unchanged. */
export function failureOfFirestore(thrown: unknown): unknown {
  if (!isFirestoreError(thrown)) return thrown;
  if (thrown.code === "invalid-argument" && tooLarge.test(thrown.message)) {
    return failure("tooLarge", thrown);
  }
  const kind = kinds[thrown.code] ?? "unknown";
  return kind === "unavailable" ? unreachableFailure(thrown) : failure(kind, thrown);
}

/** Like `failureOfFirestore`, but always returns a failure: `unknown` for an unexpected error. */
export function asDataFailure(thrown: unknown): DataFailure {
  const found = failureOfFirestore(thrown);
  return found instanceof DataFailure ? found : failure("unknown", thrown);
}
