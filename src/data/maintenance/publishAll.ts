import { sheetKinds } from "@/records/sheet";
import type { League } from "@/domain/league/league";
import { announceChange } from "../changes";
import { withDeadline } from "../deadline";
import type { Documents } from "../documents";
import { failuresThatEndABatch, runBatch, throwIfEnded } from "../batches/batch";
import type { DataFailure } from "../failure";
import type { PublishAllOptions, PublishAllOutcome, PublishedPart } from "../publication";
import { surveyPublication } from "./publicationSurvey";
import { publishSeason } from "./publishing";
import { publishSheet } from "./sheets";

/** A part that is too large fails alone; an account that may not publish one part may publish none. */
const endsBatch = ({ kind }: DataFailure) =>
  kind === "denied" || (kind !== "tooLarge" && failuresThatEndABatch.has(kind));

interface Publisher {
  readonly documents: Documents;
  readonly by: string;
  /** How long one part may take, in milliseconds. */
  readonly time: number;
}

async function publishPart(
  { documents, by, time }: Publisher,
  league: League,
  part: PublishedPart,
) {
  const { kind } = part;
  const season = part.season || undefined;
  await withDeadline(
    kind === "sheet"
      ? publishSheet(documents, league, season, by)
      : publishSeason(documents, { league, kind, season }, by),
    time,
  );
  for (const changed of kind === "sheet" ? sheetKinds : [kind]) {
    announceChange({ league: league.slug, kind: changed });
  }
}

/**
 * Publishes what is not published yet, document by document: what was done before an interruption is not done again.
 * The league's sheets come last and only when everything else is published, because from then on visitors may list no
 * collection.
 * @throws DataFailure when the parts that are left would fail as well
 */
export async function publishAll(
  publisher: Publisher,
  league: League,
  { onProgress, signal }: PublishAllOptions,
): Promise<PublishAllOutcome> {
  const { documents } = publisher;
  const before = await surveyPublication(documents, league);
  const others = before.parts.some(({ state }) => state === "tooLarge");
  const wanted = before.parts.filter(
    ({ state }) => state === "open" || (state === "waits" && !others),
  );
  const publish = async (parts: readonly PublishedPart[], offset = 0) => {
    const run = async (part: PublishedPart) => {
      await publishPart(publisher, league, part);
      return part;
    };
    const report = (tried: number) => {
      const at = offset + tried;
      onProgress?.(at, wanted.length, wanted[at] ?? null);
    };
    return throwIfEnded(await runBatch(parts, run, { signal, onProgress: report, endsBatch }));
  };
  const parts = wanted.filter(({ state }) => state === "open");
  const sheets = wanted.filter(({ state }) => state === "waits");
  const first = await publish(parts);
  const isWhole = first.failed.length === 0 && first.left.length === 0;
  const last = isWhole ? await publish(sheets, parts.length) : null;
  const published = [...first.done, ...(last?.done ?? [])];
  const failed = [...first.failed, ...(last?.failed ?? [])].map(({ item, reason }) => ({
    part: item,
    reason,
  }));
  const left = first.left.length + (last?.left.length ?? 0);
  return { published, failed, left, survey: await surveyPublication(documents, league) };
}
