import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter, useLocation } from "react-router-dom";
import { expect, it } from "vitest";
import { useSearchParams } from "./useSearchParams";

function Page() {
  const [, setParams] = useSearchParams();
  const { pathname, search, hash, state } = useLocation();
  return (
    <>
      <output>{`${pathname}${search}${hash} ${JSON.stringify(state)}`}</output>
      <button onClick={() => setParams({ day: "2026-03-14" }, { replace: true })} type="button">
        Replace
      </button>
      <button onClick={() => setParams({ view: "repair" })} type="button">
        Go on
      </button>
    </>
  );
}

it("keeps the part of the page, and the state of the entry that it replaces", async () => {
  render(
    <MemoryRouter
      initialEntries={[{ pathname: "/week", hash: "#monday", state: { openedDialog: "match" } }]}
    >
      <Page />
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Replace" }));
  expect(screen.getByRole("status")).toHaveTextContent(
    '/week?day=2026-03-14#monday {"openedDialog":"match"}',
  );
  await userEvent.click(screen.getByRole("button", { name: "Go on" }));
  expect(screen.getByRole("status")).toHaveTextContent("/week?view=repair#monday null");
});
