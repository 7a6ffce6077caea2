import { banDecisionPattern } from "@/domain/people/banWord";
import { club, count, decimal, field, names, optionalInteger, picture, text, url } from "../field";
import { first, innerBut, last, limits } from "@/domain/limits";
import { readEntries, readText } from "@/domain/reading";
import { sportList, type OwnStatistic } from "@/sports/sports";
import { schemaOf, type FieldSchema, type FieldsOf } from "../schema";

/** Parses a position. All words for a goalkeeper become "Goalkeeper", because only goalkeepers have clean sheets. */
function readPosition(raw: unknown): string {
  const position = readText(raw);
  return /^(gk|goal[ -]keeper|keeper)$/i.test(position) ? "Goalkeeper" : position;
}

const formerClubPattern = new RegExp(
  `^[12][0-9]{3}-[01][0-9]-[0-3][0-9] ${first}(${innerBut()}{0,78}${last})?$`,
  "u",
);

/** Parses former clubs, one line each ("YYYY-MM-DD Club"), sorted by day; lines without a day are dropped. */
const readFormerClubs = (raw: unknown): string[] =>
  readEntries(raw)
    .map(readText)
    .filter((line) => formerClubPattern.test(line))
    .slice(0, limits.former)
    .sort();

const countedOfOne = sportList.flatMap(({ counts = {} }) =>
  Object.entries(counts).map(([name, label]) => [name, count(label)]),
);

/** The counted statistics of all sports, by their stored names. */
const counted = {
  goals: count("Goals"),
  assists: count("Assists"),
  appearances: count("Appearances"),
  // The object has a field for each of these names.
  ...(Object.fromEntries(countedOfOne) as Record<OwnStatistic, FieldSchema<number>>),
};

/** A player of a squad. `sports/` declares which statistics a sport has. */
export const playerSchema = schemaOf({
  name: text("Name", { required: true }),
  jersey: optionalInteger("Jersey number", { max: limits.jersey }),
  position: field(readPosition, { label: "Position", control: "text", max: limits.shortText }),
  club: club("Club"),
  picture: picture("Picture", "portrait"),
  teamLogo: url("Team logo"),
  rating: decimal("Rating", { max: limits.rating }),
  ...counted,
  /**
   * The organiser's decision about a suspension. It replaces the suspensions from cards before its day. Only in sports
   * with suspensions for cards.
   */
  suspension: text("Suspension", {
    max: limits.shortText,
    optional: true,
    pattern: banDecisionPattern,
    help: "Public. Overrides earlier cards: 2 matches from 2026-11-20, none from 2026-11-20, or with cards that count on: 1 match, 3 yellows from 2026-11-20",
  }),
  /** Former names: older records with one of these names belong to this player. */
  formerNames: names("Former names", {
    optional: true,
    max: limits.former,
  }),
  /** The former clubs, "2026-10-01 Kingsway Rovers": the player left that club on that day. */
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

/** The names of the counted statistics of all sports. */
export const playerStatistics = Object.keys(counted) as readonly PlayerStatistic[];
