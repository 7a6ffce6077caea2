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

/** All kinds of record. Closing a season archives its records in this order. */
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

/**
 * The type of a record's fields, by its kind. An interface, so that the compiler shows its name in messages and
 * resolves it only when needed.
 */
export interface Entities extends RecordsOfKinds {}
export type EntityKind = keyof Entities;

/** The kinds of record by name; all code finds the facts about a kind here. */
export const kinds: { readonly [K in EntityKind]: Kind<Entities[K]> } = list;

// `list` has exactly one key for each kind, so its keys are the kinds.
/** All kinds of record, in the order of the list. */
export const entityKinds = Object.keys(list) as readonly EntityKind[];

/** Checks whether a text is the name of a kind of record. */
export const isKind = (text: string): text is EntityKind => Object.hasOwn(list, text);

/** Checks whether records of a kind belong to no season, but to the whole league or to the arena. */
export const isOfLeague = (kind: EntityKind): boolean => kinds[kind].belongsTo !== "season";

/** Checks whether records of a kind belong to the arena, for all its leagues. */
export const isOfArena = (kind: EntityKind): boolean => kinds[kind].belongsTo === "arena";

/** The kinds whose records belong to the arena. */
export const arenaKinds: readonly EntityKind[] = entityKinds.filter(isOfArena);

/** The kinds whose records belong to one league. */
export const kindsOfLeagues: readonly EntityKind[] = entityKinds.filter((kind) => !isOfArena(kind));

/** The kinds of record that are in the published league. */
export type LeagueKind = {
  [K in EntityKind]: List[K]["published"] extends "apart" ? never : K;
}[EntityKind];

/** Checks whether records of a kind are in the published league. */
export const isInLeague = (kind: EntityKind): kind is LeagueKind =>
  kinds[kind].published !== "apart";
