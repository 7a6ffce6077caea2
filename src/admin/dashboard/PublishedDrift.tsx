import { viewPath } from "@/leagues/adminPaths";
import { useEffect, useState } from "react";
import { clock } from "@/domain/clock";
import type { Listing } from "@/data/reader";
import type { EntityKind } from "@/records/record";
import { useConnection } from "@/session/ConnectionProvider";
import { useSession } from "@/session/SessionProvider";
import { liveListingsOf } from "../live/liveListings";

import { Note } from "./Note";
import {
  SECOND_CHECK_AFTER,
  countOf,
  differsFrom,
  hasDrift,
  isDueToCompare,
  LATER,
  noteCompared,
} from "./publishedDrift";
import {
  administeredLeagues,
  publishEach,
  publishFirst,
  type FirstPublication,
} from "./publishFirst";
import { useLeague } from "@/ui/leagueContext";

const wait = (time: number) => new Promise<void>((resolve) => void clock.after(time, resolve));

/**
 * A note that is shown if the published league differs from the records. Also publishes a league that was never
 * published. It costs one read of the published league (the "sheet"), which is compared with the listings that the
 * dashboard has loaded anyway, and one more read if they differ. Listings are published copies themselves, so from time
 * to time (`isDueToCompare`) every record is loaded and compared with all copies: that costs a read for each record,
 * and finds changes that were made in the database's own console.
 */
export default function PublishedDrift() {
  const league = useLeague();
  const { store, maintenance } = useConnection();
  const session = useSession();
  const [differs, setDiffers] = useState(false);
  const [first, setFirst] = useState<FirstPublication>("none");

  useEffect(() => {
    let wanted = true;
    const read = <K extends EntityKind>(kind: K): Listing<K> | undefined => {
      // The records as they are stored; lists would replace club names by the present ones.
      const live = liveListingsOf(store).entry(league, kind).state();
      return live.status === "ready" ? live.value : undefined;
    };
    const glance = async (): Promise<boolean | null> => {
      const sheet = await maintenance.sheet(league);
      const fixtures = read("fixtures");
      const results = read("results");
      const standings = read("standings");
      const seasons = read("seasons");
      const teams = read("teams");
      return sheet && differsFrom(sheet, { fixtures, results, standings, seasons, teams });
    };
    const look = async () => {
      await wait(LATER);
      const seen = wanted && (await glance());
      if (!wanted) return;
      // Without a published league visitors load the records themselves, so publish it.
      if (seen === null) {
        const done = await publishFirst({ maintenance, store }, league);
        if (wanted) setFirst(done);
        if (done === "published")
          await publishEach({ maintenance, store }, administeredLeagues(session));
        return;
      }
      if (seen) await wait(SECOND_CHECK_AFTER);
      if (seen && (await glance())) {
        if (wanted) setDiffers(true);
        return;
      }
      const now = Date.now();
      const count = countOf([read("fixtures"), read("results"), read("players")]);
      if (!wanted || !isDueToCompare(league.slug, count, now)) return;
      const found = hasDrift(await maintenance.surveyPublication(league));
      if (!found) noteCompared(league.slug, now);
      if (wanted) setDiffers(found);
    };
    // If loading fails, the dashboard reports that already, and the page "Site copies" says why.
    look().catch(() => {});
    return () => {
      wanted = false;
    };
  }, [league, store, maintenance, session]);

  if (first === "published")
    return (
      <Note role="status">
        This league had no site copy yet. It has one now, which visitors see.
      </Note>
    );
  if (first === "asks")
    return (
      <Note action="Site copies" role="status" to={viewPath(league, "publication")}>
        This league has no site copy: each visit loads everything it has.
      </Note>
    );
  if (!differs) return null;
  return (
    <Note action="Site copies" role="status" to={viewPath(league, "publication")}>
      Visitors do not see the latest changes.
    </Note>
  );
}
