import type { League } from "@/domain/league/league";
import { readIds } from "@/records/adminOnly";
import { readEntity, type RecordOf } from "@/records/record";
import type { AdminConnection } from "../adminConnection";
import { createLeagueMaintenance } from "../maintenance/leagueMaintenance";
import { keepCaptainWork } from "../captains/keepCaptainWork";
import { keepBatches } from "../batches/keepBatches";
import { keepInvitations } from "../captains/keepInvitations";
import { keepFaults } from "../faults/keepFaults";
import { keepAccess } from "../maintenance/keepAccess";
import { withDeadline } from "../deadline";
import { failure } from "../failure";
import type { Officials } from "../officials";
import { keepPictures } from "./keepPictures";
import { createLeagueStore, requireCollection, savedRecord } from "./leagueStore";
import { createSaver, type SaveRecord } from "./saveRecord";
import type { SavingSession } from "./savingSession";
import type { RecordChange } from "./recordChange";
import { contentAfter, readVersion } from "./recordDocument";

/** Creates everything that the administration reads and writes with; all of it saves records in the same way. */
export function connectSaving(session: SavingSession): AdminConnection {
  const saveRecord = createSaver(session);
  const store = createLeagueStore(session, saveRecord);
  const maintenance = createLeagueMaintenance(session, saveRecord, store);
  const ownerTasks = async () => {
    const { createOwnerTasks } = await import("../owner/createOwnerTasks");
    return createOwnerTasks(session, saveRecord);
  };
  return {
    store,
    identity: session.identity,
    maintenance,
    access: keepAccess(session),
    pictures: keepPictures(session),
    officials: keepOfficials(session, saveRecord),
    batches: keepBatches(session),
    faults: keepFaults(session),
    captainWork: keepCaptainWork(session, saveRecord),
    invitations: keepInvitations(session),
    ownerTasks,
  };
}

const KIND = "fixtures" as const;

/** Saves the officials of matches; works with any kind of `Documents`. */
function keepOfficials(session: SavingSession, saveRecord: SaveRecord): Officials {
  const { documents, times } = session;

  /** The ids of a match's officials when they were last read, with the match's version then, by "slug id". */
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
