import { readMap } from "@/domain/reading";
import { wholeArena } from "@/leagues/wholeArena";
import { publishedListing } from "./published";
import { renewOpenedLeagues } from "@/leagues/registry";

/** Has the registry know the leagues in that text, before the page is drawn. @throws SyntaxError */
export async function takeFromPage(text: string): Promise<void> {
  const records = readMap(JSON.parse(text));
  const listing = publishedListing({ league: wholeArena, kind: "leagues" }, { records });
  const { openedLeagues } = await import("@/leagues/openedLeague");
  // The page says its own league: the build may have found others.
  if (listing) renewOpenedLeagues(openedLeagues(listing.records, listing.days));
}
