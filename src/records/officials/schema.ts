import { limits } from "@/domain/limits";
import { flag, text } from "../field";
import { schemaOf, type FieldsOf } from "../schema";
import { sportsField } from "../playedSports";

/** A person who leads matches (`officials/{id}`), in any league of the arena. */
export const officialSchema = schemaOf({
  name: text("Name", { required: true }),
  /** The task: "Referee", "Table official"; "" if unknown. */
  does: text("What they do", { max: limits.shortText }),
  /** How to contact the person; for administrators only. */
  contact: text("Contact", { max: limits.booking }),
  sports: sportsField(),
  agreed: flag("Has agreed that visitors may read the name"),
});

export type OfficialFields = FieldsOf<typeof officialSchema>;
