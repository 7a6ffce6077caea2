import type { StorageRules } from "../stored";
import type { Team } from "./schema";

export const teams: StorageRules<Team> = { impersonal: ["colours"] };
