import { arena } from "@arena/arena";
import { sameName, compareNames, foldName } from "@/domain/names";
import { amountOf } from "@/domain/wording";
import { laterPage } from "@/ui/later/later";
import { usesOfClub } from "../kind/nameUses";
import { defineAdminKind } from "../kind/kind";
import { plays } from "../kind/plays";
import { ClubActions } from "../people/PeopleActions";
import { TeamLine, updatedColumn } from "../kind/cells";
import type { ListDefinition } from "../kind/column";
import { addClubRow } from "./addClubRow";
import { paste } from "./paste";
import { teamWarnings } from "./warnings";
import type { Team } from "@/records/teams/schema";
import type { FieldProblems } from "../kind/form";
import type { FormContext } from "../kind/formContext";
import type { FormValues } from "../fields/values";

/**
 * Returns why a club cannot have a name: another club with a captain had this name before, so that its captain could
 * change this club's players. Names that the club already has are allowed.
 */
function takenNames(
  _: FormValues,
  { name, formerNames }: Team,
  { id, teams, captained = [] }: FormContext,
): FieldProblems {
  const before = teams.find((team) => team.id === id);
  const own = before ? [before.name, ...before.formerNames] : [];
  const others = teams.filter((team) => team.id !== id && captained.includes(team.id));
  const why = (taken: string) => {
    if (own.some((one) => sameName(one, taken))) return undefined;
    const other = others.find((team) => team.formerNames.some((one) => sameName(one, taken)));
    return other && `${other.name}, which has a captain, was called ${taken}: choose another name`;
  };
  const [ofName, ofFormer] = [why(name), formerNames.map(why).find(Boolean)];
  return { ...(ofName && { name: ofName }), ...(ofFormer && { formerNames: ofFormer }) };
}

/** How the administration lists, edits and pastes clubs. */
export const teams = defineAdminKind<"teams">({
  title: ({ name }) => name,
  saved: "Club saved",
  list: { of: listedTeams, hasPage: true, Actions: ClubActions },
  form: {
    plan: [
      { legend: "Club", names: ["name", "nickname", "ground", "founded", "group", "house"] },
      { legend: "Crest", names: ["colours", "logo"] },
      { legend: "Former names", names: ["formerNames"], folded: true },
      { legend: "Address of its page", names: ["slug"], folded: true },
    ],
    widths: {
      nickname: "half",
      ground: "half",
      founded: "third",
      group: "third",
      house: "third",
    },
    helps: {
      house: `The ${arena.house} it plays for: ${arena.championship}`,
      formerNames: "Separated by commas; records that hold such a name mean this club",
    },
    options: (_, { groups }) => ({ group: groups }),
    controls: { colours: laterPage(() => import("./ColoursControl")) },
    next: ({ group }) => ({ group }),
    problems: takenNames,
    warnings: teamWarnings,
    followers: usesOfClub,
    added: addClubRow,
  },
  paste,
  ownRows: ({ name }, rows) => rows.filter(({ team }) => sameName(team, name)),
  consequences: ({ name }, { players, fixtures, results }) => {
    const squad = players.filter(({ club }) => sameName(club, name)).length;
    const games = fixtures.filter((fixture) => plays(fixture, name)).length;
    const played = results.filter((result) => plays(result, name)).length;
    return [
      `Its ${amountOf(squad, "player", "players")}, ${amountOf(games, "fixture", "fixtures")} and ${amountOf(played, "result", "results")} stay and keep the name.`,
    ];
  },
});

/** Returns the definition of the list of clubs. */
function listedTeams(): ListDefinition<"teams"> {
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
    naturalOrder: (records) => [...records].sort((a, b) => compareNames(a.name, b.name)),
  };
}
