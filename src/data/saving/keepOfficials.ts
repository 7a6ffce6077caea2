import {
  MOST_OFFICIALS,
  readOfficial,
  shownOfficial,
  type Official,
} from "@/domain/people/official";
import type { League } from "@/domain/league/league";
import { readIds } from "@/records/apart";
import { readEntity, type RecordOf } from "@/records/record";
import { sportList } from "@/sports/sports";
import { withDeadline } from "../deadline";
import { rebuild } from "../maintenance/rebuilding";
import { failure } from "../failure";
import type { RawDocument, Transaction } from "../documents";
import { OFFICIALS, type Officials } from "../officials";
import { fingerprint } from "../plain";
import { PUBLISHED } from "../published";
import { writeArenaDocument } from "./arenaDocument";
import { requireCollection, savedRecord } from "./leagueStore";
import type { RecordChange } from "./recordChange";
import { contentAfter, contentOf, readVersion } from "./recordDocument";
import type { SaveRecord } from "./saveRecord";
import type { SavingSession } from "./savingSession";

const KIND = "fixtures" as const;
const sports = sportList.map(({ id }) => id);

/** Keeps the arena's officials over any documents. */
export function keepOfficials(session: SavingSession, saveRecord: SaveRecord): Officials {
  const { documents, account, isOffline, times } = session;
  let known: Promise<readonly Official[]> | null = null;

  /** Writes one that is stored as its author saw it. What is as it is to be is left alone. */
  async function write(id: string, version: number, content: RawDocument | null): Promise<void> {
    if (await isOffline()) throw failure("offline");
    const by = account()?.uid;
    if (by === undefined) throw failure("signedOut");
    const run = async (transaction: Transaction) => {
      const stored = await transaction.get(OFFICIALS, id);
      const isDone =
        stored && content
          ? fingerprint(contentOf(stored)) === fingerprint(content)
          : stored === content;
      if (isDone) return null;
      if ((stored ? readVersion(stored) : 0) !== version) throw failure("conflict");
      const shown = shownOfficial(content);
      const change = { collection: OFFICIALS, id, by, stored, content, shown };
      return writeArenaDocument(transaction, change);
    };
    known = null;
    const isPublished = await withDeadline(documents.transact(run), times.save);
    if (content?.["agreed"] === true && isPublished === false) await publish();
  }

  /** Publishes the names of those who agreed, where that has not been done yet. */
  async function publish(): Promise<void> {
    const by = account()?.uid;
    if (by === undefined) throw failure("signedOut");
    if (await documents.exists(PUBLISHED, OFFICIALS, true)) return;
    const sections = async () => {
      const found = await documents.list(OFFICIALS, MOST_OFFICIALS);
      const shown = found.map(({ id, data }) => [id, shownOfficial(data)] as const);
      return { records: Object.fromEntries(shown.filter(([, one]) => one !== null)) };
    };
    const published = { id: OFFICIALS, kind: OFFICIALS } as const;
    await withDeadline(rebuild(documents, published, sections, by), times.save);
  }

  async function read(): Promise<readonly Official[]> {
    const found = await withDeadline(documents.list(OFFICIALS, MOST_OFFICIALS), times.read);
    return found
      .flatMap(({ id, data }) => readOfficial(id, data, sports) ?? [])
      .toSorted((a, b) => a.name.localeCompare(b.name));
  }

  /** Whom a match had when it was read, with the version that it had then. */
  const led = new Map<string, { readonly version: number; readonly ids: readonly string[] }>();

  const readStored = (league: League, id: string) =>
    withDeadline(documents.get(requireCollection(league, KIND), id), times.read);

  async function idsOf(
    league: League,
    { id, version }: Pick<RecordOf<"fixtures">, "id" | "version">,
  ): Promise<readonly string[]> {
    const key = `${league.slug} ${id}`;
    const before = led.get(key);
    if (before?.version === version) return before.ids;
    const stored = await readStored(league, id);
    const ids = readIds(stored?.["officials"]);
    if (stored) led.set(key, { version: readVersion(stored), ids });
    return ids;
  }

  return {
    list(fresh = false) {
      if (known && !fresh) return known;
      const reading = read();
      known = reading;
      reading.catch(() => {
        if (known === reading) known = null;
      });
      return reading;
    },
    async save(id, version, entry) {
      const { name, does, sports: played, contact, agreed } = entry;
      await write(id, version, { name, does, sports: [...played], contact, agreed });
      const saved: Official = { ...entry, id, version: version + 1 };
      return saved;
    },
    remove: ({ id, version }) => write(id, version, null),
    publish,
    async assigned(league, fixtures) {
      const found = await Promise.all(
        fixtures.map(async (one) => [one.id, await idsOf(league, one)] as const),
      );
      return new Map(found);
    },
    async assign(league, { id, from, to, group }) {
      const stored = await readStored(league, id);
      if (!stored) throw failure("notFound");
      const now = readIds(stored["officials"]).join();
      if (now !== from.join() && now !== to.join()) throw failure("conflict");
      const place = { league, kind: KIND, id };
      const change: RecordChange<typeof KIND> = {
        ...place,
        collection: requireCollection(league, KIND),
        action: "update",
        base: readVersion(stored),
        group,
        content(before) {
          if (!before) return null;
          const { officials: _, ...rest } = contentAfter(place, readEntity(KIND, before), before);
          return to.length > 0 ? { ...rest, officials: [...to] } : rest;
        },
      };
      const saved = savedRecord(change, await saveRecord(change));
      led.set(`${league.slug} ${id}`, { version: saved.version, ids: to });
      return saved;
    },
  };
}
