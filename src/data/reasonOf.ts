import { asFailure } from "./failure";

/** Returns the message of the failure of a promise; null if it succeeded. */
export const reasonOf = (attempt: Promise<unknown>): Promise<string | null> =>
  attempt.then(
    () => null,
    (thrown: unknown) => asFailure(thrown).message,
  );
