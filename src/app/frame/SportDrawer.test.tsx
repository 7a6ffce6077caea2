import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { SportDrawer } from "./SportDrawer";

it("leads to the places beside the sports, help among them", () => {
  render(
    <MemoryRouter>
      <SportDrawer onClose={() => {}} />
    </MemoryRouter>,
  );
  const addressOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
  expect(["Today", "My clubs", "Arena championship", "Help"].map(addressOf)).toEqual([
    "/today",
    "/my-clubs",
    "/championship",
    "/help",
  ]);
});

it.each([
  ["/mvl/standings", "/mvl/admin-auth"],
  ["/today", "/mls/admin-auth"],
])("has one door for administrators, on %s to %s", (at, to) => {
  render(
    <MemoryRouter initialEntries={[at]}>
      <SportDrawer onClose={() => {}} />
    </MemoryRouter>,
  );
  const doors = screen.getAllByRole("link").filter(({ textContent }) => /admin/i.test(textContent));
  expect(doors.map((door) => door.getAttribute("href"))).toEqual([to]);
});
