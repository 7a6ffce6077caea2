import { arena } from "@arena/arena";

/** One year in milliseconds. The file is valid for almost a year, so a site must be built at least once a year. */
const YEAR = 365 * 86_400_000;

/** Writes `/.well-known/security.txt`: the contact for security faults (RFC 9116). @param now in epoch milliseconds */
export const securityTxt = (origin: string, now: number): string =>
  [
    `Contact: mailto:${arena.email}`,
    // RFC 9116, 2.5.5: the date should be less than a year ahead.
    `Expires: ${new Date(now + YEAR - 86_400_000).toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${new URL("/.well-known/security.txt", origin).href}`,
    "",
  ].join("\n");
