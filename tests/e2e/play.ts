import type { RecordOf } from "../../src/records/record";
import type { League } from "../../src/domain/league/league";
import { makeResult } from "../factories/records";
import type { Database } from "./database";

const HOUR = 3_600_000;

/** A match of the seed was played some hours ago, and has its result. */
export async function play(
  database: Database,
  league: League,
  fixture: string,
  [scoreA, scoreB]: readonly [number, number],
  of: Partial<RecordOf<"results">> = {},
): Promise<void> {
  const { fixtures = "" } = league.collections;
  const date = Date.now() - 5 * HOUR;
  await database.alter(fixtures, fixture, { date: new Date(date) });
  const planned = await database.read(fixtures, fixture);
  const said = (key: string) => String(planned?.[key] ?? "");
  const [teamA, teamB, gameWeek] = [said("teamA"), said("teamB"), said("gameWeek")];
  const result = makeResult({ id: fixture, teamA, teamB, scoreA, scoreB, gameWeek, date, ...of });
  await database.keep(league, "results", result);
}
