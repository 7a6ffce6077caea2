import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { mls } from "../../tests/arena/leagues/mls";
import { routeAt } from "@/leagues/routes";
import { siteRoutes } from "@/leagues/siteRoutes";
import { App } from "./App";

vi.mock("./entry/framed", () => ({ isFramed: () => true }));

const NOT_HERE = "This page does not open inside another site";

async function visit(path: string): Promise<void> {
  await act(async () => {
    render(
      <MemoryRouter initialEntries={[path]} useTransitions={false}>
        <App />
      </MemoryRouter>,
    );
  });
}

/** Whether something on the page opens within the frame. */
const leadsIn = () =>
  [...document.querySelectorAll<HTMLElement>("a, form, area, iframe")].some(
    (one) => one.getAttribute("target") !== "_blank",
  );

it("shows nothing of the site in a frame but what is made for it", async () => {
  const others = [...siteRoutes().keys()].filter((path) => !path.startsWith("/embed/"));
  const unknown = ["/nothing", "/embed", "/embed/nothing", `/embed/${mls.slug}/nothing`];
  expect(others.length).toBeGreaterThan(80);
  for (const path of [...others, ...unknown]) {
    await visit(path);
    await waitFor(() =>
      expect(screen.getByRole("heading", { level: 1 }), path).toHaveTextContent(NOT_HERE),
    );
    expect(leadsIn(), path).toBe(false);
    cleanup();
  }
});

it("shows what is made for other sites", async () => {
  const embeds = [...siteRoutes()].filter(([, { kind }]) => kind === "embed");
  expect(embeds.length).toBeGreaterThan(5);
  for (const [path] of embeds) {
    expect(routeAt(path)?.kind).toBe("embed");
    // Its links open beside the frame once they are pressed: EmbedPage.test.tsx.
    await visit(path);
    expect(screen.queryByText(NOT_HERE), path).toBeNull();
    cleanup();
  }
});
