import type { League, Season } from "@/domain/league/league";

/** Returns the title of a past season's page: "MLS football, Season 2025: table, champion Kingsway Rovers". */
export const seasonTitle = (
  { name }: Pick<League, "name">,
  { label }: Pick<Season, "label">,
  champion: string,
): string => `${name}, ${label}: table${champion && `, champion ${champion}`}`;
