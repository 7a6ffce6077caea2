import type { StorageRules } from "../stored";
import type { OfficialFields } from "./schema";

/** Storage rules of officials: each record is about a person; only the field `sports` contains no personal data. */
export const officials: StorageRules<OfficialFields> = { impersonal: ["sports"], isPerson: true };
