// @vitest-environment jsdom
import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { openedLeagues } from "@/leagues/openedLeague";
import { setOpenedLeagues } from "@/leagues/registry";
import { makeLeague } from "../../tests/factories/records";
import { renderPage } from "../../tests/harness/renderPage";
import { settle } from "../../tests/harness/settle";
import { useArena } from "./useArena";

afterEach(() => setOpenedLeagues([]));

function Said() {
  const { isLoading, read } = useArena();
  const isRead = read.some(({ league }) => league.slug === "freshers-cup");
  return <output>{`${isLoading ? "loading" : "ready"}${isRead ? ", with the cup" : ""}`}</output>;
}

it("is loading until each league that is known is fetched whole and read", async () => {
  const cup = makeLeague({ id: "freshers-cup" });
  let come = () => {};
  const code = new Promise<void>((resolve) => void (come = resolve));
  setOpenedLeagues(
    openedLeagues([cup]).map((one) => ({
      ...one,
      fetchWhole: async () => {
        await code;
        return one.fetchWhole();
      },
    })),
  );
  renderPage(<Said />, { leagues: [cup] });
  await settle();
  expect(screen.getByRole("status")).toHaveTextContent(/^loading$/);
  await act(async () => come());
  await settle();
  expect(screen.getByRole("status")).toHaveTextContent(/^ready, with the cup$/);
});

it("is ready without a league whose code cannot be fetched", async () => {
  const cup = makeLeague({ id: "freshers-cup" });
  setOpenedLeagues(
    openedLeagues([cup]).map((one) => ({
      ...one,
      fetchWhole: () => Promise.reject(new Error("The code is missing.")),
    })),
  );
  renderPage(<Said />, { leagues: [cup] });
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(/^ready$/));
});
