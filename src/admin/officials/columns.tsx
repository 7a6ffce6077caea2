import { compareNames, foldName } from "@/domain/names";
import { Chip } from "@/ui/Chip";
import { listedSports } from "../kind/listedSports";
import { updatedColumn } from "../kind/cells";
import type { Listed } from "../kind/column";
import { MatchesButton } from "./MatchesButton";

/** How officials are listed. */
export function listedOfficials(): Listed<"officials"> {
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
    naturalOrder: (officials) => [...officials].sort((a, b) => compareNames(a.name, b.name)),
  };
}
