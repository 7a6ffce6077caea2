import { arena } from "@arena/arena";

/**
 * The host of a picture's address where it is another than the arena's, so that it learns who looks at the page; '' for
 * the arena's own, and for what is no address yet.
 */
export function foreignHost(address: string): string {
  const host = hostOf(address);
  return host === hostOf(arena.url) ? "" : host;
}

const hostOf = (address: string) => /^https:\/\/([^/?#]+)/.exec(address)?.[1]?.toLowerCase() ?? "";
