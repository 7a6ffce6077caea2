import type { StorageRules } from "../stored";
import type { OfficialFields } from "./schema";

/** Each is a person; of what is said of them the sports are none. */
export const officials: StorageRules<OfficialFields> = { impersonal: ["sports"], isPerson: true };
