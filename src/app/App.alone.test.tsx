import { act, fireEvent, render, screen, within, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { leagueLinks } from "@/leagues/menu";
import { App } from "./App";
import { preload } from "./pages/preload";

const scrollTo = vi.fn();

beforeEach(() => {
  vi.stubGlobal("scrollTo", scrollTo);
});
afterEach(() => {
  vi.unstubAllGlobals();
  scrollTo.mockClear();
});

async function visit(path: string) {
  await preload(path);
  await act(async () => {
    render(
      <MemoryRouter initialEntries={[path]} useTransitions={false}>
        <App />
      </MemoryRouter>,
    );
  });
}

const heading = () => screen.getByRole("heading", { level: 1 });

describe("the site", () => {
  it("answers an address nobody links to with a way back and the nearest league", async () => {
    await visit("/mls/tables");
    expect(heading()).toHaveTextContent("Out of bounds");
    const main = within(screen.getByRole("main"));
    expect(main.getByRole("link", { name: "Open MLS football" })).toHaveAttribute(
      "href",
      "/mls/home",
    );
    const sports = within(main.getByRole("navigation", { name: "All sports" }));
    expect(sports.getAllByRole("link")).toHaveLength(leagueLinks().length);
  });

  it("shows Coming Soon in the sport's colours, in the specification's words", async () => {
    await visit("/volleyball/convoweek");
    expect(heading()).toHaveTextContent("Coming Soon!");
    expect(
      screen.getByText("We're working hard to bring something amazing. Stay tuned!"),
    ).toBeVisible();
    expect(heading().closest("[data-sport]")).toHaveAttribute("data-sport", "volleyball");
    // Which of the others wait too is known before one taps.
    const others = within(screen.getByRole("navigation", { name: "More volleyball" }));
    expect(others.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
      "League",
      "Student WeekSoon",
      "OthersSoon",
    ]);
  });

  it("keeps the league's tabs around a page that is not there yet", async () => {
    await visit("/mbl/stats");
    expect(heading()).toHaveTextContent("Stats");
    expect(screen.getByRole("heading", { level: 2, name: "Coming Soon!" })).toBeVisible();
    const tabs = within(screen.getByRole("navigation", { name: "MBL basketball" }));
    expect(tabs.getByRole("link", { current: "page" })).toHaveTextContent("StatsSoon");
    expect(tabs.getAllByRole("link")).toHaveLength(9);
  });

  it.each([
    ["/student-week-football/standings", "Student week table"],
    ["/mls/news", "No news yet"],
  ])("says at %s that there is nothing yet", async (path, words) => {
    await visit(path);
    expect(screen.getByRole("heading", { level: 2, name: words })).toBeVisible();
  });

  it("redirects a league's bare address to its home, with whatever else stands there", async () => {
    await visit("/student-week-chess?ref=poster");
    expect(heading()).toHaveTextContent("Coming Soon!");
    expect(document.title).toMatch(/^Student Week · Chess/);
  });
});

describe("arriving at another page", () => {
  it("goes to its top, puts the focus on its heading, and says its title once", async () => {
    await visit("/mls/news");
    const announcements = () => document.querySelector("p[aria-live]")?.textContent;
    expect(announcements()).toBe("");
    expect(scrollTo).not.toHaveBeenCalled();
    expect(document.body).toHaveFocus();

    await preload("/mls/transfers");
    await userEvent.click(screen.getByRole("link", { name: /Transfers/ }));
    expect(heading()).toHaveTextContent("Transfers");
    expect(heading()).toHaveFocus();
    expect(document.title).toMatch(/^MLS football: transfers · /);
    expect(announcements()).toBe(document.title);
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: "instant" });
  });

  it("hands the focus on to the heading of a page whose code comes late", async () => {
    vi.resetModules();
    let send = () => {};
    const sent = new Promise<void>((resolve) => {
      send = resolve;
    });
    // Else it depends on the machine whether the code is late at all.
    vi.doMock("@/site/privacy/PrivacyPage", async (importOriginal) => {
      await sent;
      return importOriginal();
    });
    const fresh = { ...(await import("./App")), ...(await import("./pages/preload")) };
    await fresh.preload("/mls/news");
    await act(async () => {
      render(
        <MemoryRouter initialEntries={["/mls/news"]} useTransitions={false}>
          <fresh.App />
        </MemoryRouter>,
      );
    });
    await act(async () => {
      fireEvent.click(screen.getByRole("link", { name: "Privacy" }));
    });
    expect(screen.getByRole("main")).toHaveFocus();
    send();
    const title = await screen.findByRole("heading", { level: 1, name: /./ });
    await waitFor(() => expect(title).toHaveFocus());
    vi.doUnmock("@/site/privacy/PrivacyPage");
  });
});
