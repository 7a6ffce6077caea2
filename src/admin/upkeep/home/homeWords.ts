import { arena } from "@arena/arena";
import type { HomeCollection, HomePart, HomeSurvey } from "@/data/home";
import { MAX_PUBLISHED_BYTES } from "@/data/documentSize";
import type { EntityKind } from "@/records/record";
import type { League } from "@/domain/league/league";
import { adminKinds } from "../../kinds";
import { capitalised, wordsOf } from "../../parts/words";

/** A size in words: kilobytes, at least one. */
export const kilobytes = (bytes: number) =>
  `${Math.max(1, Math.round(bytes / 1000)).toLocaleString(arena.locale)} kB`;

/** What a part is called. */
export const nameOf = (kind: HomePart["kind"]): string =>
  kind === "sheet" ? "Lists and tables" : capitalised(wordsOf(kind).many);

/** A season in words; '' is the current one. */
export function seasonName(league: League, season: string): string {
  const id = season || league.seasons[0].id;
  return league.seasons.find((one) => one.id === id)?.label ?? `Season ${id}`;
}

/** The parts of one card: a kind's documents, or the sheets. */
export interface HomeGroup {
  readonly kind: HomePart["kind"];
  readonly parts: readonly HomePart[];
}

/** The parts that are told of: a past season without records of a kind needs no document of it. */
export const shownParts = ({ parts }: HomeSurvey): readonly HomePart[] =>
  parts.filter(({ season, records }) => season === "" || records > 0);

/** The shown parts by what they hold, in the order in which they are published. */
export function groupsOf(survey: HomeSurvey): readonly HomeGroup[] {
  const parts = shownParts(survey);
  return [...new Set(parts.map(({ kind }) => kind))].map((kind) => ({
    kind,
    parts: parts.filter((one) => one.kind === kind),
  }));
}

/** How a part stands, in words. */
export function stateInWords({ state, bytes }: HomePart): string {
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

/** What to do about pictures that stand in records of that kind as text. */
export const pictureAdvice = (kind: EntityKind): string =>
  `Put them on the web and enter their https address in ${adminKinds[kind].picture ?? inMatches}.`;

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
