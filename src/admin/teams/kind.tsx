import { sameName } from "@/domain/names";
import { amountOf } from "@/domain/wording";
import { laterPage } from "@/ui/later/later";
import { followersOfClub } from "../kind/followers";
import { defineAdminKind } from "../kind/kind";
import { plays } from "../kind/plays";
import { ClubActions } from "../people/PeopleActions";
import { listedTeams } from "./columns";
import { addClubRow } from "./addClubRow";
import { paste } from "./paste";
import { teamWarnings } from "./warnings";

/** Clubs in the administration. */
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
    options: (_, { groups }) => ({ group: groups }),
    controls: { colours: laterPage(() => import("./ColoursControl")) },
    next: ({ group }) => ({ group }),
    warnings: teamWarnings,
    followers: followersOfClub,
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
