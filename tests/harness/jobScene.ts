import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect } from "vitest";
import type { EntityKind } from "@/records/record";
import type { Connection } from "@/session/ConnectionProvider";
import { mls } from "../arena/leagues/mls";
import { openAdmin, type HeldRecords } from "./adminScene";
import type { ClosingTab } from "./closingTab";

/* What tests of batches that were cut off share: a page of MLS, and the dashboard's line about the batch. */

export const DASHBOARD = "/mls/admin-dashboard";

/** Presses the button with that name as soon as it is there. */
export const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole("button", { name }));

/** Opens a view of the administration in a tab that can be closed. */
export const open = async (tab: ClosingTab, view: string, held: HeldRecords) => {
  await openAdmin(`${DASHBOARD}/${view}`, { held, change: tab.change });
};

/** Returns the dashboard's line about a batch, and queries for its buttons. */
export async function lineOf(text: RegExp) {
  const line = await screen.findByText(text);
  return { line, row: within(line.parentElement ?? line) };
}

/** Returns the stored records of a kind. */
export const list = async <K extends EntityKind>({ store }: Connection, kind: K) =>
  (await store.list(mls, kind)).records;

/** Expects that no batch of the league or of the arena is open. */
export async function noneIsOpen({ batches }: Connection) {
  await waitFor(async () => expect(await batches.open(mls)).toEqual([]));
  expect(await batches.open(null)).toEqual([]);
}
