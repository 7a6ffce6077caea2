import { dayInWords } from "@/domain/day";
import { sameName, foldName } from "@/domain/names";
import { isCalled } from "@/domain/people/squad";
import { movedTo, whyNotMoved } from "@/domain/people/transfers";
import { playersByResults } from "@/domain/season/figures";
import { amountOf } from "@/domain/wording";
import type { RecordOf } from "@/records/record";
import type { Result } from "@/records/results/schema";
import { booksOf } from "../bookkeeping/useBooks";
import { logoIn } from "../kind/fills";
import { followersOfPlayer } from "../kind/followers";
import { defineAdminKind, type PastePart } from "../kind/kind";
import { PlayerActions } from "../people/PeopleActions";
import { ClubMove } from "./ClubMove";
import { listedPlayers } from "./columns";
import { playersPaper } from "./paper";
import { playerQuestion, startOfPlayer } from "./playerFigures";
import { SquadSheet } from "./SquadSheet";
import { playerWarnings } from "./warnings";

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

/** A row that names another club moves the player there. */
const consider: PastePart<"players">["consider"] = (entity, record, against) => {
  const { name, club, teamLogo, formerClubs } = entity;
  const { on, now, logoOf } = against.moves;
  if (!record) {
    const elsewhere = against.records.filter((one) => one.club !== "" && isCalled(one, name));
    const notes = elsewhere.map(
      (one) => `A new player: if it is ${one.name} of ${one.club}, move that one in the list`,
    );
    return { entity, notes, moves: null };
  }
  const left = record.club;
  const changes = left !== "" && club !== "" && !sameName(left, club);
  if (!changes || formerClubs.length !== record.formerClubs.length)
    return { entity, notes: [], moves: null };
  const why = on === null ? "" : whyNotMoved(record, { club, on }, now);
  if (on === null || why !== "") {
    const notes = [why, `No move is noted: what was done for ${left} counts for ${club}`];
    return { entity, notes: notes.filter((note) => note !== ""), moves: false };
  }
  const logo = teamLogo === record.teamLogo ? logoOf(club) : teamLogo;
  return {
    entity: movedTo({ ...entity, club: left }, { club, on }, logo),
    notes: [`Moves on ${dayInWords(on).full}: what was done for ${left} stays there`],
    moves: true,
  };
};

const isNamedIn = ({ lineUpA, lineUpB }: RecordOf<"fixtures">, name: string) =>
  [...lineUpA, ...lineUpB].some((one) => sameName(one, name));

/** Players in the administration. */
export const players = defineAdminKind<"players">({
  title: ({ name }) => name,
  saved: "Player saved",
  list: {
    of: listedPlayers,
    drawnOfSeason: true,
    Buttons: SquadSheet,
    Actions: PlayerActions,
    spot: "no-players",
  },
  form: {
    plan: [
      { legend: "Player", names: ["name", "club", "jersey", "position"] },
      {
        legend: "Figures",
        names: [
          "goals",
          "assists",
          "rebounds",
          "steals",
          "blocks",
          "appearances",
          "cleanSheets",
          "rating",
        ],
      },
      { legend: "Picture", names: ["picture"] },
      { legend: "The organiser’s word", names: ["suspension"], folded: true },
      { legend: "Former names and clubs", names: ["formerNames", "formerClubs"], folded: true },
      { legend: "Logo address", names: ["teamLogo"], folded: true },
    ],
    widths: { jersey: "half", position: "half" },
    labels: ({ statistics }) =>
      Object.fromEntries(statistics.map(({ key, label }) => [key, label])),
    helpers: { Player: ClubMove },
    fills: { club: [logoIn("teamLogo")] },
    next: ({ club, teamLogo }) => ({ club, teamLogo }),
    warnings: playerWarnings,
    followers: followersOfPlayer,
  },
  figures: {
    books: "players",
    shown: (league, records, season) =>
      booksOf(league, season, "players") === "computed"
        ? playersByResults(league, records, season.results)
        : records,
    start: startOfPlayer,
    question: playerQuestion,
  },
  paste: { keys: ({ name, club }) => [`${foldName(name)}\n${foldName(club)}`], consider },
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
  picture: "the player’s Picture, or leave it empty: the player is then shown with initials",
});
