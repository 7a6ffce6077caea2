import type { SeasonSettings } from "@/records/seasons/schema";
import { readFormat, type Format, type FormatChoice } from "./format";

/** Writes a format in the form that a season stores. */
export function writeFormat(said: FormatChoice): string {
  const { groups, rounds, through, cup, third, legs, awayGoals, contests } = said;
  const { play, by, between, bye, figures, points, split, carry, others = [] } = said;
  const count = contests === null ? "" : `;contests=${contests}`;
  const ways = [
    play && `;play=${play}`,
    by && `;by=${by}`,
    between && `;between=${between}`,
    bye && `;bye=${bye}`,
    figures && `;figures=${figures}`,
    points && `;points=${points.join("-")}`,
    split && `;split=${split.after}:${split.sizes.join("/")}`,
    carry && `;carry=${carry.join(",") || "none"}`,
    ...others.map((part) => `;${part}`),
  ];
  return `groups=${groups.join(",")};rounds=${rounds};through=${through};cup=${cup};third=${third};legs=${legs}${legs === 2 && awayGoals ? "a" : ""}${count}${ways.filter(Boolean).join("")}`;
}

/** Returns the part of a format that a season stores as its format. */
export function choiceOf(format: Format): FormatChoice {
  const { groups, rounds, through, cup, third, legs, awayGoals, score } = format;
  const { play, by, between, bye, figures, points, split, carry, others } = format;
  return {
    groups,
    rounds,
    through,
    cup,
    third,
    legs,
    awayGoals,
    contests: score?.contests ?? null,
    ...(play && { play }),
    ...(by && { by }),
    ...(between && { between }),
    ...(bye && { bye }),
    ...(figures && { figures }),
    ...(points && { points }),
    ...(split && { split }),
    ...(carry && { carry }),
    ...(others && { others }),
  };
}

/** Checks whether a season has a format that cannot be played, so that the one of the league's file is used. */
export const isBadFormat = ({ format }: Pick<SeasonSettings, "format">): boolean =>
  format !== "" && readFormat(format) === null;
