import type { LeagueEntry } from "@/domain/league/league";
import { paths } from "./paths";

/** The page beside the pitch of one match, on the dashboard's address. */
export const pitchPath = (league: LeagueEntry, fixture: string) =>
  `${paths.dashboard(league)}?pitch=${encodeURIComponent(fixture)}`;

/** The fixture whose page beside the pitch an address asks for. */
export const readPitch = (search: string): string | null =>
  new URLSearchParams(search).get("pitch");
