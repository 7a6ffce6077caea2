import { render, screen, within } from "@testing-library/react";
import type { ReactElement } from "react";
import { MemoryRouter } from "react-router-dom";
import { expect, it, vi } from "vitest";
import NotFoundPage from "@/site/not-found/NotFoundPage";
import { Footer } from "./Footer";
import { SportDrawer } from "./SportDrawer";
import { SportMenu } from "./SportMenu";

vi.mock(import("@arena/leagues/entries"), async (original) => {
  const registry = await original();
  const evening = registry.entries
    .filter(({ slug }) => slug === "mls")
    .map((mls) => ({ ...mls, slug: "evening", name: "Evening football", shortName: "Evening" }));
  return { ...registry, entries: [...registry.entries, ...evening] };
});

const draw = (element: ReactElement) =>
  render(<MemoryRouter initialEntries={["/mbl/home"]}>{element}</MemoryRouter>);
const leads = (list: HTMLElement, name: string) =>
  within(list).getByRole("link", { name, hidden: true }).getAttribute("href");

it.each<[string, ReactElement]>([
  ["menu", <SportMenu key="" />],
  ["drawer", <SportDrawer key="" onClose={() => {}} />],
  ["footer", <Footer key="" />],
  ["page of an unknown address", <NotFoundPage key="" pathname="/nowhere" />],
])("both leagues of a sport are reached from the %s", async (_, element) => {
  draw(element);
  const [list] = await screen.findAllByRole("navigation", { hidden: true });
  if (!list) throw new Error("There is no list of sports.");
  expect(leads(list, "MLS football")).toBe("/mls/home");
  expect(leads(list, "Evening football")).toBe("/evening/home");
});
