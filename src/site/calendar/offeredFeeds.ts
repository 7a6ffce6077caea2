import { useEffect, useState } from "react";
import { withDeadline } from "@/data/deadline";
import { readMap } from "@/domain/reading";
import { FEED_FOLDER, FEED_LIST, feedPlace, type FeedOf, type OfferedFeeds } from "@/leagues/feeds";

/** So long the dialog waits to hear what can be subscribed to, in milliseconds. */
const PATIENCE = 2_500;

const none: OfferedFeeds = { renewed: 0, places: [] };

/** The site's list of feeds; an empty one where it has none, or cannot be asked. */
async function offeredFeeds(): Promise<OfferedFeeds> {
  try {
    const asking = fetch(`/${FEED_FOLDER}/${FEED_LIST}`).then(
      // A local site answers with a page.
      (answer): unknown => (answer.ok ? answer.json() : none),
    );
    const list = await withDeadline(asking, PATIENCE);
    return isList(list) ? list : none;
  } catch {
    return none;
  }
}

function isList(list: unknown): list is OfferedFeeds {
  const { renewed, places } = readMap(list);
  return typeof renewed === "number" && Array.isArray(places);
}

/** Those of these feeds that the site gives out, and since when; undefined until it has said so. */
export function useOfferedFeeds(
  feeds: readonly FeedOf[],
): { readonly feeds: readonly FeedOf[]; readonly renewed: number } | undefined {
  const [list, setList] = useState(feeds.length === 0 ? none : undefined);
  useEffect(() => {
    if (list) return undefined;
    let isWanted = true;
    void offeredFeeds().then((found) => isWanted && setList(found));
    return () => {
      isWanted = false;
    };
  }, [list]);
  return (
    list && {
      renewed: list.renewed,
      feeds: feeds.filter((one) => list.places.includes(feedPlace(one))),
    }
  );
}
