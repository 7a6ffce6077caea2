import { dayOfWhen } from "@/domain/when";
import { openedLeagues } from "@/leagues/openedLeague";
import { wholeArena } from "@/leagues/wholeArena";
import { arena } from "@arena/arena";
import type { Documents } from "../documents";
import { LEAGUES } from "../openedLeagues";
import { PUBLISHED, readForVisitors } from "../published";
import { daysIn, writeDays } from "../saving/playDays";

/**
 * Says of each league that was opened in the app on which days its running season is played: saves only widen them, and
 * matches may have been moved or deleted since. A season without a match keeps what is said.
 * @throws DataFailure; the rules let owners alone
 */
export async function renewPlayDays(documents: Documents): Promise<void> {
  const { records: leagues } = await readForVisitors(documents, {
    league: wholeArena,
    kind: LEAGUES,
  });
  for (const { entry } of openedLeagues(leagues)) {
    const kind = entry.collections.meets ? "meets" : "fixtures";
    const { records } = await readForVisitors(documents, { league: entry, kind });
    const days = records.flatMap((one) => dayOfWhen(one, arena.timeZone) ?? []).toSorted();
    const [first, last] = [days[0], days.at(-1)];
    if (first === undefined || last === undefined) continue;
    await documents.transact(async (transaction) => {
      const said = daysIn(await transaction.get(PUBLISHED, LEAGUES), entry.slug);
      if (said && (said.first !== first || said.last !== last))
        writeDays(transaction, entry.slug, { first, last });
    });
  }
}
