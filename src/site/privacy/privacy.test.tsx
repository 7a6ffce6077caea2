// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { arena } from "@arena/arena";
import { renderPage } from "../../../tests/harness/renderPage";
import { FaultReceiver } from "./FaultReceiver";
import PrivacyPage from "./PrivacyPage";

it("says what is shown, why, for how long, whom to ask, and what stays on the device", () => {
  renderPage(<PrivacyPage />);
  expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([
    "Privacy",
    "What is shown about a student",
    "Why",
    "For how long",
    "Whom to ask",
    "What stays on your device",
    "What stays on an administrator’s device",
    "Which servers are asked",
  ]);
  expect(screen.getByRole("link", { name: arena.email })).toHaveAttribute(
    "href",
    `mailto:${arena.email}`,
  );
  expect(screen.getByText(/Name, shirt number, position, club and figures/)).toBeVisible();
});

it("says who is told of faults, where the arena names somebody", () => {
  renderPage(<FaultReceiver to={undefined} />);
  expect(screen.queryByText(/your browser tells/)).toBeNull();
  renderPage(<FaultReceiver to="https://faults.example/in?key=1" />);
  expect(screen.getByText(/your browser tells faults\.example what went wrong/)).toBeVisible();
});
