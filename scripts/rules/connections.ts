import { arena } from "@arena/arena";

/** Where pages may connect to besides their own site: Google's services, and who is sent visitors' faults. */
export const connections = (faults: string | undefined = arena.faults): readonly string[] => [
  "'self'",
  "https://firestore.googleapis.com",
  "https://identitytoolkit.googleapis.com",
  "https://securetoken.googleapis.com",
  ...(faults ? [new URL(faults).origin] : []),
];

/** The services of sign-in: a page that other sites frame has none. */
const SIGN_IN = /^https:\/\/(?:identitytoolkit|securetoken)\./;

/** Where a page that other sites frame may connect to. */
export const embedConnections = (to = connections()): readonly string[] =>
  to.filter((origin) => !SIGN_IN.test(origin));

/** `firebase.json` with these connections in its content security policies, and nothing else changed. */
export const withConnections = (config: string, to = connections()): string =>
  config.replaceAll(
    /connect-src [^;"]*(?=(?:;[^"]*)?(?:frame-ancestors ([*'])))/g,
    (_, by: string) => `connect-src ${(by === "*" ? embedConnections(to) : to).join(" ")}`,
  );
