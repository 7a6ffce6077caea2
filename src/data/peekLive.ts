import type { LeagueEntry } from "@/domain/league/league";
import { LIVE, liveState, type LiveState } from "./liveState";
import type { LiveReader } from "./reader";
import {
  documentIn,
  documentUrl,
  member,
  misread,
  request,
  type RestAddress,
} from "./rest/restDocuments";

/** Nobody waits for the answer on screen; in milliseconds. */
const TIMEOUT = 10_000;

/** How long an answer is good enough, in milliseconds. */
export const PEEK_LASTS = 120_000;

const answers = new Map<string, { readonly at: number; readonly state: Promise<LiveState> }>();

/** The answer of `PEEK_LASTS` ago at most, so that going on from page to page asks nothing. @throws what `peek` throws */
export function peekOnce(
  { slug }: LeagueEntry,
  peek: () => Promise<LiveState>,
): Promise<LiveState> {
  const last = answers.get(slug);
  if (last && performance.now() - last.at < PEEK_LASTS) return last.state;
  const state = peek();
  answers.set(slug, { at: performance.now(), state });
  // What failed is asked again by the next who wants it.
  state.catch(() => answers.delete(slug));
  return state;
}

/**
 * What the league's live document says now, by one request: nothing where no match was ever entered live. A GET of a
 * document that is not there would be an error in the browser's console. @throws DataFailure
 */
export async function peekRest(address: RestAddress, { slug }: LeagueEntry): Promise<LiveState> {
  const url = documentUrl(address, LIVE, slug);
  const [, name = "", path = ""] = /\/v1\/(.*\/documents(.*))\?/.exec(url) ?? [];
  const answer = await request(url.replace(`${path}?`, ":batchGet?"), {
    timeout: TIMEOUT,
    body: JSON.stringify({ documents: [name] }),
  });
  if (!Array.isArray(answer)) throw misread(answer);
  return liveState(documentIn(member(answer[0], "found")));
}

/** The same of a reader that needs no network. @throws DataFailure */
export function peekReader(reader: LiveReader, league: LeagueEntry): Promise<LiveState> {
  let stop = () => {};
  const state = new Promise<LiveState>((resolve, reject) => {
    stop = reader.watchMatches(league, resolve, reject);
  });
  return state.finally(() => stop());
}
