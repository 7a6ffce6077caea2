import { arena } from "@arena/arena";
import type { PublishedPart } from "@/data/publication";
import { MAX_PUBLISHED_BYTES } from "@/data/documentSize";
import type { League } from "@/domain/league/league";
import type { EntityKind } from "@/records/kinds";
import type { HomeCollection, HomeSurvey } from "./homeSurvey";

/** A size in words: kilobytes, at least one. */
export const kilobytes = (bytes: number) =>
  `${Math.max(1, Math.round(bytes / 1000)).toLocaleString(arena.locale)} kB`;

/** A season in words; '' is the current one. */
export function seasonName(league: League, season: string): string {
  const id = season || league.seasons[0].id;
  return league.seasons.find((one) => one.id === id)?.label ?? `Season ${id}`;
}

/** The parts of one card: a kind's documents, or the sheets. */
export interface PartGroup {
  readonly kind: PublishedPart["kind"];
  readonly parts: readonly PublishedPart[];
}

/** The parts that are listed: a past season without records of a kind needs no document of it. */
export const shownParts = ({ parts }: Pick<HomeSurvey, "parts">): readonly PublishedPart[] =>
  parts.filter(({ season, records }) => season === "" || records > 0);

/** The shown parts by what they hold, in the order in which they are published. */
export function groupsOf(survey: Pick<HomeSurvey, "parts">): readonly PartGroup[] {
  const parts = shownParts(survey);
  return [...new Set(parts.map(({ kind }) => kind))].map((kind) => ({
    kind,
    parts: parts.filter((one) => one.kind === kind),
  }));
}

/** The state of a part, in words. */
export function stateInWords({ state, bytes }: PublishedPart): string {
  switch (state) {
    case "published":
      return "published";
    case "open":
      return "not published yet";
    case "tooLarge":
      return `too large: ${kilobytes(bytes)} of ${kilobytes(MAX_PUBLISHED_BYTES)}`;
    case "waits":
      return "waits until everything else is published";
  }
}

const inMatches = "the club’s Logo under Clubs, where it is entered once for all matches";

/** Where the https address of a picture is entered; in the records of other kinds only clubs had one. */
const pictureFields: Readonly<Partial<Record<EntityKind, string>>> = {
  players: "the player’s Picture, or leave it empty: the player is then shown with initials",
  teams: "the club’s Logo, or leave it empty: the club is then shown with a crest in its colours",
};

/** What to do about pictures that are in records of that kind as text. */
export const pictureAdvice = (kind: EntityKind): string =>
  `Put them on the web and enter their https address in ${pictureFields[kind] ?? inMatches}.`;

/** The records of all collections. */
export const totalOf = (collections: readonly HomeCollection[]) =>
  collections.reduce(
    (sum, { records, read }) => ({
      records: sum.records + records,
      whole: sum.whole + read.whole,
      partly: sum.partly + read.partly,
      not: sum.not + read.not,
    }),
    { records: 0, whole: 0, partly: 0, not: 0 },
  );
