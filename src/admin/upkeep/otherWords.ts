import { arena } from "@arena/arena";
import type { OtherEntry, OtherHistory } from "@/data/maintenance";
import { rightsIn } from "@/data/rights";
import { countIn, shareInWords } from "@/data/pictures/counts";
import { formatKickOff } from "@/domain/time";
import { readInteger, readMoment, readText } from "@/domain/reading";
import { amountOf } from "@/domain/wording";
import { leagueBySlug } from "@/leagues";
import { roleNames } from "../administrators/words";

/** The names of the parts of the history that are not about records. */
export const otherNames: Readonly<Record<OtherHistory, string>> = {
  league: "Pictures and public pages",
  live: "Matches as they are played",
  owners: "Rights, backups, erasures and archives",
};

const numberIn = (content: OtherEntry["after"], key: string) =>
  readInteger(content[key], 0, Number.MAX_SAFE_INTEGER) ?? 0;

const timeInWords = (at: unknown) => formatKickOff(readMoment(at) ?? 0, arena.timeZone)?.full ?? "";

/** Returns "season 2025 of Medical League Soccer" for the id of an archive or of a published copy. */
function seasonInWords(id: string): string {
  const [slug = "", season] = id.split("@");
  const league = leagueBySlug(slug)?.name ?? slug;
  return season ? `season ${season} of ${league}` : league;
}

function archiveInWords(id: string, note: OtherEntry["after"]): string {
  const count = amountOf(numberIn(note, "count"), "entry", "entries");
  return `${seasonInWords(id)}: ${count} until ${timeInWords(note["until"])}`;
}

/** Returns "ada@arena.example: Scorer of Medical League Soccer" for stored rights. */
function personInWords(content: OtherEntry["after"]): string {
  const rights = rightsIn(content);
  const name = readText(content["name"]) || readText(content["email"]);
  if (!rights) return name;
  const leagues = rights.leagues
    .map((slug) => (slug === "*" ? "all leagues" : (leagueBySlug(slug)?.name ?? slug)))
    .join(", ");
  return `${name}: ${roleNames[rights.role]}${leagues && ` of ${leagues}`}`;
}

const scoreIn = (content: OtherEntry["after"]) =>
  "scoreA" in content ? `${numberIn(content, "scoreA")}–${numberIn(content, "scoreB")}` : "";

type Words = readonly [what: string, more: (entry: OtherEntry) => string];

/** The words for each action, by its name. The rules allow no other actions, except those of records. */
export const wordsOfActions: Readonly<Record<string, Words>> = {
  live: [
    "Match as it is played",
    ({ before, after }) => [scoreIn(before), scoreIn(after)].filter(Boolean).join(" → "),
  ],
  drop: ["Picture deleted", ({ before }) => `saved ${timeInWords(before["at"])}`],
  count: [
    "Pictures counted",
    ({ after }) => {
      const count = countIn(after);
      return count ? `${amountOf(count.count, "picture")}, ${shareInWords(count)}` : "";
    },
  ],
  rebuild: ["Published again", ({ id }) => `for visitors: ${seasonInWords(id)}`],
  unpublish: ["Public copy taken away", ({ id }) => seasonInWords(id)],
  note: ["Archive noted", ({ id, after }) => archiveInWords(id, after)],
  reopen: ["Archive note removed", ({ id, before }) => archiveInWords(id, before)],
  backup: ["Backup downloaded", ({ after }) => amountOf(numberIn(after, "documents"), "document")],
  erase: [
    "Person erased",
    ({ after }) => {
      const deleted = amountOf(numberIn(after, "deleted"), "record");
      return `${deleted} deleted, ${numberIn(after, "changed")} changed`;
    },
  ],
};

/** The words for actions on rights and on requests for rights, by collection and action. */
export const wordsOfRights: Readonly<Record<string, Readonly<Record<string, Words>>>> = {
  admins: {
    create: ["Rights given", ({ after }) => personInWords(after)],
    update: ["Rights changed", ({ after }) => personInWords(after)],
    delete: ["Rights taken away", ({ before }) => personInWords(before)],
    restore: ["Rights given again", ({ after }) => personInWords(after)],
  },
  requests: {
    create: ["Rights asked for", ({ after }) => readText(after["email"])],
    update: ["Request for rights changed", ({ after }) => readText(after["email"])],
    delete: ["Request for rights answered", ({ before }) => readText(before["email"])],
    restore: ["Rights asked for once more", ({ after }) => readText(after["email"])],
  },
};

/** Describes an entry: `what` was done, and `more` on what it was done to. */
export function otherInWords(entry: OtherEntry): { readonly what: string; readonly more: string } {
  const { collection, action } = entry;
  const [what, more] = wordsOfRights[collection]?.[action] ?? wordsOfActions[action] ?? [action];
  return { what, more: more?.(entry) ?? "" };
}
