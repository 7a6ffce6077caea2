import type { StorageRules } from "../stored";
import type { GroundFields } from "./schema";

/** What is written freely of a place may name somebody; its sports and its days cannot. */
export const grounds: StorageRules<GroundFields> = { impersonal: ["sports", "closed"] };
