import { afterEach, describe, expect, it, vi } from "vitest";
import { leagues } from "@arena/leagues";
import { sportOf } from "@/sports/whole";
import type { League } from "@/domain/league/league";
import { mbl } from "../../tests/arena/leagues/mbl";
import { leagueLinks, leaguesOf, mainLeagueOf, menuLinks } from "./menu";
import { mls } from "../../tests/arena/leagues/mls";
import { everyLeague, leagueBySlug, shownLeagues } from "./index";
import { playsAround } from "./playsAround";
import {
  everyEntry,
  fetchLeague,
  fetchOpenedLeagues,
  onRegistryChange,
  renewOpenedLeagues,
  setOpenedLeagues,
  shownEntries,
  type OpenedLeague,
} from "./registry";
import { routeAt } from "./routes";
import { studentWeekFootball } from "../../tests/arena/leagues/studentWeekFootball";

it("takes the first of a sport's leagues for its main one, and those of other sections for none", () => {
  const football = sportOf("football");
  const halls: League = { ...mls, slug: "halls" };
  expect(leaguesOf(football, [studentWeekFootball, mls, halls])).toEqual([mls, halls]);
  expect(mainLeagueOf(football, [studentWeekFootball, halls, mls])?.slug).toBe("halls");
  const convo: League = { ...mls, slug: "finalists", section: "convoWeek" };
  expect(leaguesOf(football, [mls, convo])).toEqual([mls]);
  expect(menuLinks(football, [mls, convo]).map(({ to }) => to)).toEqual([
    "/mls/home",
    "/student-week-football/home",
    "/finalists/home",
    "/football/others",
  ]);
  expect(menuLinks(football, [mls])[2]?.to).toBe("/football/convoweek");
});

it("lists every league, by its name where the sport has several", () => {
  const halls: League = { ...mls, slug: "halls", name: "Halls football" };
  expect(
    leagueLinks([mls, studentWeekFootball, mbl, halls]).map(({ to, label }) => [to, label]),
  ).toEqual([
    ["/mls/home", "MLS football"],
    ["/halls/home", "Halls football"],
    ["/mbl/home", "Basketball"],
  ]);
});

afterEach(() => setOpenedLeagues([]));

/** A league like the first one, as if an owner had opened it. */
const opened = (slug: string, besides: Partial<League> = {}): OpenedLeague => {
  const league: League = { ...mls, slug, name: slug, ...besides };
  return { entry: league, said: JSON.stringify([slug, besides]), fetchWhole: async () => league };
};
const slugsOf = (of: readonly { readonly slug: string }[]) => of.map(({ slug }) => slug);
const builtIn = slugsOf(leagues);

describe("leagues that were opened in the app", () => {
  it("come after the others, whole once they are fetched", async () => {
    setOpenedLeagues([opened("freshers")]);
    expect(slugsOf(shownEntries())).toEqual([...builtIn, "freshers"]);
    expect(slugsOf(everyLeague())).toEqual(builtIn);
    await fetchOpenedLeagues();
    expect(slugsOf(everyLeague())).toEqual([...builtIn, "freshers"]);
    expect(leagueBySlug("freshers")).toBe(await fetchLeague("freshers"));
  });

  it("keep their order when one of them is renewed", () => {
    setOpenedLeagues([opened("freshers"), opened("cup")]);
    renewOpenedLeagues([opened("halls"), opened("freshers", { strapline: "New" })]);
    expect(slugsOf(everyEntry())).toEqual([...builtIn, "freshers", "cup", "halls"]);
    expect(everyEntry().at(-3)).toMatchObject({ slug: "freshers", strapline: "New" });
  });

  it("answer at their addresses, closed ones too, which no menu shows", async () => {
    setOpenedLeagues([opened("freshers", { closed: true }), opened("cup")]);
    await fetchOpenedLeagues();
    expect(slugsOf(everyEntry())).toEqual([...builtIn, "freshers", "cup"]);
    expect(slugsOf(shownEntries())).toEqual([...builtIn, "cup"]);
    expect(slugsOf(shownLeagues())).toEqual([...builtIn, "cup"]);
    for (const path of ["/freshers/home", "/cup/admin-dashboard/results/new", "/cup/matches/a"])
      expect(routeAt(path), path).toBeDefined();
    setOpenedLeagues([]);
    expect(routeAt("/cup/home")).toBeUndefined();
  });

  it("stay the same while their records say the same", () => {
    setOpenedLeagues([opened("freshers")]);
    const heard = vi.fn();
    const stop = onRegistryChange(heard);
    const [before] = shownEntries().slice(-1);
    setOpenedLeagues([opened("freshers")]);
    expect(heard).not.toHaveBeenCalled();
    setOpenedLeagues([opened("freshers"), opened("cup")]);
    expect(heard).toHaveBeenCalledOnce();
    expect(shownEntries()).toContain(before);
    setOpenedLeagues([opened("freshers", { name: "Freshers" })]);
    expect(shownEntries()).not.toContain(before);
    stop();
  });

  it("never take the address of a league of the arena's files", async () => {
    setOpenedLeagues([opened(mls.slug, { name: "Another" })]);
    expect(slugsOf(everyEntry())).toEqual(builtIn);
    expect((await fetchLeague(mls.slug)).name).toBe(mls.name);
    await expect(fetchLeague("nobody")).rejects.toThrow(/nobody/);
  });

  it("are where a section of the menu leads, in place of the page that says it is still to come", () => {
    setOpenedLeagues([opened("convo-cup", { section: "convoWeek" })]);
    expect(routeAt("/football/convoweek")).toEqual({ kind: "redirect", to: "/convo-cup/home" });
    setOpenedLeagues([
      opened("student-week-basketball", { sport: "basketball", section: "studentWeek" }),
    ]);
    expect(routeAt("/student-week-basketball/home")).toMatchObject({ kind: "page", page: "home" });
    expect(routeAt("/student-week-basketball")).toMatchObject({ kind: "redirect" });
    setOpenedLeagues([]);
    expect(routeAt("/student-week-basketball/home")).toMatchObject({ kind: "comingSoon" });
  });
});

it("belong to a day of all leagues from a week before they begin to a week after they end", () => {
  const days = { first: "2027-03-08", last: "2027-03-10" };
  const on = (day: string) => playsAround({ days }, day);
  expect(["2027-02-28", "2027-03-01", "2027-03-17", "2027-03-18"].map(on)).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(playsAround({ days: null }, "2027-03-09")).toBe(false);
  expect(playsAround({}, "2027-03-09")).toBe(true);
});
