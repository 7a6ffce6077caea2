import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { failure } from "@/data/failure";
import { mls } from "../../../tests/arena/leagues/mls";
import { failing, inputOf, openAdmin, formCalled } from "../../../tests/harness/adminScene";
import { makePlayer } from "../../../tests/factories/records";

const at = (section: string, search = "/new", league = "mls") =>
  `/${league}/admin-dashboard/${section}${search}`;
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(inputOf(label), { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const bello = makePlayer({ id: "p1", name: "Ayo Bello", goals: 3 });

describe("saving", () => {
  const create = "create" as const;

  it("keeps what was typed when it fails, says why in the catalogue's words, and tries again with the same id", async () => {
    const ids: string[] = [];
    const { connection } = await openAdmin(at("players"), {
      change: (real) => {
        const failed = failing(real.store, create, [failure("offline")]);
        const watched: typeof failed.create = (league, kind, save) => {
          ids.push(save.id);
          return failed.create(league, kind, save);
        };
        return { ...real, store: { ...failed, create: watched } };
      },
    });
    await formCalled("Add player");
    type("Name", "Ayo Bello");
    type("Club", "Mount Trojans");
    press("Save");
    expect(await screen.findByText("Error adding player: You are offline.")).toBeVisible();
    expect(inputOf("Name")).toHaveValue("Ayo Bello");
    press("Retry");
    await screen.findByText("Player saved");
    expect(new Set(ids).size).toBe(1);
    const stored = async () => (await connection.store.list(mls, "players")).records;
    expect(await stored()).toHaveLength(1);
    press("Undo");
    await waitFor(async () => expect(await stored()).toEqual([]));
  });

  it("of a change is taken back from its notice, unless somebody has gone on", async () => {
    const { connection } = await openAdmin(at("players", "/p1"), { held: { players: [bello] } });
    await formCalled("Update player");
    type("Goals", "7");
    press("Update");
    await screen.findByText("Player saved");
    const stored = async () => (await connection.store.list(mls, "players")).records;
    expect(await stored()).toMatchObject([{ goals: 7, version: 2 }]);
    press("Undo");
    await screen.findByText("The change to Ayo Bello was undone.");
    expect(await stored()).toMatchObject([{ goals: 3, version: 3 }]);
  });

  it("saves once, however often one presses", async () => {
    let saved = 0;
    await openAdmin(at("players"), {
      change: (connection) => ({
        ...connection,
        store: {
          ...connection.store,
          create: () => {
            saved += 1;
            return new Promise<never>(() => {});
          },
        },
      }),
    });
    await formCalled("Add player");
    type("Name", "Ayo Bello");
    type("Club", "Mount Trojans");
    const form = screen.getByRole("button", { name: "Save" }).closest("form") ?? document.body;
    fireEvent.submit(form);
    fireEvent.submit(form);
    await waitFor(() => expect(screen.getByRole("button", { name: "Saving…" })).toBeDisabled());
    await waitFor(() => expect(saved).toBe(1));
    await act(async () => {});
    expect(saved).toBe(1);
  });

  it("goes on with the next one of the same squad", async () => {
    await openAdmin(at("players"));
    await formCalled("Add player");
    type("Name", "Ayo Bello");
    type("Club", "Mount Trojans");
    press("Save and add another");
    await screen.findByText("Player saved");
    await waitFor(() => expect(inputOf("Name")).toHaveValue(""));
    expect(inputOf("Club")).toHaveValue("Mount Trojans");
  });
});

describe("two administrators", () => {
  async function bothEdit(theirs: Partial<typeof bello>) {
    const scene = await openAdmin(at("players", "/p1"), { held: { players: [bello] } });
    await formCalled("Update player");
    type("Goals", "10");
    type("Jersey number (optional)", "99");
    await act(() =>
      scene.connection.store.update(mls, "players", {
        id: "p1",
        version: 1,
        entity: { ...bello, ...theirs },
      }),
    );
    expect(
      await screen.findByText(/^.+ changed this player just now\. When you save/),
    ).toBeVisible();
    press("Update");
    await screen.findByRole("heading", { name: /^Someone else saved this player/ });
    return scene;
  }

  it("see both versions and keep what each changed alone", async () => {
    const { connection } = await bothEdit({ goals: 4, assists: 7 });
    const goals = screen.getByRole("group", { name: /^Goals/ });
    expect(goals).toHaveTextContent("Both changed it");
    expect(within(goals).getByRole("radio", { name: "Yours 10" })).toBeChecked();
    expect(screen.getByRole("radio", { name: "Theirs 7" })).toBeChecked();
    fireEvent.click(within(goals).getByRole("radio", { name: "Theirs 4" }));
    press("Save this version");
    await screen.findByText("Player saved");
    const { records } = await connection.store.list(mls, "players");
    expect(records[0]).toMatchObject({ goals: 4, assists: 7, jersey: 99, version: 3 });
  });

  it("keep both versions on screen while one is saved", async () => {
    const { connection } = await bothEdit({ goals: 4 });
    let answer = () => {};
    const { update } = connection.store;
    connection.store.update = async (...asked) => {
      await new Promise<void>((resolve) => (answer = resolve));
      return update(...asked);
    };
    press("Save this version");
    await waitFor(() => expect(screen.getByRole("button", { name: "Saving…" })).toBeDisabled());
    expect(screen.getByRole("group", { name: /^Goals/ })).toHaveTextContent("Both changed it");
    answer();
    await screen.findByText("Player saved");
  });

  it("lose no typing on the way back to the form", async () => {
    await bothEdit({ goals: 4 });
    press("Back to the form");
    expect(inputOf("Goals")).toHaveValue("10");
    expect(inputOf("Jersey number (optional)")).toHaveValue("99");
  });

  it("can bring back what the other one deleted, as it was typed", async () => {
    const { connection } = await openAdmin(at("players", "/p1"), {
      held: { players: [bello] },
    });
    await formCalled("Update player");
    type("Goals", "10");
    await act(() => connection.store.remove(mls, "players", bello));
    press("Update");
    fireEvent.click(await screen.findByRole("button", { name: "Bring the player back" }));
    await screen.findByText("Player saved");
    const { records } = await connection.store.list(mls, "players");
    expect(records[0]).toMatchObject({ id: "p1", goals: 10 });
  });
});
