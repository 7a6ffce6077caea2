import type { League } from "@/domain/league/league";
import { settingsOfLeague } from "@/domain/league/settings";
import { readMap, readText } from "@/domain/reading";
import { openedLeague, openedLeagues } from "@/leagues/openedLeague";
import { parseRecord } from "@/records/record";
import { sportList } from "@/sports/sports";
import { sportOf } from "@/sports/whole";

/** What a record need not say for its league to be played. */
const leagueDefaults = { name: "League", shortName: "League", season: "Season", state: "open" };

/**
 * The league that an owner opened in the app, of its record as `leagues/{slug}` or a backup holds it: `sport`, with `score` and
 * `settings` where it is played in a way of its own.
 * @throws Error in one plain sentence that names what cannot be read
 */
export function leagueOfRecord(said: unknown): League {
  const raw = readMap(said);
  const parsed = parseRecord("leagues", readText(raw["slug"]) || "league", {
    ...leagueDefaults,
    ...raw,
  });
  const sports = sportList.map(({ id }) => id).join(", ");
  if (!parsed.ok) throw new Error(`The record of the league names no sport: ${sports}`);
  const { record } = parsed;
  const [known] = openedLeagues([record]);
  if (!known)
    throw new Error(`The league's sport ${JSON.stringify(record.sport)} is none of ${sports}`);
  const [other] = settingsOfLeague(record).others;
  if (other !== undefined) throw new Error(`A league cannot be played by ${JSON.stringify(other)}`);
  return openedLeague(record, known.entry, sportOf(record.sport));
}
