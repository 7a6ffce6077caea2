import { readMap } from "@/domain/reading";
import { wholeArena } from "@/leagues/wholeArena";
import { publishedListing } from "./published";
import { take } from "./useReadLeagues";

/** Has the registry know the leagues in that text, before the page is drawn. @throws SyntaxError */
export async function takeFromPage(text: string): Promise<void> {
  const records = readMap(JSON.parse(text));
  const listing = publishedListing({ league: wholeArena, kind: "leagues" }, { records });
  if (listing) await take(listing);
}
