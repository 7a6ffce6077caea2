import type { Stored } from "../stored";
import type { Team } from "./schema";

export const teams: Stored<Team> = { impersonal: ["colours"] };
