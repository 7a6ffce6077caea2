import { readMap } from "@/domain/reading";
import { wholeArena } from "@/leagues/wholeArena";
import { publishedListing } from "./published";
import { take } from "./useReadLeagues";
import { renewOpenedLeagues } from "@/leagues/registry";

/** Has the registry know the leagues in that text, before the page is drawn. @throws SyntaxError */
export async function takeFromPage(text: string): Promise<void> {
  const records = readMap(JSON.parse(text));
  const listing = publishedListing({ league: wholeArena, kind: "leagues" }, { records });
  // The page says its own league alone.
  if (listing) await take(listing, renewOpenedLeagues);
}
