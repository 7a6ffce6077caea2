import { events } from "./events";
import { fixtures } from "./fixtures";
import { grounds } from "./grounds";
import type { Kind } from "./kind";
import { leagues } from "./leagues";
import { meets } from "./meets";
import { news } from "./news";
import { officials } from "./officials";
import { players } from "./players";
import { results } from "./results";
import { seasons } from "./seasons";
import { standings } from "./standings";
import { teams } from "./teams";

/** The kinds of record. Closing a season files those of it in this order. */
const list = {
  teams,
  fixtures,
  results,
  standings,
  players,
  seasons,
  meets,
  events,
  news,
  officials,
  grounds,
  leagues,
};

type List = typeof list;

type RecordsOfKinds = { [K in keyof List]: List[K] extends Kind<infer T> ? T : never };

/** The type of a record's own fields, by its kind; an interface, so that the compiler names it and looks into it. */
export interface Entities extends RecordsOfKinds {}
export type EntityKind = keyof Entities;

/** The kinds of record, by name: what a room needs of a kind it asks here. */
export const kinds: { readonly [K in EntityKind]: Kind<Entities[K]> } = list;

// `list` has exactly one key for each kind.
/** Every kind of record, in the order of the list. */
export const entityKinds = Object.keys(list) as readonly EntityKind[];

/** Whether a text names a kind of record. */
export const isKind = (text: string): text is EntityKind => Object.hasOwn(list, text);

/** Whether its records belong to no season: to the whole league, or to the arena. */
export const isOfLeague = (kind: EntityKind): boolean => kinds[kind].belongsTo !== "season";

/** Whether its records are the arena's, for all of its leagues. */
export const isOfArena = (kind: EntityKind): boolean => kinds[kind].belongsTo === "arena";

/** The kinds of record that the arena keeps for all of its leagues. */
export const arenaKinds: readonly EntityKind[] = entityKinds.filter(isOfArena);

/** The kinds of record that a league keeps for itself. */
export const kindsOfLeagues: readonly EntityKind[] = entityKinds.filter((kind) => !isOfArena(kind));

/** The kinds of record that are in the published league. */
export type LeagueKind = {
  [K in EntityKind]: List[K]["published"] extends "apart" ? never : K;
}[EntityKind];

/** Whether records of that kind are in the published league. */
export const isInLeague = (kind: EntityKind): kind is LeagueKind =>
  kinds[kind].published !== "apart";
