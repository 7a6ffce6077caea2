import Button from "@mui/material/Button";
import { useLocation } from "react-router-dom";
import { compareNames, foldName, slugOf } from "@/domain/names";
import { playersByResults } from "@/domain/season/figures";
import { amountOf } from "@/domain/wording";
import type { RecordOf } from "@/records/record";
import { laterPage } from "@/ui/later/later";
import { viewPath } from "@/leagues/adminPaths";
import { Link } from "@/ui/Link";
import { useLeague } from "@/ui/leagueContext";
import type { League } from "@/domain/league/league";
import { sortPlayersByClub } from "@/domain/match/grouping";
import { findClub } from "@/domain/season/clubs";
import { modeOf } from "../season-mode/useSeasonState";
import { defineAdminKind } from "../kind/kind";
import { PlayerActions } from "../people/PeopleActions";
import { hasWorkView } from "../address/workViews";
import { usesOfPlayer } from "../kind/nameUses";
import { grouped, type Paper } from "../kind/paper";
import { Person, TeamLine, updatedColumn } from "../kind/cells";
import type { Column, ListDefinition } from "../kind/column";
import { playerFields } from "./fields";
import { paste } from "./paste";

/** How players are listed, edited, pasted and printed in the administration. */
export const players = defineAdminKind<"players">({
  title: ({ name }) => name,
  saved: "Player saved",
  list: {
    of: listedPlayers,
    hasPage: true,
    drawnOfSeason: true,
    Buttons: SquadSheet,
    Actions: PlayerActions,
    spot: "no-players",
  },
  form: { Form: laterPage(() => import("./PlayerForm")), fields: playerFields },
  figures: {
    figureSet: "players",
    shown: (league, records, season) =>
      modeOf(league, season, "players") === "computed"
        ? playersByResults(league, records, season.results)
        : records,
  },
  paste,
  paper: { label: "Print team sheets", page: "players", of: playersPaper },
  consequences: ({ id }, around, league) => [
    "The player leaves the players page, the squad and the top lists.",
    ...usesOfPlayer({ league, id, ...around })
      .filter(([count]) => count > 0)
      .map(
        ([count, one, many]) =>
          `${amountOf(count, `${one} names`, `${many} name`)} this player and will keep the name.`,
      ),
  ],
});

/** A link to the squad sheet, of the club that the list is filtered by. */
function SquadSheet() {
  const league = useLeague();
  const club = new URLSearchParams(useLocation().search).get("club");
  if (!hasWorkView(league, "squads")) return null;
  return (
    <Button component={Link} to={`${viewPath(league, "squads")}${club ? `?club=${club}` : ""}`}>
      Squad sheet
    </Button>
  );
}

const byNumber = (a: RecordOf<"players">, b: RecordOf<"players">) =>
  (a.jersey ?? Infinity) - (b.jersey ?? Infinity) || compareNames(a.name, b.name);

/** Makes a team sheet for each club: its squad, with boxes to mark who plays. */
function playersPaper(_league: League, records: readonly RecordOf<"players">[]): Paper {
  return {
    title: "Team sheet",
    isSigned: true,
    parts: grouped(records, ({ club }) => club).map(([club, squad]) => ({
      title: club || "Without a club",
      columns: [
        { label: "No.", numeric: true, width: 8 },
        { label: "Name" },
        { label: "Position", width: 20 },
        { label: "Plays", box: true, width: 10 },
        { label: "Substitute", box: true, width: 12 },
        { label: "Captain", box: true, width: 11 },
      ],
      rows: squad.toSorted(byNumber).map(({ id, jersey, name, position }) => ({
        id,
        cells: [jersey === null ? "" : String(jersey), name, position, "", "", ""],
      })),
    })),
  };
}

/** How many of the sport's statistics the list shows. */
const LISTED_STATISTICS = 3;

/** The list of players: its columns, filters, search and order. */
function listedPlayers(league: League): ListDefinition<"players"> {
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
        // Sorted in the sport's own order, for example from goalkeeper to forward.
        order: ({ position }) => {
          const at = positions.findIndex((one) => foldName(one) === foldName(position));
          return at === -1 ? null : at;
        },
        cell: (player) => player.position,
      },
      ...statistics.slice(0, LISTED_STATISTICS).map(({ key, label }): Column<"players"> => ({
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
