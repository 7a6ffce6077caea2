import type { Access } from "./access";
import type { Batches } from "./batches/batches";
import type { CaptainWork } from "./captains/captainWork";
import type { Invitations } from "./captains/invitations";
import type { Faults } from "./faults/faults";
import type { Identity } from "./identity";
import type { LeagueMaintenance } from "./maintenance";
import type { Officials } from "./officials";
import type { OwnerTasks } from "./ownerTasks";
import type { Pictures } from "./pictures/pictures";
import type { LeagueStore } from "./store";

/** Everything that the administration reads and writes with; visitors never load it. */
export interface AdminConnection {
  readonly store: LeagueStore;
  readonly identity: Identity;
  readonly access: Access;
  readonly pictures: Pictures;
  readonly officials: Officials;
  readonly batches: Batches;
  readonly faults: Faults;
  readonly captainWork: CaptainWork;
  readonly invitations: Invitations;
  readonly maintenance: LeagueMaintenance;
  /** Tasks of owners on the whole database; their code is loaded on demand. */
  readonly ownerTasks: () => Promise<OwnerTasks>;
}
