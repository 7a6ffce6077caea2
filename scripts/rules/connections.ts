import { arena } from "@arena/arena";

/** Where pages may connect to besides their own site: Google's services, and who is sent visitors' faults. */
export const connections = (faults: string | undefined = arena.faults): readonly string[] => [
  "'self'",
  "https://firestore.googleapis.com",
  "https://identitytoolkit.googleapis.com",
  "https://securetoken.googleapis.com",
  ...(faults ? [new URL(faults).origin] : []),
];

/** `firebase.json` with these connections in its content security policies, and nothing else changed. */
export const withConnections = (config: string, to = connections()): string =>
  config.replaceAll(/connect-src [^;"]*/g, `connect-src ${to.join(" ")}`);
