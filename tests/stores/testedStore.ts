import type { AdminConnection } from "@/data/adminConnection";
import type { Documents } from "@/data/documents";
import type { Role } from "@/data/identity";
import type { LeagueReader } from "@/data/reader";

/** How a test's administrator connects. */
export interface ConnectOptions {
  /** What `admins/{uid}` says; null for an account that is no administrator. */
  readonly leagues?: readonly string[] | null;
  readonly role?: Role;
  /** Puts faults between the store and its documents. */
  readonly around?: (documents: Documents) => Documents;
  /** Another way to the database, host:port. */
  readonly host?: string;
}

/** One kind of store under test, with a way to look behind its back. */
export interface TestedStore {
  readonly reader: LeagueReader;
  /** A new client with an account of its own that is signed in. */
  connect(options?: ConnectOptions): Promise<AdminConnection>;
  /** Writes without rules, as someone in the console does. */
  put(collection: string, id: string, document: object): Promise<void>;
  remove(collection: string, id: string): Promise<void>;
  /** The stored document in plain values; null when there is none. */
  get(collection: string, id: string): Promise<Record<string, unknown> | null>;
  ids(collection: string): Promise<string[]>;
  /** All documents of a collection in plain values, by id, in one look. */
  documents(collection: string): Promise<ReadonlyMap<string, Record<string, unknown>>>;
  /** Forgets all documents. */
  reset(): Promise<void>;
  close(): Promise<void>;
}
