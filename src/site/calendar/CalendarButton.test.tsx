// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { listedMatch } from "@/domain/match/listed";
import { mls } from "@/leagues/mls";
import { saveFile } from "@/ui/share/deliver";
import { makeFixture, makeResult } from "../../../tests/factories/records";
import { CalendarButton } from "./CalendarButton";

vi.mock("@/ui/share/deliver", () => ({ saveFile: vi.fn() }));

const next = { league: mls, match: listedMatch(makeFixture({ id: "next" })) };
const other = { league: mls, match: listedMatch(makeFixture({ id: "off", status: "Cancelled" })) };
const played = { league: mls, match: listedMatch(makeFixture({ id: "past" }), makeResult()) };

const open = async (...matches: (typeof next)[]) => {
  render(<CalendarButton matches={matches} name="Kingsway Rovers" />);
  await userEvent.click(screen.getByRole("button", { name: "Calendar of Kingsway Rovers" }));
  await screen.findByRole("dialog", { name: "Put in my calendar" });
};
const saved = () => vi.mocked(saveFile).mock.lastCall?.[0];

/** jsdom's files have no `text()`. */
const textOf = (file: File) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(String(reader.result)));
    reader.readAsText(file);
  });

beforeEach(() => void vi.mocked(saveFile).mockReset());

it("saves what is to come and what was called off, with a reminder where that is wished", async () => {
  await open(next, other, played);
  await userEvent.click(screen.getByRole("checkbox", { name: "Remind me an hour before" }));
  await userEvent.click(screen.getByRole("button", { name: "Save calendar file" }));
  expect(saved()?.name).toBe("kingsway-rovers.ics");
  const text = await textOf(saved() as File);
  expect(text.match(/^UID:.*$/gm)).toEqual([
    "UID:next@mls.arena.example",
    "UID:off@mls.arena.example",
  ]);
  expect(text).toContain("STATUS:CANCELLED");
  expect(text.match(/TRIGGER/g)).toHaveLength(1);
  expect(screen.getByRole("status")).toHaveTextContent(/^Saved/);
});

it("has a way to Google for one match", async () => {
  await open(next);
  expect(screen.getByRole("link", { name: "Open in Google Calendar" })).toHaveAttribute(
    "href",
    expect.stringContaining("https://calendar.google.com/"),
  );
});

it("says that nothing is ahead", async () => {
  await open(played);
  expect(screen.getByText("No match with a date is ahead.")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Save calendar file" })).toBeNull();
});
