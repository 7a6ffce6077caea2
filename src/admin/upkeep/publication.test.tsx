import { fireEvent, screen, within, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { failure } from "@/data/failure";
import { mls } from "../../../tests/arena/leagues/mls";
import { failing, openAdmin } from "../../../tests/harness/adminScene";
import { makePlayer } from "../../../tests/factories/records";
const bello = makePlayer({ id: "p1", name: "Ayo Bello", goals: 3 });
const held = { players: [bello] };
const view = (name: string, kind = "players") => `/mls/admin-dashboard/${name}?kind=${kind}`;
describe("the publication", () => {
  it("says what visitors are not shown, and publishes it", async () => {
    const { connection } = await openAdmin(view("publication"), { held });
    const card = (await screen.findByRole("heading", { name: "Players" })).closest("li");
    if (!card) throw new Error("The heading stands in no card.");
    await within(card).findByText(/^Not published/);
    fireEvent.click(within(card).getByRole("button", { name: "Publish" }));
    await within(card).findByText(/^Up to date: 1 record/);
    expect(screen.getByText(/^Visitors do not see everything yet/)).toBeVisible();
    const { drift } = await connection.maintenance.checkPublished(mls, "players");
    expect(drift).toEqual([]);
  });

  it("publishes lists and tables by themselves, or everything at once", async () => {
    const { connection } = await openAdmin(view("publication"), { held });
    const cardOf = async (name: string) => {
      const card = (await screen.findByRole("heading", { name })).closest("li");
      if (!card) throw new Error("The heading stands in no card.");
      return within(card);
    };
    const sheet = await cardOf("Lists and tables");
    await sheet.findByText(/^Not published/);
    fireEvent.click(sheet.getByRole("button", { name: "Publish" }));
    await sheet.findByText(/^Up to date/);
    expect((await connection.maintenance.checkSheets(mls)).published[0]?.exists).toBe(true);
    await (await cardOf("Players")).findByText(/^Not published/);

    fireEvent.click(screen.getByRole("button", { name: "Publish everything" }));
    expect(await screen.findByText(/^Published: \d+ of \d+ parts/)).toBeVisible();
    await (await cardOf("Players")).findByText(/^Up to date: 1 record/);
    const { parts } = await connection.maintenance.surveyPublication(mls);
    expect(parts.filter(({ state }) => state !== "published")).toEqual([]);
    fireEvent.click(screen.getByRole("button", { name: "Publish everything" }));
    expect(await screen.findByText("Everything was up to date.")).toBeVisible();
  });

  it("says in one sentence that all is up to date, with the parts folded below", async () => {
    const current = { season: "", exists: true, records: 1, bytes: 300 };
    const good = () => Promise.resolve({ published: [current], drift: [] });
    await openAdmin(view("publication"), {
      held,
      change: (connection) => ({
        ...connection,
        maintenance: { ...connection.maintenance, checkPublished: good, checkSheets: good },
      }),
    });
    expect(await screen.findByText("Visitors see everything, and it is up to date.")).toBeVisible();
    expect(screen.getByText("Players", { selector: "h2" })).not.toBeVisible();
  });

  it("says what could not be published with everything else, and tries again", async () => {
    await openAdmin(view("publication"), {
      held,
      change: (connection) => ({
        ...connection,
        maintenance: failing(connection.maintenance, "publishAll", [failure("quota")]),
      }),
    });
    fireEvent.click(await screen.findByRole("button", { name: "Publish everything" }));
    await waitFor(() =>
      expect(screen.getByText(/^Not everything could be published: /)).toHaveTextContent(
        "The site has reached its limit for today.",
      ),
    );
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText(/^Published: /)).toBeVisible();
  });
});
