import { arena } from "@arena/arena";
import type { PublishedPart } from "@/data/publication";
import { MAX_PUBLISHED_BYTES } from "@/data/documentSize";
import type { League } from "@/domain/league/league";
import type { EntityKind } from "@/records/kinds";
import type { HomeCollection, HomeSurvey } from "./homeSurvey";

/** Formats a size in kilobytes, at least one. */
export const kilobytes = (bytes: number) =>
  `${Math.max(1, Math.round(bytes / 1000)).toLocaleString(arena.locale)} kB`;

/** Returns the name of a season; '' is the current season. */
export function seasonName(league: League, season: string): string {
  const id = season || league.seasons[0].id;
  return league.seasons.find((one) => one.id === id)?.label ?? `Season ${id}`;
}

/** The parts on one card: the documents of one kind, or the published leagues. */
export interface PartGroup {
  readonly kind: PublishedPart["kind"];
  readonly parts: readonly PublishedPart[];
}

/** Returns the parts to list, without those of past seasons that have no records. */
export const shownParts = ({ parts }: Pick<HomeSurvey, "parts">): readonly PublishedPart[] =>
  parts.filter(({ season, records }) => season === "" || records > 0);

/** Groups the listed parts by kind, in the order in which they are published. */
export function groupsOf(survey: Pick<HomeSurvey, "parts">): readonly PartGroup[] {
  const parts = shownParts(survey);
  return [...new Set(parts.map(({ kind }) => kind))].map((kind) => ({
    kind,
    parts: parts.filter((one) => one.kind === kind),
  }));
}

/** Describes the state of a part. */
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

/**
 * The fields for the https address of a picture, by kind. In records of all other kinds, the pictures are clubs' logos.
 */
const pictureFields: Readonly<Partial<Record<EntityKind, string>>> = {
  players: "the player’s Picture, or leave it empty: the player is then shown with initials",
  teams: "the club’s Logo, or leave it empty: the club is then shown with a crest in its colours",
};

/** Returns advice on pictures that are stored as text in records of a kind. */
export const pictureAdvice = (kind: EntityKind): string =>
  `Put them on the web and enter their https address in ${pictureFields[kind] ?? inMatches}.`;

/** Returns the sums of all collections. */
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
