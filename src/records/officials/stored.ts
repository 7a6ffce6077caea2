import type { Stored } from "../stored";
import type { OfficialFields } from "./schema";

/** Each is a person; of what is said of them the sports are none. */
export const officials: Stored<OfficialFields> = { impersonal: ["sports"], isPerson: true };
