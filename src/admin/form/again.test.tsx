import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { mls } from "../../../tests/arena/leagues/mls";
import type { Connection } from "@/session/ConnectionProvider";
import { inputOf, openAdmin, formCalled } from "../../../tests/harness/adminScene";
import { makePlayer } from "../../../tests/factories/records";

/** A live connection that tells of no change any more after the first listing. */
function falteringAfterTheFirst(connection: Connection): Connection {
  const watch: typeof connection.store.watch = (league, kind, onListing, onFailure) => {
    let told = false;
    return connection.store.watch(
      league,
      kind,
      (listing) => {
        if (!told) onListing(listing);
        told = true;
      },
      onFailure,
    );
  };
  return { ...connection, store: { ...connection.store, watch } };
}

describe("a record edited again right after a save", () => {
  it("begins at that save, though the live connection has not told of it yet", async () => {
    const { connection } = await openAdmin("/mls/admin-dashboard/players", {
      held: { players: [makePlayer({ id: "p1", name: "Ayo Bello", goals: 3 })] },
      change: falteringAfterTheFirst,
    });
    for (const goals of ["4", "5"]) {
      fireEvent.click(await screen.findByRole("link", { name: "Edit Ayo Bello" }));
      await formCalled("Update player");
      fireEvent.change(inputOf("Goals"), { target: { value: goals } });
      fireEvent.click(screen.getByRole("button", { name: "Update" }));
      await screen.findByText("1 player");
    }
    const { records } = await connection.store.list(mls, "players");
    expect(records[0]).toMatchObject({ goals: 5, version: 3 });
  });
});
