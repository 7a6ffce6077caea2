import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { dayOf, daysFrom } from "@/domain/day";
import { transfersOf } from "@/domain/people/transfers";
import { arena } from "@arena/arena";
import { mls } from "../../../tests/arena/leagues/mls";
import { makePlayer } from "../../../tests/factories/records";
import { inputOf, openAdmin, formCalled } from "../../../tests/harness/adminScene";

const at = "/mls/admin-dashboard/players/one";
const today = () => dayOf(Date.now(), arena.timeZone) ?? "";
const choose = (club: string) => fireEvent.change(inputOf("Club"), { target: { value: club } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const formerClubs = () => document.querySelector<HTMLTextAreaElement>('[id$="formerClubs"]')?.value;

async function open(more: Partial<Parameters<typeof makePlayer>[0]> = {}) {
  const one = makePlayer({ id: "one", name: "Ayo Bello", club: "Kingsway Rovers", ...more });
  const scene = await openAdmin(at, { held: { players: [one] } });
  await formCalled("Update player");
  return async () => {
    press("Update");
    await screen.findByText("Player saved");
    return (await scene.connection.store.list(mls, "players")).records;
  };
}

describe("another club in a player's form", () => {
  it("is a move from today on, on the day that is said", async () => {
    const save = await open();
    choose("Mount Trojans");
    expect(
      await screen.findByText(/^Ayo Bello moves to Mount Trojans on .*Kingsway Rovers\.$/),
    ).toBeVisible();
    expect(formerClubs()).toBe(`${today()} Kingsway Rovers`);
    const on = daysFrom(today(), -3);
    fireEvent.change(screen.getByLabelText("First day there"), { target: { value: on } });
    expect(transfersOf(await save())).toMatchObject([
      { from: "Kingsway Rovers", to: "Mount Trojans", on },
    ]);
  });

  it("keeps the last day that was possible, and says why another is not", async () => {
    await open({ formerClubs: ["2026-02-01 Lagoon City"] });
    choose("Mount Trojans");
    const day = await screen.findByLabelText("First day there");
    fireEvent.change(day, { target: { value: "2026-01-15" } });
    expect(await screen.findByText(/came to Kingsway Rovers on 2026-02-01/)).toBeVisible();
    expect(formerClubs()).toBe(`2026-02-01 Lagoon City\n${today()} Kingsway Rovers`);
  });

  it("is none while its day is written wrong among the former clubs", async () => {
    await open();
    choose("Mount Trojans");
    await screen.findByText(/moves to Mount Trojans/);
    const lines = document.querySelector('[id$="formerClubs"]');
    if (!lines) throw new Error("There is a field of former clubs.");
    fireEvent.change(lines, { target: { value: "2026-13-45 Kingsway Rovers" } });
    expect(await screen.findByText(/^No move is noted/)).toBeVisible();
  });

  it("is none where the club was wrong, or is what it was", async () => {
    const save = await open();
    choose("Lagoon City");
    await screen.findByText(/moves to Lagoon City/);
    choose("Kingsway Rovers");
    expect(screen.queryByText(/moves to/)).toBeNull();
    expect(formerClubs()).toBe("");
    choose("Mount Trojans");
    await screen.findByText(/moves to Mount Trojans/);
    press("The club was wrong: no move");
    expect(
      await screen.findByText(
        "No move is noted: what Ayo Bello did for Kingsway Rovers counts for Mount Trojans.",
      ),
    ).toBeVisible();
    press("Note a move");
    await screen.findByText(/moves to Mount Trojans/);
    press("The club was wrong: no move");
    expect(await save()).toMatchObject([{ club: "Mount Trojans", formerClubs: [] }]);
  });

  it("is none where the one that stood there is no club of the league", async () => {
    const save = await open({ club: "Kingsway Rovrs" });
    choose("Kingsway Rovers");
    expect(await save()).toMatchObject([{ club: "Kingsway Rovers", formerClubs: [] }]);
  });
});
