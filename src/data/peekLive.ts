import type { LeagueEntry } from "@/domain/league/league";
import { LIVE, liveState, type LiveState } from "./liveState";
import type { LiveReader } from "./reader";
import { restDocuments, type RestAddress } from "./rest/restDocuments";

/** Nobody waits for the answer on screen; in milliseconds. */
const TIMEOUT = 10_000;

/** What the league's live document says now, by one request. @throws DataFailure */
export const peekRest = async (address: RestAddress, { slug }: LeagueEntry): Promise<LiveState> =>
  liveState(await restDocuments(address, { timeout: TIMEOUT }).get(LIVE, slug));

/** The same of a reader that needs no network. @throws DataFailure */
export function peekReader(reader: LiveReader, league: LeagueEntry): Promise<LiveState> {
  let stop = () => {};
  const told = new Promise<LiveState>((resolve, reject) => {
    stop = reader.watchMatches(league, resolve, reject);
  });
  return told.finally(() => stop());
}
