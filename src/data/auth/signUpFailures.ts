import { DataFailure } from "../failure";

/** The failures of creating an account, with messages for the person who wants one. */
export const signUpFailures = {
  taken: (cause?: unknown) =>
    new DataFailure("conflict", "This address has an account. Sign in with it.", { cause }),
  weak: (cause?: unknown) =>
    new DataFailure("denied", "Choose a longer password, of 8 characters or more.", { cause }),
  invalid: (cause?: unknown) => new DataFailure("denied", "This is no e-mail address.", { cause }),
  closed: (cause?: unknown) =>
    new DataFailure("denied", "Owners of the site make the accounts here. Ask one of them.", {
      cause,
    }),
} as const;
