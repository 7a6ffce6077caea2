import { dayInWords } from "@/domain/day";
import { foldName, sameName } from "@/domain/names";
import { isCalled } from "@/domain/people/squad";
import { movedTo, whyNotMoved } from "@/domain/people/transfers";
import type { Player } from "@/records/players/schema";
import type { PastePart } from "../kind/kind";

/** Makes a transfer of a row with another club than the player's, unless the user has said that it is none. */
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

/** Returns the keys of a player, most certain first: players of the same name and club differ by number or position. */
const keys = ({ name, club, jersey, position }: Player): readonly string[] => {
  const called = `${foldName(name)}\n${foldName(club)}`;
  return [
    ...(jersey === null ? [] : [`${called}\n#${jersey}`]),
    ...(position === "" ? [] : [`${called}\n${foldName(position)}`]),
    called,
  ];
};

/** How rows of a spreadsheet become players. */
export const paste: PastePart<"players"> = {
  lines: {
    of: "people",
    columns: ["firstName", "surname", "name", "club", "jersey", "position", "picture", "nonPlayer"],
  },
  keys,
  consider,
  ambiguous: "There are two of this name in the club: say the number of the one that is meant",
};
