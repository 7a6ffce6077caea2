import { DataFailure } from "../failure";

/** The failures of creating an account, with messages for the person who wants one. */
export const signUpFailures = {
  taken: (cause?: unknown) =>
    new DataFailure("conflict", "There is already an account with this address. Sign in instead.", {
      cause,
    }),
  weak: (cause?: unknown) =>
    new DataFailure("denied", "Choose a longer password, of 8 characters or more.", { cause }),
  invalid: (cause?: unknown) =>
    new DataFailure("denied", "This is not an e-mail address.", { cause }),
  closed: (cause?: unknown) =>
    new DataFailure("denied", "Only owners of the site can create accounts. Ask one of them.", {
      cause,
    }),
} as const;
