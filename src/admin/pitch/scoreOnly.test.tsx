import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import type { League } from "@/leagues/league";
import { mbl } from "@/leagues/mbl";
import { mcl } from "@/leagues/mcl";
import { mvl } from "@/leagues/mvl";
import { ConnectionProvider } from "@/session/ConnectionProvider";
import { makeFixture } from "../../../tests/factories/records";
import { openAdmin } from "../../../tests/harness/adminScene";
import { ScoreOnly } from "./ScoreOnly";

const fixture = makeFixture({ id: "f1", teamA: "Hosts", teamB: "Guests", date: Date.now() });

async function beside(league: League) {
  const scene = await openAdmin(`/${league.slug}/admin-dashboard`, {
    held: { fixtures: [fixture] },
  });
  cleanup();
  render(
    <MemoryRouter>
      <ConnectionProvider load={() => Promise.resolve(scene.connection)}>
        <ScoreOnly fixture={fixture} league={league} />
      </ConnectionProvider>
    </MemoryRouter>,
  );
  const press = async (name: string) =>
    scene.user.click(await screen.findByRole("button", { name }));
  const score = () => screen.getByLabelText("Score of Hosts");
  return { press, score };
}

it("adds what one shot is worth in basketball, and takes a point back", async () => {
  const { press, score } = await beside(mbl);
  await press("3 more for Hosts");
  await press("2 more for Hosts");
  await waitFor(() => expect(score()).toHaveTextContent(/^5$/));
  await press("One less for Hosts");
  await waitFor(() => expect(score()).toHaveTextContent(/^4$/));
  expect(screen.getByLabelText("Score of Guests")).toHaveTextContent(/^0$/);
  expect(screen.getByRole("button", { name: "One less for Guests" })).toBeDisabled();
});

it("counts a drawn board as a half in chess", async () => {
  const { press, score } = await beside(mcl);
  await press("1 more for Hosts");
  await press("½ more for Hosts");
  await waitFor(() => expect(score()).toHaveTextContent(/^1½$/));
});

it("counts by one where the sport says nothing else", async () => {
  const { press, score } = await beside(mvl);
  await press("One more for Hosts");
  await waitFor(() => expect(score()).toHaveTextContent(/^1$/));
  expect(screen.queryByRole("button", { name: /^2 more/ })).toBeNull();
});
