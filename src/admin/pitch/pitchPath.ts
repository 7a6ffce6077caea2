import type { League } from "@/leagues/league";
import { paths } from "@/leagues/paths";

/** The page beside the pitch of one match, on the dashboard's address. */
export const pitchPath = (league: League, fixture: string) =>
  `${paths.dashboard(league)}?pitch=${encodeURIComponent(fixture)}`;

/** The fixture whose page beside the pitch an address asks for. */
export const readPitch = (search: string): string | null =>
  new URLSearchParams(search).get("pitch");
