import type { AdminConnection } from "../adminConnection";
import { createLeagueMaintenance } from "../maintenance/leagueMaintenance";
import { keepCaptainWork } from "../captains/keepCaptainWork";
import { keepBatches } from "../batches/keepBatches";
import { keepInvitations } from "../captains/keepInvitations";
import { keepFaults } from "../faults/keepFaults";
import { keepAccess } from "../maintenance/keepAccess";
import { keepOfficials } from "./keepOfficials";
import { keepPictures } from "./keepPictures";
import { createLeagueStore } from "./leagueStore";
import { createSaver } from "./saveRecord";
import type { SavingSession } from "./savingSession";

/** Store and upkeep over a session; both save through the same path. */
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
