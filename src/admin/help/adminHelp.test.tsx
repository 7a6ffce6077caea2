import { screen, within, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { openAdmin } from "../../../tests/harness/adminScene";

const tasks = () =>
  within(screen.getByRole("navigation", { name: "On this page" }))
    .getAllByRole("link")
    .map(({ textContent }) => textContent);

it("is reached from the bar, and leads to where each task is done", async () => {
  const { user } = await openAdmin("/mls/admin-dashboard");
  await waitFor(() =>
    expect(screen.getByRole("link", { name: "MLS screen" })).toHaveAttribute("href", "/mls/screen"),
  );
  await user.click(await screen.findByRole("link", { name: "Help" }));
  await screen.findByRole("heading", { level: 1, name: "Help" });
  expect(tasks()).toEqual([
    "Enter a result",
    "Score a match live",
    "Choose who leads matches",
    "See which ground is free",
    "Postpone a match",
    "Paste a squad",
    "Move a player to another club",
    "Let captains keep their clubs",
    "Announce something",
    "Close a season",
    "Show it in the hall, and on other sites",
    "Open a league",
    "Invite somebody",
    "Take something back",
  ]);
  const paste = screen.getByRole("region", { name: "Paste a squad" });
  await user.click(within(paste).getByRole("link", { name: "Paste players" }));
  expect(await screen.findByRole("heading", { level: 1, name: /Paste/ })).toBeInTheDocument();
});

it("says nothing of what a league has not", async () => {
  await openAdmin("/mal/admin-dashboard/help");
  await screen.findByRole("heading", { level: 1, name: "Help" });
  expect(tasks()).not.toContain("Enter a result");
  expect(tasks()).toContain("Close a season");
  const elsewhere = screen.getByRole("region", { name: /^Show it in the hall/ });
  const links = within(elsewhere).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/mal/screen",
    "/screen",
    "/embed/mal/table",
    "/embed/mal/fixtures",
    "/mal/screen",
  ]);
});

it("shows owners alone how a league is opened", async () => {
  await openAdmin("/mls/admin-dashboard/help", { as: "football" });
  await screen.findByRole("heading", { level: 1, name: "Help" });
  expect(tasks()).not.toContain("Open a league");
});
