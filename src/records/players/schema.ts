import { banWordPattern } from "@/domain/people/banWord";
import { club, count, decimal, field, names, optionalInteger, picture, text, url } from "../field";
import { first, innerBut, last, limits } from "@/domain/limits";
import { readEntries, readText } from "@/domain/reading";
import { sportList, type OwnStatistic } from "@/sports/sports";
import { schemaOf, type FieldSchema, type FieldsOf } from "../schema";

/** A position as typed; the goalkeeper's, to whom clean sheets belong, also in short. */
function readPosition(raw: unknown): string {
  const position = readText(raw);
  return /^(gk|goal[ -]keeper|keeper)$/i.test(position) ? "Goalkeeper" : position;
}

const formerClubPattern = new RegExp(
  `^[12][0-9]{3}-[01][0-9]-[0-3][0-9] ${first}(${innerBut()}{0,78}${last})?$`,
  "u",
);

/** Clubs that were left, a line each; a line that names no day is dropped. The days are in order as texts. */
const readFormerClubs = (raw: unknown): string[] =>
  readEntries(raw)
    .map(readText)
    .filter((line) => formerClubPattern.test(line))
    .slice(0, limits.former)
    .sort();

const countedOfOne = sportList.flatMap(({ counts = {} }) =>
  Object.entries(counts).map(([name, label]) => [name, count(label)]),
);

/** The counted statistics of all sports together, by the names they are stored under. */
const counted = {
  goals: count("Goals"),
  assists: count("Assists"),
  appearances: count("Appearances"),
  // Each of the names, with a field of that type.
  ...(Object.fromEntries(countedOfOne) as Record<OwnStatistic, FieldSchema<number>>),
};

/** A squad member. Which statistics a sport keeps is declared in `sports/`. */
export const playerSchema = schemaOf({
  name: text("Name", { required: true }),
  jersey: optionalInteger("Jersey number", { max: limits.jersey }),
  position: field(readPosition, { label: "Position", control: "text", max: limits.shortText }),
  club: club("Club"),
  picture: picture("Picture", "portrait"),
  teamLogo: url("Team logo"),
  rating: decimal("Rating", { max: limits.rating }),
  ...counted,
  /** The organiser's decision, which replaces what followed from cards before its day; where cards keep players out. */
  suspension: text("Suspension", {
    max: limits.shortText,
    optional: true,
    pattern: banWordPattern,
    help: "Public. Overrides earlier cards: 2 matches from 2026-11-20, none from 2026-11-20, or with cards that count on: 1 match, 3 yellows from 2026-11-20",
  }),
  /** Former names: older records keep them, and mean this player. */
  formerNames: names("Former names", {
    optional: true,
    max: limits.former,
  }),
  /** Where the player was until which day, as "2026-10-01 Kingsway Rovers": from that day elsewhere. */
  formerClubs: field(readFormerClubs, {
    label: "Former clubs",
    control: "lines",
    max: limits.former,
    optional: true,
    pattern: formerClubPattern,
    help: "A line each: first day at the next club, then the club left, as “2026-10-01 Name of the club”",
  }),
});

export type Player = FieldsOf<typeof playerSchema>;

export type PlayerStatistic = keyof typeof counted;

/** The counted statistics of a player, of all sports together. */
export const playerStatistics = Object.keys(counted) as readonly PlayerStatistic[];
