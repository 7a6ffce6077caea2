import { compareNames, foldName } from "@/domain/names";
import { TeamLine, updatedColumn } from "../kind/cells";
import type { Listed } from "../kind/column";

/** How the records of clubs are listed. */
export function listedTeams(): Listed<"teams"> {
  return {
    columns: [
      {
        id: "name",
        label: "Club",
        order: (team) => foldName(team.name),
        cell: ({ name, logo }, { clubs }) => <TeamLine clubs={clubs} logo={logo} name={name} />,
      },
      {
        id: "ground",
        label: "Ground",
        onCard: "plain",
        order: (team) => foldName(team.ground),
        cell: (team) => team.ground,
      },
      updatedColumn(),
    ],
    filters: [],
    searchText: ({ name, nickname, ground }) => [name, nickname, ground].join(" "),
    naturalOrder: (teams) => [...teams].sort((a, b) => compareNames(a.name, b.name)),
  };
}
