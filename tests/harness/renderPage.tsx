import { render } from "@testing-library/react";
import { useEffect, type ReactNode } from "react";
import { MemoryRouter, useLocation } from "react-router-dom";
import { failure } from "@/data/failure";
import { createListings } from "@/data/listings";
import type { LeagueReader, Listing, ReadOptions, RecordRequest } from "@/data/reader";
import { ListingsContext } from "@/data/useListing";
import type { EntityKind, RecordOf } from "@/records/record";
import type { League } from "@/domain/league/league";
import { delay } from "./jitter/delay";

/** The records in the fake database, by kind. A kind with "broken" cannot be read. */
export type Held = { [K in EntityKind]?: Found<K> };

interface Waiting {
  /** Kinds whose records never arrive. */
  readonly waiting?: readonly EntityKind[];
  /** The reads that fail, named as in `reads`: "whole results". */
  readonly failing?: readonly string[];
}
type Found<K extends EntityKind> = readonly RecordOf<K>[] | "broken";

/** A page over a fake database. A test may change the records in `held`, and check in `reads` what was read. */
export interface RenderedPage {
  readonly held: Held;
  /** The kinds in the order of their reads; "whole results" for a read of whole records instead of those in brief. */
  readonly reads: string[];
  /** Returns the current address, with its query. */
  address(): string;
  /** Unmounts the page. */
  unmount(): void;
}

/** Settings for single leagues. */
interface Differing {
  /** A league's records that replace or extend those for all leagues, by its slug. */
  readonly leagues?: Readonly<Record<string, Held>>;
  /** The days on which opened leagues play, by their slugs. */
  readonly days?: Listing<"leagues">["days"];
  /** Returns a promise that each read of a league waits for. */
  readonly before?: (league: string) => Promise<unknown>;
}

/**
 * Renders a page over a database in memory, at an address.
 * @param given the records of the current season, in every league
 * @param past the records of past seasons, by the seasons' ids
 */
export function renderPage(
  page: ReactNode,
  given: Held & Waiting = {},
  at = "/",
  past: Readonly<Record<string, Held>> = {},
  { leagues = {}, days, before }: Differing = {},
): RenderedPage {
  const held: Held = given;
  const reads: string[] = [];
  // Records in the same document arrive at the same time.
  const arrivals = new Map<string, Promise<void>>();
  const arrival = (document: string) => {
    const coming = arrivals.get(document) ?? delay().then(() => void arrivals.delete(document));
    arrivals.set(document, coming);
    return coming;
  };
  const reader: LeagueReader = {
    read: async <K extends EntityKind>(
      league: League,
      kind: K,
      { season, whole }: ReadOptions = {},
    ): Promise<Listing<K>> => {
      const name = whole ? `whole ${kind}` : kind;
      reads.push(name);
      await before?.(league.slug);
      await arrival(`${league.slug} ${season} ${whole ? kind : "sheet"}`);
      const current: Held = { ...held, ...leagues[league.slug] };
      const ofSeason: Held = season === undefined ? current : (past[season] ?? {});
      const found: Found<K> | undefined = ofSeason[kind];
      if (found === "broken" || given.failing?.includes(name)) throw failure("unavailable");
      if (given.waiting?.includes(kind)) return new Promise(() => {});
      return {
        records: found ?? [],
        unreadable: [],
        readAt: Date.now(),
        source: "published",
        ...(kind === "leagues" && days && { days }),
      };
    },
    async readRecord<K extends EntityKind>({ kind, id }: RecordRequest<K>) {
      await delay();
      const found: Found<K> | undefined = held[kind];
      if (found === "broken") throw failure("unavailable");
      return found?.find((record) => record.id === id) ?? null;
    },
  };
  const address = { now: at };
  function Address() {
    const { pathname, search } = useLocation();
    useEffect(() => {
      address.now = `${pathname}${search}`;
    }, [pathname, search]);
    return null;
  }
  const { unmount } = render(
    <MemoryRouter initialEntries={[at]} useTransitions={false}>
      <ListingsContext value={createListings(reader)}>
        <main>{page}</main>
        <Address />
      </ListingsContext>
    </MemoryRouter>,
  );
  return { held, reads, address: () => address.now, unmount };
}
