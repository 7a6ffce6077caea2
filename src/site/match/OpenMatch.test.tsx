// @vitest-environment jsdom
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, expect, it } from "vitest";
import { failure } from "@/data/failure";
import { createListings, type Listings } from "@/data/listings";
import type { LeagueReader, Listing, RecordRequest } from "@/data/reader";
import { ListingsContext, useListing } from "@/data/useListing";
import type { EntityKind, RecordOf } from "@/records/record";
import { mls } from "../../../tests/arena/leagues/mls";
import { useDialogParam } from "@/ui/useDialogParam";
import { InLeague } from "@/ui/leagueContext";
import { makeFixture, makePlayer, makeResult } from "../../../tests/factories/records";
import { OpenMatch } from "./OpenMatch";
import { useMatches } from "./useMatches";

/* What lists leave out of a match is read when it is opened. */

const teams = { teamA: "Rovers", teamB: "Trojans", gameWeek: "4" };
type Records = { readonly [K in EntityKind]?: readonly RecordOf<K>[] };
const brief: Records = {
  fixtures: [makeFixture({ ...teams, id: "f" })],
  results: [makeResult({ ...teams, id: "r" })],
  players: [makePlayer({ id: "p", name: "Bello", club: "Rovers" })],
};
const whole: Records = {
  fixtures: [makeFixture({ ...teams, id: "f", lineUpA: ["Bello"] })],
  results: [makeResult({ ...teams, id: "r", bookings: ["Eze (Yellow Card)"] })],
};

const asked: string[] = [];
let isDown = false;
beforeEach(() => {
  asked.length = 0;
  isDown = false;
});

function of<K extends EntityKind>(records: Records, kind: K): readonly RecordOf<K>[] {
  const found: readonly RecordOf<K>[] | undefined = records[kind];
  return found ?? [];
}

const reader: LeagueReader = {
  read: async <K extends EntityKind>(_: unknown, kind: K): Promise<Listing<K>> => ({
    records: of(brief, kind),
    unreadable: [],
    readAt: 0,
    source: "published",
    isBrief: true,
  }),
  async readRecord<K extends EntityKind>({ kind, id }: RecordRequest<K>) {
    asked.push(`${kind}/${id}`);
    if (isDown) throw failure("unavailable");
    return of(whole, kind).find((record) => record.id === id) ?? null;
  },
};

function Page({ children }: { readonly children?: ReactNode }) {
  const season = useMatches(mls);
  const dialog = useDialogParam("match");
  return (
    <InLeague league={mls} clubs={[]}>
      <OpenMatch dialog={dialog} season={season} />
      {children}
    </InLeague>
  );
}

const pageOf = (id: string, listings: Listings, besides?: ReactNode) => (
  <MemoryRouter initialEntries={[`/?match=${id}`]}>
    <ListingsContext value={listings}>
      <Page>{besides}</Page>
    </ListingsContext>
  </MemoryRouter>
);
const show = (id: string) => render(pageOf(id, createListings(reader)));

it.each(["f", "r"])(
  "reads a match's two documents once, opened by the id %j of either",
  async (id) => {
    show(id);
    const dialog = await screen.findByRole("dialog", { name: "Rovers v Trojans" });
    await waitFor(() => expect(dialog).toHaveTextContent("Rovers 2, Trojans 1"));
    expect(await screen.findByText("Bello")).toBeVisible();
    await waitFor(() => expect(dialog).toHaveTextContent("Eze"));
    expect([...asked].sort()).toEqual(["fixtures/f", "results/r"]);
  },
);

it("keeps what lists know when the rest cannot be read, and tries again", async () => {
  isDown = true;
  show("f");
  expect(await screen.findByText("The details could not be loaded.")).toBeVisible();
  expect(screen.getByRole("dialog")).toHaveTextContent("Rovers 2, Trojans 1");
  isDown = false;
  await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Bello")).toBeVisible();
});

it("says that nobody knows the match, and reads nothing for it", async () => {
  show("nowhere");
  expect(await screen.findByText("Match not found")).toBeVisible();
  expect(asked).toEqual([]);
});

function Squads() {
  useListing(mls, "players");
  return null;
}

it("links players as soon as another part has loaded them", async () => {
  const listings = createListings(reader);
  const page = render(pageOf("f", listings));
  expect(await screen.findByText("Bello")).toBeVisible();
  expect(screen.queryByRole("link", { name: "Bello" })).toBeNull();
  page.rerender(pageOf("f", listings, <Squads />));
  const link = await screen.findByRole("link", { name: "Bello" });
  await waitFor(() => expect(link).toHaveAttribute("href", "/mls/players/p"));
});
