import { mayAdminister } from "@/data/identity";
import type { AdminConnection } from "@/data/adminConnection";
import type { LeagueMaintenance } from "@/data/maintenance";
import type { League } from "@/domain/league/league";
import { everyLeague } from "@/leagues";
import { isReadWhole } from "@/records/partlyRead";
import { kindsOfLeagues } from "@/records/kinds";
import { emptyEntity } from "@/records/record";
import { shapeOf } from "@/records/shape";
import type { SessionState } from "@/session/sessionStore";

/** Where a league's records are read, saved and published. */
type Place = Pick<AdminConnection, "maintenance" | "store">;

/** What there was to do: nothing, the first publication, or more than may be done without asking. */
export type FirstPublication = "none" | "published" | "asks";

/** The leagues that somebody keeps. */
export const keptBy = (session: SessionState): readonly League[] =>
  session.status === "signedIn"
    ? everyLeague().filter(({ slug }) => mayAdminister(session.rights, slug))
    : [];

const begun = new WeakMap<LeagueMaintenance, Map<string, Promise<FirstPublication>>>();

/**
 * Publishes a league that never was, so that a new installation is read like any other from its first record on: until
 * then each visit reads every record. Records that are not read whole wait for somebody who sees under
 * Repair what would not be published of them. Asked once a league and session; the sheet costs one read.
 * @throws DataFailure; it may then be asked again
 */
export function publishFirst(place: Place, league: League): Promise<FirstPublication> {
  const { maintenance } = place;
  const ofSession = begun.get(maintenance) ?? new Map<string, Promise<FirstPublication>>();
  begun.set(maintenance, ofSession);
  const known = ofSession.get(league.slug);
  if (known) return known;
  const asked = publish(place, league).catch((thrown: unknown) => {
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
export async function publishEach(place: Place, some: readonly League[]): Promise<void> {
  for (const one of some) await publishFirst(place, one).catch(() => {});
}

/** The kinds that an old site kept figures in, or that say how they come about. */
const figures = ["results", "players", "standings", "events", "seasons"] as const;

/**
 * Lets the table and the players' figures of a league follow from its results, where it has none yet: what is kept by hand
 * is for what an old site left.
 */
async function begin({ store }: Place, league: League): Promise<void> {
  const { id, label } = league.seasons[0];
  const settings = { table: "computed", players: "computed" } as const;
  const entity = { ...emptyEntity("seasons"), label, ...settings };
  await store.create(league, "seasons", { id, version: 0, entity });
}

async function publish(place: Place, league: League): Promise<FirstPublication> {
  const { maintenance } = place;
  if (await maintenance.sheet(league)) return "none";
  const { stored, strange, parts } = await maintenance.surveyPublication(league);
  const shape = shapeOf(league);
  const isNew =
    strange.length === 0 &&
    kindsOfLeagues.every((kind) => stored[kind].every((one) => isReadWhole(kind, one, shape))) &&
    // Copies without their sheet are not a new installation's: somebody is at work on them.
    parts.every(
      ({ state, records }) => state !== "tooLarge" && !(state === "published" && records > 0),
    );
  if (!isNew) return "asks";
  const isBare = figures.every((kind) => stored[kind].length === 0);
  if (isBare && league.collections.seasons) await begin(place, league);
  const { failed } = await maintenance.publishAll(league);
  return failed.length === 0 ? "published" : "asks";
}
