import { arena } from "@arena/arena";

/**
 * Returns the origins that pages may connect to: the site, Google's services, and the receiver of reports of faults.
 */
export const connections = (faults: string | undefined = arena.faults): readonly string[] => [
  "'self'",
  "https://firestore.googleapis.com",
  "https://identitytoolkit.googleapis.com",
  "https://securetoken.googleapis.com",
  ...(faults ? [new URL(faults).origin] : []),
];

/** The services of sign-in. Pages that other sites frame have no sign-in. */
const SIGN_IN = /^https:\/\/(?:identitytoolkit|securetoken)\./;

/** Returns the origins that pages in frames of other sites may connect to. */
export const embedConnections = (to = connections()): readonly string[] =>
  to.filter((origin) => !SIGN_IN.test(origin));

/**
 * Writes these connections into the content security policies of `firebase.json`; all else stays.
 * @param config its text
 */
export const withConnections = (config: string, to = connections()): string =>
  config.replaceAll(
    /connect-src [^;"]*(?=(?:;[^"]*)?(?:frame-ancestors ([*'])))/g,
    (_, by: string) => `connect-src ${(by === "*" ? embedConnections(to) : to).join(" ")}`,
  );
