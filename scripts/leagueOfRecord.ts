import type { League } from "@/domain/league/league";
import { settingsOfLeague } from "@/domain/league/settings";
import { readMap, readText } from "@/domain/reading";
import { openedLeague, openedLeagues } from "@/leagues/openedLeague";
import { parseRecord } from "@/records/record";
import { sportList } from "@/sports/sports";
import { sportOf } from "@/sports/whole";

/** Values for fields of the record that may be missing here. */
const leagueDefaults = { name: "League", shortName: "League", season: "Season", state: "open" };

/**
 * Builds the league that an owner opened in the app from its record in `leagues/{slug}` or in a backup. The record has
 * a `sport`, and `score` and `settings` if the league is not played by the sport's defaults.
 * @throws Error, in one plain sentence, that names the value that cannot be read
 */
export function leagueOfRecord(said: unknown): League {
  const raw = readMap(said);
  const parsed = parseRecord("leagues", readText(raw["slug"]) || "league", {
    ...leagueDefaults,
    ...raw,
  });
  const sports = sportList.map(({ id }) => id).join(", ");
  if (!parsed.ok)
    throw new Error(`The record of the league has no sport. The sports are: ${sports}`);
  const { record } = parsed;
  const [known] = openedLeagues([record]);
  if (!known)
    throw new Error(`The league's sport ${JSON.stringify(record.sport)} is none of ${sports}`);
  const [other] = settingsOfLeague(record).others;
  if (other !== undefined) throw new Error(`A league cannot be played by ${JSON.stringify(other)}`);
  return openedLeague(record, known.entry, sportOf(record.sport));
}
