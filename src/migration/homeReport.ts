import { amountOf } from "@/domain/wording";
import { roomAdvice } from "@/data/documentSize";
import { partName, type PublishAllOutcome } from "@/data/publication";
import type { League } from "@/domain/league/league";
import type { HomeSurvey } from "./homeSurvey";
import { groupsOf, kilobytes, pictureAdvice, seasonName, stateInWords } from "./homeWords";

const none = "  none";
const orNone = (lines: readonly string[]) => (lines.length > 0 ? lines : [none]);

function collectionLines({ collections }: HomeSurvey): string[] {
  return collections.map(
    ({ kind, name, records, read }) =>
      `  ${partName(kind)} (${name}): ${amountOf(records, "record")}; read whole ${read.whole}, partly ${read.partly}, not at all ${read.not}`,
  );
}

function pictureLines({ collections }: HomeSurvey): string[] {
  return collections
    .filter(({ pictures }) => pictures.count > 0)
    .map(
      ({ kind, pictures: { count, bytes } }) =>
        `  ${partName(kind)}: ${amountOf(count, "picture")}, ${kilobytes(bytes)}. ${pictureAdvice(kind)}`,
    );
}

function keyLines({ collections }: HomeSurvey): string[] {
  return collections.flatMap(({ kind, unknownKeys }) =>
    unknownKeys.map(
      ({ key, records }) => `  ${partName(kind)}: "${key}" in ${amountOf(records, "record")}`,
    ),
  );
}

function partLines(league: League, survey: HomeSurvey): string[] {
  return groupsOf(survey).flatMap(({ kind, parts }) =>
    parts.map(
      (part) =>
        `  ${partName(kind)}, ${seasonName(league, part.season)}: ${amountOf(part.records, "record")}, ${kilobytes(part.bytes)}, ${stateInWords(part)}` +
        (part.state === "tooLarge" ? `. ${roomAdvice(kind)}` : ""),
    ),
  );
}

/**
 * Returns the report on the import of an old database as text: what was found and what was published.
 * @param outcome The published parts; null if nothing was published yet.
 * @param at The time of the report.
 */
export function homeReport(
  league: League,
  survey: HomeSurvey,
  outcome: Pick<PublishAllOutcome, "published" | "failed"> | null,
  at: Date,
): string {
  const section = (title: string, lines: readonly string[]) => ["", title, ...orNone(lines)];
  return [
    `${league.name}: import from the old site`,
    `Written ${at.toISOString().slice(0, 16).replace("T", " ")} UTC`,
    ...section("What is there", collectionLines(survey)),
    ...section(
      "Clubs that the records name",
      survey.clubs.map(
        ({ name, records, kept }) =>
          `  ${name}: ${amountOf(records, "record")}${kept ? "" : ", no record of its own"}`,
      ),
    ),
    ...section(
      "Names that may mean the same club",
      survey.alike.map((names) => `  ${names.join(" / ")}`),
    ),
    ...section("Pictures within records (not published)", pictureLines(survey)),
    ...section("Keys nobody knows (not published)", keyLines(survey)),
    ...section(
      "Seasons the league does not know (not published)",
      survey.strange.map(({ season, records }) => `  ${season}: ${amountOf(records, "record")}`),
    ),
    ...section("What visitors read", partLines(league, survey)),
    ...(outcome
      ? [
          ...section(
            "Published in this visit",
            outcome.published.map(
              ({ kind, season }) => `  ${partName(kind)}, ${seasonName(league, season)}`,
            ),
          ),
          ...section(
            "Could not be published",
            outcome.failed.map(
              ({ part, reason }) =>
                `  ${partName(part.kind)}, ${seasonName(league, part.season)}: ${reason}`,
            ),
          ),
        ]
      : []),
    "",
  ].join("\n");
}
