// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { arena } from "@arena/arena";
import { renderPage } from "../../../tests/harness/renderPage";
import PrivacyPage from "./PrivacyPage";

it("says what is shown, why, for how long, whom to ask, and what stays on the device", () => {
  renderPage(<PrivacyPage />);
  expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([
    "Privacy",
    "What is shown of a student",
    "Why",
    "For how long",
    "Whom to ask",
    "What stays on your device",
    "Which servers are asked",
  ]);
  expect(screen.getByRole("link", { name: arena.email })).toHaveAttribute(
    "href",
    `mailto:${arena.email}`,
  );
  expect(screen.getByText(/Name, shirt number, position, club and figures/)).toBeVisible();
});
