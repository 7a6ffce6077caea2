import { configure, render } from "@testing-library/react";
import { createElement, type ReactNode } from "react";
import { MemoryRouter } from "react-router-dom";
import { createListings, type Listings } from "@/data/listings";
import { ListingsContext } from "@/data/useListing";
import type { EntityKind } from "@/records/record";
import type { League } from "@/domain/league/league";
import { InLeague } from "@/ui/leagueContext";
import { PATIENCE_MS } from "../harness/patience";
import type { ToSave } from "./goldenRecords";
import type { TestedStore } from "./testedStore";

/** A case of tests/golden: what is entered, and what a visitor then has to read. */
export interface Case {
  readonly id: string;
  /** Whose collections it is stored in. */
  readonly own: League;
  readonly toSave: readonly ToSave[];
  /** Kinds of which pages read more than the league's sheet has. */
  readonly published: readonly EntityKind[];
  /** What the page says of it. */
  readonly read: (listings: Listings) => Promise<unknown>;
  readonly expected: unknown;
}

// No second decides whether a page shows what was saved.
configure({ asyncUtilTimeout: PATIENCE_MS });

/** Enters a case through the save path, the published documents kept in step by every save. */
export async function enter(
  { own, toSave, published }: Case,
  tested: TestedStore,
): Promise<Listings> {
  await tested.reset();
  const { store, maintenance } = await tested.connect();
  await maintenance.publishSheets(own);
  for (const kind of published) await maintenance.publish(own, kind);
  for (const { kind, id, entity } of toSave) {
    await store.create<EntityKind>(own, kind, { id, version: 0, entity });
  }
  return createListings(tested.reader);
}

/** A page of a league as a visitor opens it. */
export const opened = (league: League, page: ReactNode, listings: Listings) =>
  render(
    createElement(
      MemoryRouter,
      { useTransitions: false },
      createElement(
        ListingsContext,
        { value: listings },
        createElement(InLeague, { league }, page),
      ),
    ),
  );
