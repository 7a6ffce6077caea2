import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { useListing } from "@/data/useListing";
import { InLeague } from "@/ui/leagueContext";
import { mls } from "../../../tests/arena/leagues/mls";
import { makeNews, makeSeason } from "../../../tests/factories/records";
import { renderPage } from "../../../tests/harness/renderPage";
import Today from "../today/Today";
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
    renderPage(
      <InLeague league={open}>
        <NewsPage />
      </InLeague>,
      { news },
    );
    await screen.findByRole("heading", { name: "Pitch waterlogged" });
    const titles = screen.getAllByRole("heading").map(({ textContent }) => textContent);
    expect(titles).toEqual(["Pitch waterlogged", "Photo day", "Gates were open", "Kits are here"]);
    expect(screen.getByText("<b>Tonight’s</b> matches are played tomorrow.")).toBeInTheDocument();
    expect(screen.getAllByText("Pinned")).toHaveLength(1);
    // A feed leads to each.
    expect(screen.getAllByRole("article").map(({ id }) => id)).toContain("news-old");
  });

  it("says that the texts could not be loaded, below which the titles are", async () => {
    renderPage(
      <InLeague league={open}>
        <NewsPage />
      </InLeague>,
      { news, failing: ["whole news"] },
    );
    const failed = "Failed to load news.";
    await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent(failed));
    await screen.findByRole("button", { name: "Try again" });
    await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(4));
  });

  it("says that there is none", async () => {
    renderPage(
      <InLeague league={open}>
        <NewsPage />
      </InLeague>,
      {},
    );
    expect(await screen.findByText("No news yet")).toBeInTheDocument();
  });
});

describe("the league's home", () => {
  it("has what is pinned on top, once the page is open", async () => {
    renderPage(
      <InLeague league={open}>
        <HomePage />
      </InLeague>,
      { news, seasons },
    );
    const list = await screen.findByRole("list", { name: "Announcements" });
    const [link, ...others] = within(list).getAllByRole("link");
    expect(link).toHaveTextContent(/^Pitch waterlogged$/);
    expect(link).toHaveAttribute("href", "/mls/news");
    expect(others).toEqual([]);
  });

  it("has none while the page is closed", async () => {
    renderPage(
      <InLeague league={mls}>
        <HomePage />
      </InLeague>,
      { news, seasons },
    );
    expect(await screen.findByText("No upcoming matches")).toBeInTheDocument();
    expect(screen.queryByRole("list", { name: "Announcements" })).toBeNull();
  });
});

describe("today's page", () => {
  const held = (pages: string[]) => ({
    news,
    seasons: [makeSeason({ id: "2026", open: pages })],
  });

  it("has what is pinned on top, with its league, of those whose news are open, and reads no more", async () => {
    const { reads } = renderPage(<Today />, held(["news"]));
    // Those of leagues that answer later come before it.
    await waitFor(() => {
      const [first] = within(screen.getByRole("list", { name: "Announcements" })).getAllByRole(
        "link",
      );
      expect(first).toHaveTextContent(/^MLS: Pitch waterlogged$/);
      expect(first).toHaveAttribute("href", "/mls/news");
    });
    // What is not of the sheet would be read whole.
    expect(reads.filter((kind) => kind.startsWith("whole"))).toEqual([]);
  });

  it("has none of leagues whose news are closed", async () => {
    renderPage(
      <>
        <Today />
        <Known />
      </>,
      held([]),
    );
    expect(await screen.findByText("4 are known")).toBeInTheDocument();
    expect(screen.queryByRole("list", { name: "Announcements" })).toBeNull();
  });
});

/** Says when the announcements are here. */
function Known() {
  const state = useListing(mls, "news");
  return state.status === "ready" && <p>{state.value.records.length} are known</p>;
}
