// @vitest-environment jsdom
import { fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { mcl } from "../../../tests/arena/leagues/mcl";
import { makeTeam } from "../../../tests/factories/records";
import { inputOf, openAdmin } from "../../../tests/harness/adminScene";

const team = "Kingsway Knights";
const type = (label: string, value: string) =>
  fireEvent.change(inputOf(label), { target: { value } });

it("enters a round that a team has free, without an opponent or a score", async () => {
  const { connection } = await openAdmin("/mcl/admin-dashboard/results/new", {
    held: { teams: [makeTeam({ id: "k", name: team })] },
  });
  await screen.findByRole("heading", { name: /^Add/ });
  type("Team A", team);
  fireEvent.change(screen.getByLabelText("How it ended"), { target: { value: "bye" } });
  expect(inputOf("Team B")).toHaveValue("-");
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText(/^Result saved/);
  expect((await connection.store.list(mcl, "results")).records).toMatchObject([
    { teamA: team, teamB: "-", ending: "bye" },
  ]);
});
