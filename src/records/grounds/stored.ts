import type { StorageRules } from "../stored";
import type { GroundFields } from "./schema";

/** Storage rules of grounds. Free text may contain a person's name; sports and closed days cannot. */
export const grounds: StorageRules<GroundFields> = { impersonal: ["sports", "closed"] };
