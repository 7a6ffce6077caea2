import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { SiteFrame } from "./SiteFrame";

vi.mock("@/site/notices/WantedNotices", () => ({ WantedNotices: () => "Notices" }));

it("tells notices once, beside whatever page stands in it", () => {
  render(
    <MemoryRouter>
      <SiteFrame>The page</SiteFrame>
    </MemoryRouter>,
  );
  expect(screen.getByText("The page")).toBeVisible();
  expect(screen.getByText("Notices")).toBeInTheDocument();
});
