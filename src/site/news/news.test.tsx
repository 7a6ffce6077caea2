import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { mls } from "@/leagues/mls";
import { makeNews, makeSeason } from "../../../tests/factories/records";
import { renderPage } from "../../../tests/harness/renderPage";
import HomePage from "../home/HomePage";
import NewsPage from "./NewsPage";

const HOUR = 3_600_000;
const now = Date.now();
const news = [
  makeNews({ id: "old", title: "Kits are here", date: now - 50 * HOUR }),
  makeNews({ id: "new", title: "Photo day", date: now - HOUR }),
  makeNews({
    id: "pinned",
    title: "Pitch waterlogged",
    text: "<b>Tonight’s</b> matches are played tomorrow.",
    date: now - 30 * HOUR,
    until: now + HOUR,
  }),
  makeNews({ id: "over", title: "Gates were open", date: now - 40 * HOUR, until: now - HOUR }),
];
const open = { ...mls, pages: { ...mls.pages, news: "real" } } as const;
const seasons = [makeSeason({ id: "2026" })];

describe("the news page", () => {
  it("has pinned announcements first, then the newest, as plain text", async () => {
    renderPage(<NewsPage league={open} />, { news });
    await screen.findByRole("heading", { name: "Pitch waterlogged" });
    const titles = screen.getAllByRole("heading").map(({ textContent }) => textContent);
    expect(titles).toEqual(["Pitch waterlogged", "Photo day", "Gates were open", "Kits are here"]);
    expect(screen.getByText("<b>Tonight’s</b> matches are played tomorrow.")).toBeInTheDocument();
    expect(screen.getAllByText("Pinned")).toHaveLength(1);
  });

  it("says that there is none", async () => {
    renderPage(<NewsPage league={open} />, {});
    expect(await screen.findByText("No news yet")).toBeInTheDocument();
  });
});

describe("the league's home", () => {
  it("has what is pinned on top, once the page is open", async () => {
    renderPage(<HomePage league={open} />, { news, seasons });
    const list = await screen.findByRole("list", { name: "Announcements" });
    const [link, ...others] = within(list).getAllByRole("link");
    expect(link).toHaveTextContent(/^Pitch waterlogged$/);
    expect(link).toHaveAttribute("href", "/mls/news");
    expect(others).toEqual([]);
  });

  it("has none while the page is closed", async () => {
    renderPage(<HomePage league={mls} />, { news, seasons });
    await screen.findByText(/No matches|Upcoming/);
    expect(screen.queryByRole("list", { name: "Announcements" })).toBeNull();
  });
});
