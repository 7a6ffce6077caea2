// @vitest-environment jsdom
import { act, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type * as openedLeague from "@/leagues/openedLeague";
import { setOpenedLeagues } from "@/leagues/registry";
import { makeLeague } from "../../tests/factories/records";
import { renderPage } from "../../tests/harness/renderPage";
import { settle } from "../../tests/harness/settle";
import { useShownEntries } from "./useEntries";
import { useReadLeagues } from "./useReadLeagues";

const code = vi.hoisted(() => {
  let come = () => {};
  const here = new Promise<void>((resolve) => void (come = resolve));
  return { here, come: () => come() };
});
vi.mock("@/leagues/openedLeague", async (original) => {
  await code.here;
  return original<typeof openedLeague>();
});

function Said({ name }: { readonly name: string }) {
  const { status } = useReadLeagues();
  const hasCup = useShownEntries().some(({ slug }) => slug === "freshers-cup");
  return <output aria-label={name}>{`${status}${hasCup ? ", known" : ""}`}</output>;
}

it("is ready for all that ask once the registry knows the leagues, not before", async () => {
  const page = renderPage(
    <>
      <Said name="first" />
      <Said name="second" />
    </>,
    { leagues: [makeLeague({ id: "freshers-cup" })] },
  );
  const said = () => screen.getAllByRole("status").map(({ textContent }) => textContent);
  // The list is here, and its code is not.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(page.reads).toEqual(["leagues"]);
  expect(said()).toEqual(["loading", "loading"]);
  code.come();
  await settle();
  expect(said()).toEqual(["ready, known", "ready, known"]);
  act(() => setOpenedLeagues([]));
});
