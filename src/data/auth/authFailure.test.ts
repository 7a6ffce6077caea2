import { FirebaseError } from "firebase/app";
import { expect, it } from "vitest";
import { failureOfSession, failureOfSignIn, failureOfSignUp } from "./authFailure";

it.each([
  ["invalid-credential", "denied"],
  ["user-not-found", "denied"],
  ["user-disabled", "denied"],
  ["too-many-requests", "quota"],
  ["network-request-failed", "unavailable"],
  ["something-new", "unknown"],
])("signing in: %s is %s", (code, kind) => {
  expect(failureOfSignIn(new FirebaseError(`auth/${code}`, code)).kind).toBe(kind);
});

it.each([
  ["user-token-expired", "signedOut"],
  ["user-disabled", "signedOut"],
  ["network-request-failed", "unavailable"],
])("in a session: %s is %s", (code, kind) => {
  expect(failureOfSession(new FirebaseError(`auth/${code}`, code)).kind).toBe(kind);
});

it("tells a browser that could not keep the session from a server that cannot be reached", () => {
  const thrown = new FirebaseError("auth/internal-error", "An internal AuthError has occurred", {
    originalError: new DOMException("full", "QuotaExceededError"),
  });
  expect(failureOfSignIn(thrown).kind).toBe("unkept");
  expect(failureOfSignIn(new FirebaseError("auth/internal-error", "fault")).kind).toBe(
    "unavailable",
  );
});

it("says the same for a wrong password and an unknown address", () => {
  const said = ["wrong-password", "user-not-found"].map(
    (code) => failureOfSignIn(new FirebaseError(`auth/${code}`, code)).message,
  );
  expect(said[0]).toBe(said[1]);
});

it.each([
  ["email-already-in-use", "conflict"],
  ["weak-password", "denied"],
  ["admin-restricted-operation", "denied"],
  ["network-request-failed", "unavailable"],
])("making an account: %s is %s", (code, kind) => {
  expect(failureOfSignUp(new FirebaseError(`auth/${code}`, code)).kind).toBe(kind);
});

it("says another sentence for each reason why an account is not made", () => {
  const said = [
    "email-already-in-use",
    "weak-password",
    "invalid-email",
    "operation-not-allowed",
  ].map((code) => failureOfSignUp(new FirebaseError(`auth/${code}`, code)).message);
  expect(new Set(said).size).toBe(said.length);
});
