import { DAY } from "@/domain/durations";
import { foldName, sameName } from "@/domain/names";
import { limits } from "@/domain/limits";
import { serverNow } from "@/domain/serverTime";
import type { League } from "@/domain/league/league";
import type { Side } from "@/domain/match/timeline";
import type { Player } from "@/records/players/schema";
import { readAll, readEntity } from "@/records/record";
import { storedOf } from "@/records/stored";
import { withDeadline } from "../deadline";
import { SERVER_TIME, type Transaction } from "../documents";
import { failure } from "../failure";
import { entityChange, requireCollection, savedRecord } from "../saving/leagueStore";
import type { RecordChange } from "../saving/recordChange";
import { contentAfter, contentOf, readVersion } from "../saving/recordDocument";
import type { SaveRecord } from "../saving/saveRecord";
import type { SavingSession } from "../saving/savingSession";
import {
  CAPTAIN_REQUESTS,
  captainRequestDocument,
  captainRequestId,
  captainRequestIn,
} from "./captainRequests";
import { CAPTAINS, peopleOf, personIn, switchesDocument, switchesIn } from "./captains";
import type { CaptainWork, SquadEntry } from "./captainWork";
import { reportId, reportIn, reportLimits, REPORTS, type ReportSide } from "./reports";

/** Most requests, captains or scorers of a league that are listed. */
const MOST = 200;
/** Reports of the last this many days are listed. */
const REPORT_DAYS = 7;

/** Returns the side as reports store it. */
export const reportSide = (side: Side): ReportSide => (side === "A" ? "a" : "b");

/** Returns the place of the request about a match or player, which the save deletes. */
const ended = ({ slug }: Pick<League, "slug">, about: string) => ({
  collection: CAPTAIN_REQUESTS,
  id: captainRequestId(slug, about),
});

const entryOf = ({ name, jersey, position }: Player): SquadEntry => ({ name, jersey, position });
const isSameEntry = (a: SquadEntry, b: SquadEntry) =>
  a.name === b.name && a.jersey === b.jersey && a.position === b.position;

/** Returns the player with the captain's changes. If the name changes, the old name is added to the former names. */
function withEntry(player: Player, to: SquadEntry): Player {
  const isRenamed = !sameName(player.name, to.name);
  const former = isRenamed ? [...player.formerNames, player.name] : player.formerNames;
  return {
    ...player,
    ...to,
    formerNames: isRenamed
      ? [...new Map(former.map((one) => [foldName(one), one])).values()].slice(-limits.former)
      : former,
  };
}

/** Saves the work of captains and their requests; works with any kind of `Documents`. */
export function keepCaptainWork(session: SavingSession, saveRecord: SaveRecord): CaptainWork {
  const { documents, account, times, isOffline } = session;

  async function write(run: (transaction: Transaction, by: string) => Promise<void> | void) {
    if (await isOffline()) throw failure("offline");
    const by = account()?.uid;
    if (by === undefined) throw failure("signedOut");
    const written = documents.transact(async (transaction) => run(transaction, by));
    await withDeadline(written, times.save);
  }
  const read = <T>(reading: Promise<T>) => withDeadline(reading, times.read);

  return {
    async saveLineUp(league, { id, side, from, to }) {
      const kind = "fixtures";
      const collection = requireCollection(league, kind);
      const field = side === "A" ? "lineUpA" : "lineUpB";
      const key = storedOf(kind).nameOf?.(field, league.game) ?? field;
      const stored = await read(documents.get(collection, id));
      if (!stored) throw failure("notFound");
      const now = readEntity(kind, stored)[field].join("\n");
      if (now !== from.join("\n") && now !== to.join("\n")) throw failure("conflict");
      const change: RecordChange<typeof kind> = {
        league,
        kind,
        collection,
        id,
        action: "update",
        base: readVersion(stored),
        content: (before) => before && { ...contentOf(before), [key]: [...to] },
      };
      return savedRecord(change, await saveRecord(change));
    },

    async savePlayer(league: League, { id, from, to, club }) {
      const kind = "players";
      const collection = requireCollection(league, kind);
      const place = { league, kind, id } as const;
      const stored = from && (await read(documents.get(collection, id)));
      if (from && !stored) throw failure("notFound");
      if (from && stored) {
        const now = entryOf(readEntity(kind, stored));
        if (!isSameEntry(now, from) && !isSameEntry(now, to)) throw failure("conflict");
      }
      const change: RecordChange<typeof kind> = {
        ...place,
        collection,
        action: stored ? "update" : "create",
        base: stored && readVersion(stored),
        content: (before) =>
          contentAfter(
            place,
            readAll(kind, before ? withEntry(readEntity(kind, before), to) : { ...to, club }),
            before,
          ),
      };
      return savedRecord(change, await saveRecord(change));
    },

    report: ({ league, fixture, side, score, note }) =>
      write((transaction, by) =>
        transaction.set(REPORTS, reportId(league, side, fixture), {
          league,
          fixture,
          side,
          score,
          note,
          by,
          at: SERVER_TIME,
        }),
      ),
    async ownReports({ slug }, matches) {
      const found = await read(
        Promise.all(
          matches.map(({ id, side }) =>
            documents.get(REPORTS, reportId(slug, reportSide(side), id)),
          ),
        ),
      );
      return found.flatMap((stored) => (stored && reportIn(stored)) ?? []);
    },
    async reports({ slug }) {
      const after = serverNow() - REPORT_DAYS * DAY;
      const found = await read(
        documents.newest(REPORTS, { league: slug }, reportLimits.listed, { after }),
      );
      return found.flatMap(({ data }) => reportIn(data) ?? []);
    },

    ask: (request) =>
      write((transaction, by) =>
        transaction.set(CAPTAIN_REQUESTS, captainRequestId(request.league, request.about), {
          ...captainRequestDocument(request),
          by,
          at: SERVER_TIME,
        }),
      ),
    answer: ({ slug }, about, answer) =>
      write((transaction) =>
        transaction.change(CAPTAIN_REQUESTS, captainRequestId(slug, about), [[["answer"], answer]]),
      ),
    endRequest: ({ slug }, about) =>
      write(async (transaction) => {
        const id = captainRequestId(slug, about);
        if (await transaction.get(CAPTAIN_REQUESTS, id)) transaction.delete(CAPTAIN_REQUESTS, id);
      }),
    async requestsAbout({ slug }, abouts) {
      const found = await read(
        Promise.all(
          abouts.map(async (about) => {
            const id = captainRequestId(slug, about);
            const stored = await documents.get(CAPTAIN_REQUESTS, id);
            return stored && captainRequestIn(id, stored);
          }),
        ),
      );
      return found.flatMap((one) => one ?? []);
    },
    async requests({ slug }) {
      const found = await read(documents.newest(CAPTAIN_REQUESTS, { league: slug }, MOST));
      return found.flatMap(({ id, data }) => captainRequestIn(id, data) ?? []);
    },

    async grantForMatch(league, { about }, fixture) {
      const save = { id: fixture.id, version: fixture.version, entity: fixture };
      const change = entityChange(league, "fixtures", "update", save);
      return savedRecord(change, await saveRecord({ ...change, ends: ended(league, about) }));
    },
    async grantTakeOut(league, { about }, { id, version }) {
      const kind = "players";
      const collection = requireCollection(league, kind);
      const change = { league, kind, collection, id, content: () => null } as const;
      await saveRecord({ ...change, action: "delete", base: version, ends: ended(league, about) });
    },

    switches: async ({ slug }) => switchesIn(await read(documents.get(CAPTAINS, slug))),
    setSwitches: ({ slug }, switches) =>
      write((transaction) => transaction.set(CAPTAINS, slug, switchesDocument(switches))),
    async people({ slug }) {
      const found = await read(documents.list(peopleOf(slug), MOST));
      return found.flatMap(({ id, data }) => personIn(id, data) ?? []);
    },
  };
}
