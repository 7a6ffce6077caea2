// @vitest-environment jsdom
import { act, cleanup, render, waitFor } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { publishEach, publishFirst } from "@/admin/dashboard/publishFirst";
import { App } from "@/app/App";
import { preload } from "@/app/pages/preload";
import type { DocumentReader } from "@/data/documents";
import { createListings } from "@/data/listings";
import { encodeFields } from "@/data/rest/encode";
import { restReader } from "@/data/rest/restReader";
import { ListingsContext } from "@/data/useListing";
import { memoryStorage } from "@/demo/embedded/browserStorage";
import { connectEmbedded, type EmbeddedConnection } from "@/demo/embedded/embeddedStore";
import { leagues } from "@arena/leagues";
import type { League } from "@/domain/league/league";
import { mbl } from "./arena/leagues/mbl";
import { mls } from "./arena/leagues/mls";
import { makeFixture, makePlayer } from "./factories/records";

/*
 * What a visit of a new installation reads: an owner, one league that has just begun, and the others never opened. Each
 * document counts, and so does each answer that there is none, as Google counts.
 */

const owner = { uid: "owner", email: "owner@lakeside.example", password: "secret" };

/** A database in which nobody has done anything but sign in. */
async function install(): Promise<EmbeddedConnection> {
  const connection = connectEmbedded(memoryStorage(), {
    accounts: [owner],
    documents: () => [
      {
        collection: "admins",
        id: owner.uid,
        data: { email: owner.email, leagues: ["*"], role: "owner" },
      },
    ],
  });
  await connection.identity.signIn(owner.email, owner.password);
  return connection;
}

/** Answers as Firestore does over REST, and writes down what was read. */
const answering =
  (documents: DocumentReader, reads: string[]): typeof fetch =>
  async (input) => {
    const { pathname } = new URL(String(input));
    const [, path = ""] = /\/documents\/(.*)$/.exec(decodeURIComponent(pathname)) ?? [];
    const [collection = "", id] = path.split("/");
    const stored = (name: string, data: object) => ({
      name: `projects/x/databases/(default)/documents/${collection}/${name}`,
      fields: encodeFields({ ...data }),
    });
    if (id !== undefined) {
      reads.push(path);
      const data = await documents.get(collection, id);
      return data ? Response.json(stored(id, data)) : new Response("{}", { status: 404 });
    }
    const found = await documents.list(collection, 200);
    reads.push(
      ...(found.length > 0 ? found.map((one) => `${collection}/${one.id}`) : [collection]),
    );
    return Response.json({ documents: found.map((one) => stored(one.id, one.data)) });
  };

/** What a first visit of a page reads. */
async function visit(path: string, { documents }: EmbeddedConnection): Promise<string[]> {
  const reads: string[] = [];
  vi.stubGlobal("fetch", answering(documents, reads));
  const reader = restReader({ projectId: "x", apiKey: "k" });
  await preload(path);
  await act(async () => {
    render(
      <MemoryRouter initialEntries={[path]} useTransitions={false}>
        <ListingsContext value={createListings(reader)}>
          <App />
        </ListingsContext>
      </MemoryRouter>,
    );
  });
  await act(() => vi.dynamicImportSettled());
  await waitFor(() => expect(document.querySelectorAll("[aria-busy=true]")).toHaveLength(0));
  await act(() => vi.dynamicImportSettled());
  cleanup();
  return reads;
}

beforeEach(() => {
  const still = { matches: false, addEventListener() {}, removeEventListener() {} };
  vi.stubGlobal("matchMedia", () => still);
  vi.stubGlobal("scrollTo", () => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it("is read as published from the first record on, whichever league began", async () => {
  const connection = await install();
  await publishFirst(connection, mls);
  await publishEach(connection, leagues);
  await connection.store.create(mls, "fixtures", {
    id: "first",
    version: 0,
    entity: makeFixture({ date: Date.now() + 3_600_000 }),
  });
  const counts: Record<string, number> = {};
  for (const path of ["/mls/home", "/mls/standings", "/today", "/"])
    counts[path] = (await visit(path, connection)).length;
  expect(counts).toEqual({
    "/mls/home": 3,
    "/mls/standings": 1,
    // And which leagues were opened in the app.
    "/today": leagues.length + 1,
    "/": leagues.length + 1,
  });
});

it("lets table and figures follow from results, where nothing was kept by hand before", async () => {
  const connection = await install();
  await connection.store.create(mls, "players", { id: "one", version: 0, entity: makePlayer() });
  await publishFirst(connection, mls);
  await publishFirst(connection, mbl);
  const seasonsOf = async (league: League) =>
    (await connection.store.list(league, "seasons")).records.map(({ table, players }) => [
      table,
      players,
    ]);
  expect(await seasonsOf(mls)).toEqual([]);
  expect(await seasonsOf(mbl)).toEqual([["computed", "computed"]]);
});

it("reads record by record where nobody has opened it, so that the counts above count", async () => {
  expect((await visit("/today", await install())).length).toBeGreaterThan(8 * leagues.length);
});
