import { arena } from "@arena/arena";

/**
 * Returns the host of a picture's address if it is not the arena's own host, because that host then learns who looks at
 * the page; '' for the arena's own host and for a text that is no https address.
 */
export function foreignHost(address: string): string {
  const host = hostOf(address);
  return host === hostOf(arena.url) ? "" : host;
}

const hostOf = (address: string) => /^https:\/\/([^/?#]+)/.exec(address)?.[1]?.toLowerCase() ?? "";
