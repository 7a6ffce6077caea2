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

/** Limit of a request, in milliseconds. It may be long, because nobody waits for the answer on screen. */
const TIMEOUT = 10_000;

/** How long an answer is used again, in milliseconds. */
export const PEEK_LASTS = 120_000;

const answers = new Map<string, { readonly at: number; readonly state: Promise<LiveState> }>();

/**
 * Returns the league's last answer if it is younger than `PEEK_LASTS`, so that going from page to page sends no
 * request; else a new one.
 * @throws whatever `peek` throws
 */
export function peekOnce(
  { slug }: LeagueEntry,
  peek: () => Promise<LiveState>,
): Promise<LiveState> {
  const last = answers.get(slug);
  if (last && performance.now() - last.at < PEEK_LASTS) return last.state;
  const state = peek();
  answers.set(slug, { at: performance.now(), state });
  // After a failure the next caller tries again.
  state.catch(() => answers.delete(slug));
  return state;
}

/**
 * Loads the league's live document with one request; without the document there are no live matches. Uses batchGet,
 * because a GET of a missing document would be an error in the browser's console.
 * @throws DataFailure
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

/** Loads the league's live document through a reader that needs no network. @throws DataFailure */
export function peekReader(reader: LiveReader, league: LeagueEntry): Promise<LiveState> {
  let stop = () => {};
  const state = new Promise<LiveState>((resolve, reject) => {
    stop = reader.watchMatches(league, resolve, reject);
  });
  return state.finally(() => stop());
}
