import { publicLine } from "@/domain/meet/lines";
import type { StorageRules } from "../stored";
import type { EventRecord } from "./schema";

/** Beside the entries is what the published league shows of them, because rules cannot make it. */
export const events: StorageRules<EventRecord> = {
  write: (fields, { lines }) => ({ ...fields, shown: lines.map(publicLine) }),
  givesBests: true,
  aliases: { shown: "lines" },
};
