import { describe, expect, it } from "vitest";
import posters from "@/ui/art/posters.json";
import { cells, changeTile, turnsOf, type Turn } from "./tiles";

const ids = posters.map(({ id }) => id);
const firstTurns = turnsOf(ids);
const all = (turns: readonly Turn[]) => turns.flatMap(({ shown, next }) => [shown, next]);

/** A repeatable row of numbers from 0 to 1. */
function numbers(seed: number) {
  let last = seed;
  return () => {
    last = (last * 1_103_515_245 + 12_345) % 2_147_483_648;
    return last / 2_147_483_648;
  };
}

describe("the collage's tiles", () => {
  it("begin with one turn for each cell, of posters that exist", () => {
    expect(firstTurns).toHaveLength(cells.length);
    expect(all(firstTurns).filter((id) => !ids.includes(id))).toEqual([]);
    expect(new Set(all(firstTurns)).size).toBe(2 * cells.length);
  });

  it("begin without the posters of sports that are not played, and never show those", () => {
    const few = ids.filter(
      (id) => !/knight|opening|grass|chalk|lanes|handover|bounce|rally/.test(id),
    );
    let turns = turnsOf(few);
    expect(new Set(turns.map(({ shown }) => shown)).size).toBe(cells.length);
    const random = numbers(3);
    for (let step = 0; step < 300; step += 1) {
      expect(all(turns).filter((id) => !few.includes(id))).toEqual([]);
      expect(new Set(turns.map(({ shown }) => shown)).size).toBe(cells.length);
      turns = changeTile(turns, Math.floor(random() * cells.length), random(), few);
    }
  });

  it("show what they had reserved, and leave the others alone", () => {
    const after = changeTile(firstTurns, 3, 0.5, ids);
    expect(after[3]?.shown).toBe(firstTurns[3]?.next);
    expect(after.filter((turn, tile) => turn !== firstTurns[tile])).toHaveLength(1);
  });

  it("never show or reserve the same picture twice, whatever the dice say", () => {
    const random = numbers(7);
    const seen = new Set<string>();
    let turns = firstTurns;
    for (let step = 0; step < 3000; step += 1) {
      const tile = Math.floor(random() * cells.length);
      const before = turns[tile]?.shown;
      turns = changeTile(turns, tile, random(), ids);
      expect(new Set(all(turns)).size).toBe(2 * cells.length);
      expect(turns[tile]?.shown).not.toBe(before);
      for (const { shown } of turns) seen.add(shown);
    }
    expect(seen.size).toBe(ids.length);
  });

  it.each([0, 1])("take a poster when the dice say %d", (pick) => {
    expect(ids).toContain(changeTile(firstTurns, 0, pick, ids)[0]?.next);
  });
});
