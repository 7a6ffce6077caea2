import { FirebaseError } from "firebase/app";
import { DataFailure, failure, type FailureKind } from "../failure";
import { signUpFailures } from "./signUpFailures";
import { unreachable } from "../online";

/** Wrong password, unknown address, disabled account: one meaning, so that nobody can find out who has an account. */
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
const ended = [
  "user-token-expired",
  "invalid-user-token",
  "user-token-revoked",
  "requires-recent-login",
];

/** What Firebase Auth threw while signing in, as a failure. */
export function failureOfSignIn(thrown: unknown): DataFailure {
  return failureOf(thrown, "denied");
}

/** What Firebase Auth threw while using a session; an account that was disabled has ended its session. */
export function failureOfSession(thrown: unknown): DataFailure {
  return failureOf(thrown, "signedOut");
}

/** What Firebase Auth threw while an account was made. */
export function failureOfSignUp(thrown: unknown): DataFailure {
  const code = thrown instanceof FirebaseError ? thrown.code.replace(/^auth\//, "") : "";
  if (code === "email-already-in-use") return signUpFailures.taken(thrown);
  if (code === "weak-password" || code === "missing-password") return signUpFailures.weak(thrown);
  if (code === "invalid-email" || code === "missing-email") return signUpFailures.invalid(thrown);
  // Firebase says the one where sign-up is off, the other where no sign-in by password is.
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
  // Firebase wraps what a browser's storage threw, whose text distinguishes it from a fault of the server.
  if (code === "internal-error" && thrown.customData?.["originalError"])
    return failure("unkept", thrown);
  if (code === "network-request-failed" || code === "internal-error") {
    return unreachable(thrown);
  }
  return failure("unknown", thrown);
}
