import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderPage } from "../../../tests/harness/renderPage";
import HelpPage from "./HelpPage";

it("leads to each task, whose steps are in order and whose picture says what it shows", () => {
  renderPage(<HelpPage />, {});
  const links = within(screen.getByRole("navigation", { name: "On this page" })).getAllByRole(
    "link",
  );
  expect(links.length).toBeGreaterThan(4);
  for (const link of links) {
    const task = screen.getByRole("region", { name: link.textContent ?? "" });
    const heading = within(task).getByRole("heading", { level: 2 });
    expect(link).toHaveAttribute("href", `#${heading.id}`);
    expect(within(task).getAllByRole("listitem").length).toBeGreaterThan(1);
  }
  for (const picture of screen.getAllByRole("img")) {
    expect(picture).toHaveAttribute("loading", "lazy");
    expect(picture).toHaveAccessibleName();
  }
});
