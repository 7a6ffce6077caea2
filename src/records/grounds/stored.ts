import type { Stored } from "../stored";
import type { GroundFields } from "./schema";

/** What is written freely of a place may name somebody; its sports and its days cannot. */
export const grounds: Stored<GroundFields> = { impersonal: ["sports", "closed"] };
