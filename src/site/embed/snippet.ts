import type { League } from "@/domain/league/league";
import { paths, type EmbedPart } from "@/leagues/paths";

/** What each part is called, and how high its frame is, in px. */
const embedParts: Readonly<Record<EmbedPart, { readonly label: string; readonly height: number }>> =
  {
    table: { label: "Table", height: 640 },
    fixtures: { label: "Next matches", height: 640 },
    match: { label: "The match that is on, or the next", height: 220 },
  };

/** What a part of the league is called. */
export const labelOf = (league: League, part: EmbedPart): string =>
  league.meets && part === "fixtures" ? "Next meets" : embedParts[part].label;

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", '"': "&quot;" };
const quoted = (text: string) => text.replace(/[&<"]/g, (found) => escapes[found] ?? found);

/** A match that stays in the frame, whatever comes next. */
export interface EmbeddedMatch {
  readonly id: string;
  /** "Kingsway Rovers v Lagoon City" */
  readonly name: string;
}

/**
 * The HTML that frames a part of a league in another site.
 * @param origin "https://…"
 * @param match the one match that is shown; without it the one that is on or comes next
 */
export function snippetOf(
  league: League,
  part: EmbedPart,
  origin: string,
  match?: EmbeddedMatch,
): string {
  const { height } = embedParts[part];
  const one = part === "match" ? match : undefined;
  const src = new URL(paths.embed(league, part, one?.id), origin).href;
  const title = `${league.name}: ${one?.name ?? labelOf(league, part).toLowerCase()}`;
  return `<iframe src="${quoted(src)}" title="${quoted(title)}" width="100%" height="${height}" style="border:0" loading="lazy"></iframe>`;
}
