// @vitest-environment jsdom
import { act, render, screen } from "@testing-library/react";
import { startTransition, Suspense, use, useEffect, useState } from "react";
import { expect, it } from "vitest";
import { mls } from "../../tests/arena/leagues/mls";
import type { EntityKind } from "@/records/record";
import { createListings, type Listings } from "./listings";
import type { LeagueReader, Listing } from "./reader";
import { ListingsContext, useListings } from "./useListing";

const empty = { records: [], unreadable: [], readAt: 0, source: "published" } as const;

it("does not go back behind what a quicker drawing has shown", async () => {
  const answers: ((listing: Listing<never>) => void)[] = [];
  const reader: LeagueReader = {
    read: () => new Promise((resolve) => void answers.push(resolve)),
    readRecord: async () => null,
  };
  const answer = () => act(async () => answers.shift()?.(empty));
  const listings = createListings(reader);

  // A drawing in pieces that waits for something else, as for code that is on its way.
  let open = () => {};
  const code = new Promise<void>((resolve) => void (open = resolve));
  let wait = () => {};
  function Late() {
    const [isLate, setLate] = useState(false);
    useEffect(() => void (wait = () => setLate(true)), []);
    if (isLate) use(code);
    return null;
  }

  let isSlow = false;
  const views = new Map<unknown, unknown>();
  const slowView: Listings["view"] = (requests) => {
    const view = listings.view(requests);
    const subscribe: typeof view.subscribe = (callback) => {
      if (!isSlow) return view.subscribe(callback);
      startTransition(wait);
      return view.subscribe(() => {});
    };
    const made = (views.get(view) ?? { ...view, subscribe }) as typeof view;
    views.set(view, made);
    return made;
  };
  const site = { ...listings, view: slowView };

  function States({ kinds }: { readonly kinds: readonly EntityKind[] }) {
    const states = useListings(kinds.map((kind) => ({ league: mls, kind })));
    return <p>{states.map(({ status }) => status).join(", ")}</p>;
  }
  const page = (kinds: readonly EntityKind[], tick: number) => (
    <ListingsContext value={site}>
      <Suspense>
        <Late />
      </Suspense>
      <States key="states" kinds={kinds} />
      {tick}
    </ListingsContext>
  );

  const { rerender } = render(page(["fixtures"], 0));
  await answer();
  expect(screen.getByText("ready")).toBeVisible();

  isSlow = true;
  await act(async () => rerender(page(["fixtures", "results"], 1)));
  expect(screen.getByText("ready, loading")).toBeVisible();
  await answer();
  await act(async () => rerender(page(["fixtures", "results"], 2)));
  expect(screen.getByText("ready, ready")).toBeVisible();

  await act(async () => open());
  expect(screen.getByText("ready, ready")).toBeVisible();
});
