import { describe, expect, it } from "vitest";
import { redirectedAddress } from "./addressNow";
import { editPath, listPath, newPath, parseSectionRoute } from "./sectionPaths";

const dashboard = "/mls/admin-dashboard";
const players = `${dashboard}/players`;

/** What an address asks for, as the browser hands it over. */
function opened(path: string) {
  const { pathname, search } = new URL(path, "https://arena.example");
  return parseSectionRoute({ pathname, search });
}

describe("an address of a section", () => {
  it("says a record by any id, and a new one", () => {
    for (const id of ["one", "odd id.7", "a/b", "é?#&", "new", "paste"])
      expect(opened(editPath(players, id, "?q=a"))).toEqual({ view: "edit", id });
    expect(opened(newPath(players, "", "f1"))).toEqual({ view: "new", fixture: "f1", like: null });
    expect(opened(players)).toEqual({ view: "list", history: null });
  });

  it("keeps what the list shows, and nothing of the form", () => {
    expect(editPath(players, "one", "?q=a&season=2025&history=x")).toBe(
      `${players}/one?q=a&season=2025`,
    );
    expect(listPath(players, "?q=a&like=x")).toBe(`${players}?q=a`);
  });
});

describe("an address from before", () => {
  const now = (search: string, pathname = players) => redirectedAddress({ pathname, search });

  it("leads to the path that says the same", () => {
    expect(now("?edit=odd%20id.7")).toBe(`${players}/odd%20id.7`);
    expect(now("?q=a&edit=one&season=2025")).toBe(`${players}/one?q=a&season=2025`);
    expect(now("?new=1")).toBe(`${players}/new`);
    expect(now("?season=2025&new=1&fixture=f1")).toBe(`${players}/new?season=2025&fixture=f1`);
    expect(now("?new=1&like=a%26b")).toBe(`${players}/new?like=a%26b`);
    expect(now("?paste=1")).toBe(`${players}/paste`);
    expect(now("?view=match-day&day=2026-03-14", dashboard)).toBe(
      `${dashboard}/match-day?day=2026-03-14`,
    );
    expect(now("?view=changes&kind=players", `${dashboard}/`)).toBe(
      `${dashboard}/changes?kind=players`,
    );
    expect(now("?pitch=f%201", dashboard)).toBe(`${dashboard}/matches/f%201?part=live`);
  });

  it("is left alone where it is one of today", () => {
    expect(now("?q=a&history=one")).toBeNull();
    expect(now("?edit=one", `${players}/two`)).toBeNull();
    expect(now("?view=cross", "/mls/standings")).toBeNull();
    expect(now("?view=nothing", dashboard)).toBeNull();
  });
});
