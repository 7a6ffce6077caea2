// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { makeNews, makeSeason } from "../../../../tests/factories/records";
import { stubVisitorZone } from "../../../../tests/factories/zone";
import { renderPage, type Held } from "../../../../tests/harness/renderPage";
import LatestNews from "./LatestNews";

const DAY = 86_400_000;
const open = makeSeason({ id: "2026", open: ["news"] });
const show = (mls: Held) => renderPage(<LatestNews />, {}, "/", {}, { leagues: { mls } });

beforeEach(() => stubVisitorZone("Africa/Lagos"));

it("shows the newest announcements of open leagues, without those that stand on top already", async () => {
  const at = Date.UTC(2026, 2, 14, 15);
  const news = ["a", "b", "c", "d", "e"].map((id, nth) =>
    makeNews({ id, title: `News ${id}`, date: at + nth * DAY, until: null }),
  );
  const pinned = makeNews({
    id: "p",
    title: "Pinned",
    date: at + 9 * DAY,
    until: Date.now() + DAY,
  });
  show({ seasons: [open], news: [...news, pinned] });
  const list = within(await screen.findByRole("region", { name: "News" }));
  const told = list.getAllByRole("link").map((link) => link.textContent);
  expect(told).toEqual([
    "News eMLS football, Wed 18 Mar",
    "News dMLS football, Tue 17 Mar",
    "News cMLS football, Mon 16 Mar",
    "News bMLS football, Sun 15 Mar",
  ]);
  expect(list.getAllByRole("link")[0]).toHaveAttribute("href", "/mls/news#news-e");
});

it("is not there where no league has opened its news", async () => {
  const { reads } = show({ seasons: [], news: [makeNews({ id: "a" })] });
  await waitFor(() => expect(reads).toContain("seasons"));
  expect(screen.queryByRole("region")).toBeNull();
});
