import { FirebaseError } from "firebase/app";
import { DataFailure, failure, type FailureKind } from "../failure";
import { signUpFailures } from "./signUpFailures";
import { unreachableFailure } from "../online";

/**
 * Error codes for a wrong password, an unknown address or a disabled account. All give the same failure, so that nobody
 * can find out who has an account.
 */
const refused = [
  "invalid-credential",
  "invalid-login-credentials",
  "wrong-password",
  "user-not-found",
  "invalid-email",
  "missing-password",
  "user-disabled",
  "operation-not-allowed",
];
/** Error codes that mean that the session has ended. */
const ended = [
  "user-token-expired",
  "invalid-user-token",
  "user-token-revoked",
  "requires-recent-login",
];

/** Returns the failure for an error that Firebase Auth threw while a user signed in. */
export function failureOfSignIn(thrown: unknown): DataFailure {
  return failureOf(thrown, "denied");
}

/**
 * Returns the failure for an error that Firebase Auth threw during a session. If the account was disabled, the session
 * has ended.
 */
export function failureOfSession(thrown: unknown): DataFailure {
  return failureOf(thrown, "signedOut");
}

/** Returns the failure for an error that Firebase Auth threw while an account was created. */
export function failureOfSignUp(thrown: unknown): DataFailure {
  const code = thrown instanceof FirebaseError ? thrown.code.replace(/^auth\//, "") : "";
  if (code === "email-already-in-use") return signUpFailures.taken(thrown);
  if (code === "weak-password" || code === "missing-password") return signUpFailures.weak(thrown);
  if (code === "invalid-email" || code === "missing-email") return signUpFailures.invalid(thrown);
  // The first code means that sign-up is switched off; the second, that sign-in by password is switched off.
  if (code === "admin-restricted-operation" || code === "operation-not-allowed")
    return signUpFailures.closed(thrown);
  return failureOfSignIn(thrown);
}

function failureOf(thrown: unknown, whenRefused: FailureKind): DataFailure {
  if (thrown instanceof DataFailure) return thrown;
  if (!(thrown instanceof FirebaseError)) return failure("unknown", thrown);
  const code = thrown.code.replace(/^auth\//, "");
  if (refused.includes(code)) return failure(whenRefused, thrown);
  if (ended.includes(code)) return failure("signedOut", thrown);
  if (code === "too-many-requests" || code === "quota-exceeded") return failure("quota", thrown);
  if (code === "timeout") return failure("timeout", thrown);
  // Firebase wraps errors of the browser's storage in this code, and adds the original error; a fault of the server has
  // none.
  if (code === "internal-error" && thrown.customData?.["originalError"])
    return failure("unkept", thrown);
  if (code === "network-request-failed" || code === "internal-error") {
    return unreachableFailure(thrown);
  }
  return failure("unknown", thrown);
}
