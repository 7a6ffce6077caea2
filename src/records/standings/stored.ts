import { noOrganiserDecision } from "@/domain/table/noWord";
import { readFields } from "../schema";
import type { StorageRules } from "../stored";
import { standingSchema, type Standing } from "./schema";

/** Storage rules of rows: they have the columns of their sport's table, and the team under the sport's key. */
export const standings: StorageRules<Standing> = {
  nameOf: (field, { table }) => (field === "team" ? table.teamField : field),
  keeps(field, { grouped, sport }) {
    if (field === "group") return grouped;
    if (field === "team" || field in noOrganiserDecision) return true;
    return sport.table.columns.some(({ key }) => key === field);
  },
  aliases: { teamName: "team", name: "team", drawn: "draw" },
  begun: ({ team, group }) => ({ ...readFields(standingSchema, {}), team, group }),
};
