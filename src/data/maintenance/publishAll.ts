import { sheetKinds } from "@/records/sheet";
import type { League } from "@/domain/league/league";
import { announceChange } from "../changes";
import { withDeadline } from "../deadline";
import type { Documents } from "../documents";
import { asFailure, type DataFailure } from "../failure";
import { hopeless } from "../patience";
import type { PublishAllOptions, PublishAllOutcome, PublishedPart } from "../publication";
import { surveyPublication } from "./publicationSurvey";
import { publishSeason } from "./publishing";
import { publishSheet } from "./sheets";

/** A part that is too large fails alone; whoever may not publish one part may publish none. */
const isHopeless = ({ kind }: DataFailure) =>
  kind === "denied" || (kind !== "tooLarge" && hopeless.has(kind));

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
  const published: PublishedPart[] = [];
  const failed: { part: PublishedPart; reason: string }[] = [];
  const before = await surveyPublication(documents, league);
  const others = before.parts.some(({ state }) => state === "tooLarge");
  const wanted = before.parts.filter(
    ({ state }) => state === "open" || (state === "waits" && !others),
  );
  onProgress?.(0, wanted.length, wanted[0] ?? null);
  for (const [at, part] of wanted.entries()) {
    if (signal?.aborted) break;
    if (part.state === "waits" && failed.length > 0) break;
    try {
      await publishPart(publisher, league, part);
      published.push(part);
    } catch (thrown) {
      const reason = asFailure(thrown);
      if (isHopeless(reason)) throw reason;
      failed.push({ part, reason: reason.message });
    }
    onProgress?.(at + 1, wanted.length, wanted[at + 1] ?? null);
  }
  return { published, failed, survey: await surveyPublication(documents, league) };
}
