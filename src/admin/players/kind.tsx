import { sameName } from "@/domain/names";
import { playersByResults } from "@/domain/season/figures";
import { amountOf } from "@/domain/wording";
import type { RecordOf } from "@/records/record";
import type { Result } from "@/records/results/schema";
import { laterPage } from "@/ui/later/later";
import { booksOf } from "../bookkeeping/useBooks";
import { defineAdminKind } from "../kind/kind";
import { PlayerActions } from "../people/PeopleActions";
import { listedPlayers } from "./columns";
import { playerFields } from "./fields";
import { playersPaper } from "./paper";
import { paste } from "./paste";
import { SquadSheet } from "./SquadSheet";

function namesPlayer(result: Result, name: string): boolean {
  const goals = [...result.goalsA, ...result.goalsB];
  return (
    sameName(result.manOfTheMatch.player, name) ||
    goals.some(({ player, assist }) => sameName(player, name) || sameName(assist, name)) ||
    [...result.playersA, ...result.playersB].some((player) => sameName(player, name)) ||
    result.bookings.some((booking) => sameName(booking.replace(/\s*\(.*$/, ""), name))
  );
}

/** "3 results name"; nothing where there is none. */
const keepingTheName = (count: number, one: string, many: string): readonly string[] =>
  count > 0 ? [`${amountOf(count, one, many)} this player and will keep the name.`] : [];

const isNamedIn = ({ lineUpA, lineUpB }: RecordOf<"fixtures">, name: string) =>
  [...lineUpA, ...lineUpB].some((one) => sameName(one, name));

/** Players in the administration. */
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
    books: "players",
    shown: (league, records, season) =>
      booksOf(league, season, "players") === "computed"
        ? playersByResults(league, records, season.results)
        : records,
  },
  paste,
  paper: { label: "Print team sheets", page: "players", of: playersPaper },
  consequences: ({ name }, { results, fixtures }) => [
    "The player leaves the players page, the squad and the top lists.",
    ...keepingTheName(
      results.filter((result) => namesPlayer(result, name)).length,
      "result names",
      "results name",
    ),
    ...keepingTheName(
      fixtures.filter((fixture) => isNamedIn(fixture, name)).length,
      "line-up names",
      "line-ups name",
    ),
  ],
});
