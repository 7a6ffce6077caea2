// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { mls } from "../../../tests/arena/leagues/mls";
import { clubKey, follow, mineIn, pinned, playerKey, useFollowed } from "./mine";

const key = clubKey(mls, "kingsway-rovers");

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

const clubs = () => renderHook(() => useFollowed()).result.current.clubs;

it("keeps the clubs that are followed, in their order", () => {
  const { result } = renderHook(() => useFollowed());
  act(() => follow("clubs", key, true));
  act(() => follow("clubs", "mbl/hilltop-hawks", true));
  expect(result.current.clubs).toEqual([key, "mbl/hilltop-hawks"]);
  expect(clubs()).toEqual([key, "mbl/hilltop-hawks"]);
  act(() => follow("clubs", key, false));
  expect(result.current.clubs).toEqual(["mbl/hilltop-hawks"]);
});

it("keeps players beside clubs, whatever characters their ids have", () => {
  const odd = playerKey(mls, "Káyọ̀dé / 7");
  act(() => follow("clubs", key, true));
  act(() => follow("players", odd, true));
  expect(mineIn(localStorage.getItem("arena-mine"))).toEqual({ clubs: [key], players: [odd] });
  act(() => follow("clubs", key, false));
  expect(mineIn(localStorage.getItem("arena-mine"))).toEqual({ clubs: [], players: [odd] });
});

it("puts what is followed first and leaves the rest in its order", () => {
  expect(pinned(["a", "b", "c", "d"], ["d", "b"], (one) => one)).toEqual(["b", "d", "a", "c"]);
});

it("hears of it from another tab", () => {
  const { result } = renderHook(() => useFollowed());
  localStorage.setItem("arena-mine", JSON.stringify({ clubs: [key] }));
  act(() => void dispatchEvent(new StorageEvent("storage", { key: "arena-mine" })));
  expect(result.current.clubs).toEqual([key]);
  localStorage.clear();
  act(() => void dispatchEvent(new StorageEvent("storage", { key: null })));
  expect(result.current.clubs).toEqual([]);
});

it.each([
  ["read or stored", ["getItem", "setItem"]],
  ["stored", ["setItem"]],
] as const)("lasts as long as the page where nothing can be %s", (_, blocked) => {
  for (const of of blocked) {
    vi.spyOn(Storage.prototype, of).mockImplementation(() => {
      throw new DOMException("Blocked", "SecurityError");
    });
  }
  const { result } = renderHook(() => useFollowed());
  act(() => follow("clubs", key, true));
  expect(result.current.clubs).toEqual([key]);
  act(() => follow("clubs", key, false));
  expect(result.current.clubs).toEqual([]);
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
