import { foldName } from "@/domain/names";
import { laterPage } from "@/ui/later/later";
import { defineAdminKind } from "../kind/kind";
import { listedOfficials } from "./columns";

/** Who leads matches, in the administration. */
export const officials = defineAdminKind<"officials">({
  title: ({ name }) => name,
  saved: "Official saved",
  list: { of: listedOfficials, hasPage: false },
  form: {
    plan: [{ legend: "Official", names: ["name", "does", "contact", "sports", "agreed"] }],
    helps: {
      does: "For example Referee, Table official",
      contact: "A telephone number or an e-mail address; administrators alone read it",
    },
    controls: { sports: laterPage(() => import("../fields/SportsControl")) },
    next: ({ does, sports }) => ({ does, sports }),
  },
  paste: { keys: ({ name }) => [foldName(name)] },
  toldElsewhere: true,
  consequences: () => ["The matches that they lead stay, and no longer say who it was."],
});
