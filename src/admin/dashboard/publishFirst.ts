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

/** The parts of the connection that load, save and publish a league's records. */
type Place = Pick<AdminConnection, "maintenance" | "store">;

/** The outcome: "none" if the league was published already, "asks" if an administrator must decide on it first. */
export type FirstPublication = "none" | "published" | "asks";

/** Returns the leagues that the signed-in user administers. */
export const administeredLeagues = (session: SessionState): readonly League[] =>
  session.status === "signedIn"
    ? everyLeague().filter(({ slug }) => mayAdminister(session.rights, slug))
    : [];

/** The first publications that were begun, by connection and league. */
const begun = new WeakMap<LeagueMaintenance, Map<string, Promise<FirstPublication>>>();

/**
 * Publishes a league that was never published, because until then each visit loads every record. If some records cannot
 * be read as a whole, it publishes nothing: an administrator must first see what of them would be lost. It runs once
 * for each league and session, and costs one read of the published league.
 * @throws DataFailure; then it may be called again
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
 * Publishes each of the leagues that was never published, one after the other. Leagues without records are published
 * too, because pages of all leagues would otherwise load ten documents of each. A league that fails is tried again on
 * its own dashboard, which reports it.
 */
export async function publishEach(place: Place, some: readonly League[]): Promise<void> {
  for (const one of some) await publishFirst(place, one).catch(() => {});
}

/** The kinds that hold figures of an old site, or the settings that say how figures are computed. */
const figures = ["results", "players", "standings", "events", "seasons"] as const;

/**
 * Sets a new league's table and players' figures to be computed from results. Figures kept by hand are only for leagues
 * that were taken over from an old site.
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
    // A new installation has no published collections without the published league: another user is publishing just
    // now.
    parts.every(
      ({ state, records }) => state !== "tooLarge" && !(state === "published" && records > 0),
    );
  if (!isNew) return "asks";
  const isBare = figures.every((kind) => stored[kind].length === 0);
  if (isBare && league.collections.seasons) await begin(place, league);
  const { failed } = await maintenance.publishAll(league);
  return failed.length === 0 ? "published" : "asks";
}
