import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { failure } from "@/data/failure";
import { loading, type ReadState } from "@/data/readState";
import { mbl } from "../../../tests/arena/leagues/mbl";
import { mls } from "../../../tests/arena/leagues/mls";
import { mvl } from "../../../tests/arena/leagues/mvl";
import { Failures } from "./Failures";
import type { LeagueDays } from "./leagueMatches";

const failed: ReadState<null> = {
  status: "failed",
  failure: failure("unavailable"),
  refreshing: false,
  retry: () => {},
};
// The message needs no more of a league.
const of = (league: typeof mls, planned: ReadState<null>, played: ReadState<null>) =>
  ({ league, planned, played }) as unknown as LeagueDays;

it("names each league that failed to load, whether by its fixtures or by its results", () => {
  const leagues = [of(mls, failed, loading), of(mbl, loading, failed), of(mvl, loading, loading)];
  render(<Failures leagues={leagues} />);
  expect(screen.getByRole("alert")).toHaveTextContent(
    `Failed to load fixtures.${mls.name}, ${mbl.name}: `,
  );
});
