import { arena } from "@arena/arena";

/** How long a statement holds, in milliseconds: a build of each year renews it. */
const YEAR = 365 * 86_400_000;

/** `/.well-known/security.txt`: whom to write to about a fault of security (RFC 9116). @param now epoch milliseconds */
export const securityTxt = (origin: string, now: number): string =>
  [
    `Contact: mailto:${arena.email}`,
    // RFC 9116, 2.5.5: less than a year ahead.
    `Expires: ${new Date(now + YEAR - 86_400_000).toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${new URL("/.well-known/security.txt", origin).href}`,
    "",
  ].join("\n");
