import { mayAdminister } from "@/data/identity";
import type { LeagueMaintenance } from "@/data/maintenance";
import type { League } from "@/domain/league/league";
import { leagues } from "@/leagues";
import { isReadWhole } from "@/records/partlyRead";
import { entityKinds } from "@/records/record";
import { shapeOf } from "@/records/shape";
import type { SessionState } from "@/session/sessionStore";

/** What there was to do: nothing, the first publication, or more than may be done without asking. */
export type FirstPublication = "none" | "published" | "asks";

/** The leagues that somebody keeps. */
export const keptBy = (session: SessionState): readonly League[] =>
  session.status === "signedIn"
    ? leagues.filter(({ slug }) => mayAdminister(session.rights, slug))
    : [];

const begun = new WeakMap<LeagueMaintenance, Map<string, Promise<FirstPublication>>>();

/**
 * Publishes a league that never was, so that a new installation is read like any other from its first record on: until
 * then each visit reads every record. Records that are not read whole wait for somebody who sees under
 * Repair what would not be published of them. Asked once a league and session; the sheet costs one read.
 * @throws DataFailure; it may then be asked again
 */
export function publishFirst(
  maintenance: LeagueMaintenance,
  league: League,
): Promise<FirstPublication> {
  const ofSession = begun.get(maintenance) ?? new Map<string, Promise<FirstPublication>>();
  begun.set(maintenance, ofSession);
  const known = ofSession.get(league.slug);
  if (known) return known;
  const asked = publish(maintenance, league).catch((thrown: unknown) => {
    ofSession.delete(league.slug);
    throw thrown;
  });
  ofSession.set(league.slug, asked);
  return asked;
}

/**
 * The same of each of these leagues, one after the other: pages of all leagues read those that nobody has begun, too, ten
 * documents each. What fails is tried again on the league's own dashboard, which says so.
 */
export async function publishEach(
  maintenance: LeagueMaintenance,
  some: readonly League[],
): Promise<void> {
  for (const one of some) await publishFirst(maintenance, one).catch(() => {});
}

async function publish(maintenance: LeagueMaintenance, league: League): Promise<FirstPublication> {
  if (await maintenance.sheet(league)) return "none";
  const { stored, strange, parts } = await maintenance.surveyPublication(league);
  const shape = shapeOf(league);
  const isNew =
    strange.length === 0 &&
    entityKinds.every((kind) => stored[kind].every((one) => isReadWhole(kind, one, shape))) &&
    // Copies without their sheet are not a new installation's: somebody is at work on them.
    parts.every(
      ({ state, records }) => state !== "tooLarge" && !(state === "published" && records > 0),
    );
  if (!isNew) return "asks";
  const { failed } = await maintenance.publishAll(league);
  return failed.length === 0 ? "published" : "asks";
}
