// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { failure } from "@/data/failure";
import { createListings } from "@/data/listings";
import { readShownOfficials } from "@/data/shownOfficials";
import { ListingsContext } from "@/data/useListing";
import { InLeague } from "@/ui/leagueContext";
import { mls } from "../../../tests/arena/leagues/mls";
import { makeSeason } from "../../../tests/factories/records";
import MatchOfficials from "./MatchOfficials";

vi.mock(import("@/data/shownOfficials"), async (original) => ({
  ...(await original()),
  readShownOfficials: vi.fn(),
}));
const asked = vi.mocked(readShownOfficials);
beforeEach(() => {
  asked.mockReset().mockResolvedValue([
    { name: "Ada Obi", task: "Referee" },
    { name: "Chi Eze", task: "" },
  ]);
});

function open(pages: readonly string[]) {
  const seasons = [makeSeason({ id: mls.seasons[0].id, open: [...pages] })];
  const read = async () => ({
    records: seasons as never,
    unreadable: [],
    readAt: 0,
    source: "published" as const,
  });
  return render(
    <ListingsContext value={createListings({ read, readRecord: async () => null })}>
      <InLeague league={mls}>
        <MatchOfficials id="m" />
      </InLeague>
    </ListingsContext>,
  );
}

it("names who leads a match where the season says so", async () => {
  open(["officials"]);
  expect(await screen.findByRole("heading", { name: "Officials" })).toBeVisible();
  const rows = screen.getAllByRole("listitem").map((row) => row.textContent);
  expect(rows).toEqual(["Ada Obi · Referee", "Chi Eze"]);
  expect(asked).toHaveBeenCalledExactlyOnceWith(mls, "m");
});

it("reads nothing where the season does not say so", async () => {
  const { container } = open(["news"]);
  await new Promise((resolve) => setTimeout(resolve));
  expect(asked).not.toHaveBeenCalled();
  expect(container).toBeEmptyDOMElement();
});

it("leaves the page whole where they cannot be read", async () => {
  asked.mockRejectedValue(failure("offline"));
  const { container } = open(["officials"]);
  await expect.poll(() => asked.mock.calls).toHaveLength(1);
  await new Promise((resolve) => setTimeout(resolve));
  expect(container).toBeEmptyDOMElement();
});
