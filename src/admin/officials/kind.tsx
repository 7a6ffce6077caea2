import Button from "@mui/material/Button";
import { Suspense, useState } from "react";
import { foldName, compareNames } from "@/domain/names";
import { laterPage, laterDialog } from "@/ui/later/later";
import { Chip } from "@/ui/Chip";
import type { Official } from "@/domain/people/official";
import { defineAdminKind } from "../kind/kind";
import { listedSports } from "../kind/listedSports";
import { updatedColumn } from "../kind/cells";
import type { ListDefinition } from "../kind/column";

/** How officials are listed, edited and pasted in the administration. */
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
  hiddenInRecentChanges: true,
  consequences: () => ["Their matches stay, but no longer show who led them."],
});

/** The list of officials: its columns, filters, search and order. */
function listedOfficials(): ListDefinition<"officials"> {
  return {
    columns: [
      {
        id: "name",
        label: "Official",
        order: ({ name }) => foldName(name),
        cell: ({ name }) => name,
      },
      {
        id: "does",
        label: "What they do",
        onCard: "plain",
        order: ({ does }) => foldName(does),
        cell: ({ does }) => does,
      },
      listedSports.column,
      {
        id: "contact",
        label: "Contact",
        onCard: "plain",
        order: ({ contact }) => foldName(contact) || null,
        cell: ({ contact }) => contact,
      },
      {
        id: "agreed",
        label: "Visitors",
        onCard: "plain",
        order: ({ agreed }) => (agreed ? 0 : 1),
        cell: ({ agreed }) => agreed && <Chip>Name may be shown</Chip>,
      },
      {
        id: "matches",
        label: "Matches",
        onCard: "plain",
        order: () => null,
        cell: (official) => <MatchesButton official={official} />,
      },
      updatedColumn(),
    ],
    filters: [listedSports.filter],
    searchText: ({ name, does, contact }) => [name, does, contact].join(" "),
    naturalOrder: (records) => [...records].sort((a, b) => compareNames(a.name, b.name)),
  };
}

const OfficialCalendar = laterDialog(() => import("./OfficialCalendar"));

/** A button that opens the coming matches of an official. */
function MatchesButton({ official }: { readonly official: Official }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        aria-haspopup="dialog"
        aria-label={`Matches of ${official.name}`}
        onClick={() => setOpen(true)}
        size="small"
        variant="text"
      >
        Matches
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <OfficialCalendar official={official} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
