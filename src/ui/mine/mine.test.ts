// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { mls } from "@/leagues/mls";
import { clubKey, followClub, mineIn, useMine } from "./mine";

const key = clubKey(mls, "kingsway-rovers");

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

const clubs = () => renderHook(() => useMine()).result.current.clubs;

it("keeps the clubs that are followed, in their order", () => {
  const { result } = renderHook(() => useMine());
  act(() => followClub(key, true));
  act(() => followClub("mbl/hilltop-hawks", true));
  expect(result.current.clubs).toEqual([key, "mbl/hilltop-hawks"]);
  expect(clubs()).toEqual([key, "mbl/hilltop-hawks"]);
  act(() => followClub(key, false));
  expect(result.current.clubs).toEqual(["mbl/hilltop-hawks"]);
});

it("hears of it from another tab", () => {
  const { result } = renderHook(() => useMine());
  localStorage.setItem("arena-mine", JSON.stringify({ clubs: [key] }));
  act(() => void dispatchEvent(new StorageEvent("storage", { key: "arena-mine" })));
  expect(result.current.clubs).toEqual([key]);
  localStorage.clear();
  act(() => void dispatchEvent(new StorageEvent("storage", { key: null })));
  expect(result.current.clubs).toEqual([]);
});

it("lasts as long as the page where nothing can be stored", () => {
  for (const of of ["getItem", "setItem"] as const) {
    vi.spyOn(Storage.prototype, of).mockImplementation(() => {
      throw new DOMException("Blocked", "SecurityError");
    });
  }
  const { result } = renderHook(() => useMine());
  act(() => followClub(key, true));
  expect(result.current.clubs).toEqual([key]);
});

it.each([
  null,
  "",
  "{",
  "[]",
  "7",
  '{"clubs":7}',
  '{"clubs":[1,null,"mls","mls/","../x","mls/a/b","<b>/x"]}',
])("takes the stored text %j for nothing", (text) => {
  expect(mineIn(text).clubs).toEqual([]);
});

it("takes each club once, and no more than anybody follows", () => {
  const many = Array.from({ length: 300 }, (_, at) => `mls/club-${at}`);
  expect(mineIn(JSON.stringify({ clubs: [key, key] })).clubs).toEqual([key]);
  expect(mineIn(JSON.stringify({ clubs: many })).clubs).toHaveLength(200);
});
