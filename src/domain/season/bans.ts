import type { League } from "../league/league";
import { readBans, type BanPolicy } from "../people/banPolicy";
import { seasonOf } from "./seasons";

/**
 * What cards lead to in a season: as its record says, else as the league's file does; null in a sport whose cards keep
 * nobody out.
 * @param past a past season's id; the current one without it
 */
export function bansOf(league: League, past?: string): BanPolicy | null {
  const usual = league.game.bans;
  return usual ? (readBans(seasonOf(league, past ?? "").bans ?? "") ?? usual) : null;
}
