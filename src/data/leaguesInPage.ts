import { readMap } from "@/domain/reading";
import { wholeArena } from "@/leagues/wholeArena";
import { publishedListing } from "./published";
import { take } from "./useReadLeagues";
import { renewOpenedLeagues } from "@/leagues/registry";

/** Adds the leagues in a prerendered page to the registry, before the page is drawn. @throws SyntaxError */
export async function takeFromPage(text: string): Promise<void> {
  const records = readMap(JSON.parse(text));
  const listing = publishedListing({ league: wholeArena, kind: "leagues" }, { records });
  // The page contains only its own league.
  if (listing) await take(listing, renewOpenedLeagues);
}
