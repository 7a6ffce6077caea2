import { loadLiveReader } from "@/data/connection";
import { followLeague } from "@/data/followLeague";
import type { Listings } from "@/data/listings";
import type { League } from "@/leagues/league";

/** Fetches what following needs and begins. @throws whatever keeps the code from being loaded */
export async function startLive(
  listings: Listings,
  league: League,
  onLive: (live: boolean) => void,
): Promise<() => void> {
  const reader = await loadLiveReader();
  return followLeague({ listings, reader, league }, onLive);
}
