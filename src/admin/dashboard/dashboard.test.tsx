// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { failure } from "@/data/failure";
import type { EntityKind } from "@/domain/records/record";
import type { Connection } from "@/session/ConnectionProvider";
import { openAdmin } from "../../../tests/harness/adminScene";
import { makePlayer } from "../../../tests/factories/records";

const DASHBOARD = "/mls/admin-dashboard";

/** A store that refuses to give those kinds until it is asked again. */
const refusing =
  (kinds: readonly EntityKind[]) =>
  (connection: Connection): Connection => {
    const refused = new Set(kinds);
    const watch: typeof connection.store.watch = (league, kind, onListing, onFailure) => {
      if (!refused.has(kind)) return connection.store.watch(league, kind, onListing, onFailure);
      queueMicrotask(() => onFailure(failure("quota")));
      return () => void refused.delete(kind);
    };
    return { ...connection, store: { ...connection.store, watch } };
  };

describe("a dashboard whose records cannot be read", () => {
  it("says so once, never that there is nothing, and reads again", async () => {
    const { user } = await openAdmin(DASHBOARD, {
      change: refusing(["fixtures", "players", "results", "standings"]),
    });
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent(/^Some records could not be read\./);
    expect(alert).toHaveTextContent(
      "Failed to load fixtures. Failed to load players. Failed to fetch results. Failed to load " +
        "standings. The database has reached its limit for today.",
    );
    expect(screen.queryByText("Nothing has been saved yet.")).toBeNull();
    expect(screen.queryByText("No result is missing.")).toBeNull();
    expect(screen.getAllByText("Could not be counted")).toHaveLength(4);
    await user.click(within(alert).getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("Nothing has been saved yet.")).toBeVisible();
    expect(screen.getByText("No result is missing.")).toBeVisible();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("uses the catalogue's sentence for one kind, and shows the others", async () => {
    await openAdmin(DASHBOARD, {
      held: { players: [makePlayer()] },
      change: refusing(["results"]),
    });
    expect(await screen.findByRole("alert")).toHaveTextContent(/^Failed to fetch results\./);
    expect(await screen.findByText("1 player")).toBeVisible();
    expect(screen.queryByText("No result is missing.")).toBeNull();
  });
});
