import { sortPlayersByClub } from "@/domain/match/grouping";
import { foldName, slugOf } from "@/domain/names";
import { findClub } from "@/domain/season/clubs";
import type { League } from "@/domain/league/league";
import { Person, TeamLine, updatedColumn } from "../kind/cells";
import type { Column, Listed } from "../kind/column";

/** How many of a sport's statistics the list shows. */
const SHOWN = 3;

/** How a league's players are listed. */
export function listedPlayers(league: League): Listed<"players"> {
  const { statistics, positions } = league.game;
  return {
    columns: [
      {
        id: "name",
        label: "Player",
        order: (player) => foldName(player.name),
        cell: ({ name, picture, jersey, club }, { clubs }) => (
          <Person
            colour={findClub(clubs, club)?.colours[0]}
            jersey={jersey}
            name={name}
            picture={picture}
          />
        ),
      },
      {
        id: "club",
        label: "Club",
        onCard: "plain",
        named: true,
        order: (player) => foldName(player.club),
        cell: ({ club, teamLogo }, { clubs }) => (
          <TeamLine clubs={clubs} logo={teamLogo} name={club} />
        ),
      },
      {
        id: "position",
        label: "Position",
        onCard: "plain",
        // In the sport's own order, from the goal forward.
        order: ({ position }) => {
          const at = positions.findIndex((one) => foldName(one) === foldName(position));
          return at === -1 ? null : at;
        },
        cell: (player) => player.position,
      },
      ...statistics.slice(0, SHOWN).map(({ key, label }): Column<"players"> => ({
        id: key,
        label,
        numeric: true,
        order: (player) => player[key],
        cell: (player) => player[key],
      })),
      updatedColumn(),
    ],
    filters: [
      {
        id: "club",
        label: "Club",
        everything: "All clubs",
        choices: ({ club }) => [{ key: slugOf(club), label: club }],
      },
      {
        id: "position",
        label: "Position",
        everything: "All positions",
        choices: ({ position }) => [{ key: slugOf(position) || "none", label: position || "None" }],
      },
    ],
    searchText: ({ name, club, position, jersey }) => [name, club, position, jersey].join(" "),
    naturalOrder: sortPlayersByClub,
  };
}
