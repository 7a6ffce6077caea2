import { publicLine } from "@/domain/meet/lines";
import type { StorageRules } from "../stored";
import type { EventRecord } from "./schema";

/**
 * Stores, beside the entries, the part of them that the published league shows, because security rules cannot compute
 * it.
 */
export const events: StorageRules<EventRecord> = {
  write: (fields, { lines }) => ({ ...fields, shown: lines.map(publicLine) }),
  givesBests: true,
  aliases: { shown: "lines" },
};
