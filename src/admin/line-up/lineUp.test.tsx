// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { mls } from "../../../tests/arena/leagues/mls";
import { KICK_OFF, makeFixture, makeResult } from "../../../tests/factories/records";
import {
  match,
  player,
  rovers,
  teams,
  trojans,
  weekBefore,
} from "../../../tests/factories/twoSquads";
import { inputOf, openAdmin, type AdminScene } from "../../../tests/harness/adminScene";

const squads = [
  player("Ayo Bello", rovers, 9),
  player("Musa Idris", rovers, 4),
  player("Emeka Obi", rovers, 14),
  player("Ben Quaye", trojans, 7),
  player("Kofi Mensah", trojans, 19),
];
const coming = makeFixture({ id: "next", ...match, date: KICK_OFF, lineUpA: [], lineUpB: [] });
const before = makeFixture({
  id: "last",
  ...match,
  date: weekBefore,
  lineUpA: ["Musa Idris", "Ayo Bello"],
  lineUpB: ["Kofi Mensah", "A Guest"],
});
const sentOff = makeResult({
  id: "last",
  ...match,
  date: weekBefore,
  bookings: ["Musa Idris (Red Card) 80'"],
});

const open = (more = {}, fixture = coming) =>
  openAdmin("/mls/admin-dashboard/fixtures/next", {
    held: { teams, players: squads, fixtures: [before, fixture], ...more },
  });
const storedLineUps = async ({ connection: { store } }: AdminScene) =>
  (await store.list(mls, "fixtures")).records.find(({ id }) => id === "next");
const shirt = (name: string) =>
  waitFor(() => {
    const buttons = screen.queryAllByText(name).map((element) => element.closest("button"));
    const found = buttons.find((button) => button?.hasAttribute("aria-pressed"));
    if (!found) throw new Error(`There is no shirt of ${name}.`);
    return found;
  });
const button = (text: string) => screen.findByText(text, { selector: "button" });
const find = "Find a player, Team A starting XI";

describe("a line-up", () => {
  it("is picked by number and name with the keyboard alone, and Enter never saves", async () => {
    const scene = await open();
    await shirt("Ayo Bello");
    inputOf(find).focus();
    await scene.user.keyboard("4");
    expect(inputOf(find)).toHaveAccessibleDescription("Press Enter for 4 Musa Idris");
    await scene.user.keyboard("{Enter}obi{Enter}{Enter}");
    expect(inputOf("Team A starting XI (optional)")).toHaveValue("Musa Idris, Emeka Obi");
    expect(inputOf(find)).toHaveFocus();
    await scene.user.keyboard("idris{Enter}{Tab}");
    // One stop for all shirts, and arrows between them.
    expect(document.activeElement).toHaveAccessibleName(/Musa Idris/);
    expect(document.activeElement).toHaveAttribute("aria-pressed", "true");
    await scene.user.keyboard("{ArrowRight} {ArrowLeft} ");
    expect(inputOf("Team A starting XI (optional)")).toHaveValue("Emeka Obi, Ayo Bello");
    expect(await storedLineUps(scene)).toMatchObject({ lineUpA: [] });
    await scene.user.keyboard("{Control>}{Enter}{/Control}");
    await screen.findByText("Fixture saved");
    expect(await storedLineUps(scene)).toMatchObject({
      lineUpA: ["Emeka Obi", "Ayo Bello"],
      lineUpB: [],
    });
  });

  it("of both sides is last week's in four taps, with who is suspended", async () => {
    const scene = await openAdmin("/mls/admin-dashboard/fixtures", {
      held: { teams, players: squads, fixtures: [before, coming], results: [sentOff] },
    });
    let taps = 0;
    const tap = (element: HTMLElement) => {
      taps += 1;
      fireEvent.click(element);
    };
    const edit = () => document.querySelector<HTMLElement>('main a[href*="/fixtures/next"]');
    await waitFor(() => expect(edit()).not.toBeNull());
    tap(edit() ?? document.body);
    await waitFor(async () => expect(await shirt("Musa Idris")).toHaveTextContent("Suspended"));
    await waitFor(async () => expect(await shirt("Ayo Bello")).not.toHaveTextContent("Suspended"));
    for (const team of [rovers, trojans]) {
      tap(await button(`As in the last match of ${team} (2)`));
    }
    await waitFor(async () => expect(await shirt("A Guest")).toHaveTextContent("Not in the squad"));
    tap(await button("Update"));
    await screen.findByText("Fixture saved");
    expect(taps).toBeLessThanOrEqual(4);
    const { lineUpA, lineUpB } = before;
    expect(await storedLineUps(scene)).toMatchObject({ lineUpA, lineUpB });
  });

  it("that is chosen is replaced by last week's only once somebody said so", async () => {
    await open();
    fireEvent.click(await shirt("Emeka Obi"));
    const last = `As in the last match of ${rovers} (2)`;
    fireEvent.click(await button(last));
    fireEvent.click(await button("Keep it"));
    expect(inputOf("Team A starting XI (optional)")).toHaveValue("Emeka Obi");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    fireEvent.click(await button(last));
    fireEvent.click(await button("Replace"));
    expect(inputOf("Team A starting XI (optional)")).toHaveValue("Musa Idris, Ayo Bello");
  });

  it("asks about a name that is nobody's, and makes it a player's", async () => {
    const scene = await open();
    await shirt("Ayo Bello");
    await scene.user.type(inputOf(find), "Tayo New{Enter}");
    const question = await screen.findByText(
      `New player of ${rovers}? Nobody has the name Tayo New.`,
    );
    await waitFor(async () =>
      expect(await shirt("Tayo New")).toHaveTextContent("Not in the squad"),
    );
    fireEvent.click(await button("New player"));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await waitFor(async () =>
      expect(await shirt("Tayo New")).not.toHaveTextContent("Not in the squad"),
    );
    const { records } = await scene.connection.store.list(mls, "players");
    expect(records).toContainEqual(expect.objectContaining({ name: "Tayo New", club: rovers }));
  });

  it("of an old record stays as it is written while another side changes", async () => {
    const lineUpA = ["AYO BELLO", "Somebody of 2019"];
    const scene = await open({}, makeFixture({ ...coming, id: "next", lineUpA }));
    await waitFor(async () =>
      expect(await shirt("Ayo Bello")).toHaveAttribute("aria-pressed", "true"),
    );
    fireEvent.click(await shirt("Ben Quaye"));
    fireEvent.click(await button("Update"));
    await screen.findByText("Fixture saved");
    expect(await storedLineUps(scene)).toMatchObject({
      lineUpA,
      lineUpB: ["Ben Quaye"],
    });
  });
});
