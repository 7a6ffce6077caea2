import fc from "fast-check";
import { expect, it } from "vitest";
import { mal } from "../../../tests/arena/leagues/mal";
import { randomRuns } from "../../../tests/harness/forms";
import { readMark } from "@/domain/meet/mark";
import { readMeetEntries } from "./entries";
import { gridOf } from "./grid";

/* Marks of an event in all their notations are kept as what they mean, or are refused by name. */

const two = (figure: number) => String(figure).padStart(2, "0");

/** A mark as somebody writes it, and what it means in thousandths. */
interface Written {
  readonly event: string;
  readonly cell: string;
  readonly value: number;
}

const notes = fc.constantFrom("", "", "", " PB", " SB", "q", " Q", "h", " w", "*", " =PB", " NR");

const sprint = fc
  .tuple(
    fc.constantFrom(["100 metres", 10, 14], ["200 metres", 20, 30], ["400 metres", 44, 59]),
    fc.nat(1_000),
    fc.nat(99),
    fc.nat(7),
    notes,
  )
  .map(([[event, from, to], at, part, way, note]): Written => {
    const seconds = Number(from) + (at % (Number(to) - Number(from)));
    const value = seconds * 1000 + part * 10;
    const f = two(part);
    const fine = `${seconds}.${f} (${seconds}.${f}4)`;
    const cell =
      [
        `${seconds}.${f}${note}`,
        `${seconds},${f}`,
        `${seconds}"${f}`,
        `0:${two(seconds)}.${f}`,
        `00:${two(seconds)}.${f}`,
        `${seconds}.${f}s`,
        fine,
        `${seconds}s${f}`,
      ][way] ?? "";
    return { event: String(event), cell, value: cell === fine ? value + 4 : value };
  });

const distance = fc
  .tuple(
    fc.constantFrom(["800 metres", 1, 45], ["1,500 metres", 3, 40]),
    fc.nat(59),
    fc.nat(99),
    fc.nat(9),
    notes,
  )
  .map(([[event, from, least], second, part, way, note]): Written => {
    const minutes = Number(from);
    const seconds = Math.max(Number(least), second);
    const [s, f] = [two(seconds), two(part)];
    const value = (minutes * 60 + seconds) * 1000 + part * 10;
    const cell =
      [
        `${minutes}:${s}.${f}${note}`,
        `${minutes}.${s}.${f}`,
        `${minutes}.${s},${f}`,
        `${minutes}:${s},${f}`,
        `${minutes}'${s}"${f}`,
        `${minutes}’${s}”${f}`,
        `${minutes}′${s}″${f}`,
        `${minutes}:${s}:${f}`,
        `${two(minutes)}:${s}.${f}`,
        `${minutes}m${s}.${f}s`,
      ][way] ?? "";
    return { event: String(event), cell, value };
  });

const length = fc
  .tuple(
    fc.constantFrom(
      ["Long jump", 4, 8],
      ["Triple jump", 9, 17],
      ["Shot put", 9, 20],
      ["High jump", 1, 2],
    ),
    fc.nat(1_000),
    fc.nat(99),
    fc.nat(8),
    notes,
  )
  .map(([[event, from, to], at, part, way, note]): Written => {
    const metres = Number(from) + (at % (Number(to) - Number(from)));
    const f = two(part);
    const [feet, inches] = [Math.floor((metres * 100 + part) / 30.48), part % 12];
    const cells: readonly (readonly [string, number])[] = [
      [`${metres}.${f}${note.replace("h", "")}`, metres * 1000 + part * 10],
      [`${metres},${f}`, metres * 1000 + part * 10],
      [`${metres}.${f}m`, metres * 1000 + part * 10],
      [`${metres}.${f} m`, metres * 1000 + part * 10],
      [`${metres}m${f}`, metres * 1000 + part * 10],
      [`${metres}${f}`, metres * 1000 + part * 10],
      [`${feet}-${two(inches)}.50`, Math.round((feet * 12 + inches + 0.5) * 25.4)],
      [`${feet}'${inches}"`, Math.round((feet * 12 + inches) * 25.4)],
      [`${feet}-${two(inches)}`, Math.round((feet * 12 + inches) * 25.4)],
    ];
    const [cell = "", value = 0] = cells[way] ?? [];
    return { event: String(event), cell, value };
  });

/** What is kept of a mark in a file; null where it is refused. */
function keptOf({ event, cell }: Written): number | null {
  const grid = gridOf(
    `Name\tTeam\tMark\nA\tLaw Striders\t${cell.replaceAll('"', '""').replace(/^(.*"".*)$/, '"$1"')}`,
  );
  const clubs = [{ name: "Law Striders", formerNames: [] }];
  const { rows } = readMeetEntries("rows" in grid ? grid.rows : [], {
    league: mal,
    clubs,
    answers: {},
    event,
  });
  const entry = rows[0]?.entry;
  const programmed = mal.meets?.programme.find(({ name }) => name === event);
  return entry ? readMark(entry.mark, { name: event, by: programmed?.by ?? "time" }) : null;
}

it("keeps a mark in any notation as what it means", () => {
  const refused: string[] = [];
  let all = 0;
  fc.assert(
    fc.property(fc.oneof(sprint, distance, length), (one) => {
      const kept = keptOf(one);
      all += 1;
      if (kept === null) refused.push(`${one.event} ${one.cell}`);
      // Feet make fractions of a thousandth.
      const difference = Math.abs((kept ?? one.value) - one.value);
      expect(difference, `${one.event} ${one.cell} is ${kept}`).toBeLessThanOrEqual(1);
    }),
    { numRuns: randomRuns(150, 5_000) },
  );
  expect(refused.length / all, refused.slice(0, 10).join("; ")).toBeLessThanOrEqual(0.02);
});

it("refuses what a slip of the keys has made of a mark, or keeps what can be read", () => {
  const slip = fc.constantFrom(..."x-;/ ?a".split(""));
  fc.assert(
    fc.property(fc.oneof(sprint, distance), fc.nat(5), slip, (one, at, key) => {
      const cell = `${one.cell.slice(0, at)}${key}${one.cell.slice(at)}`;
      const kept = keptOf({ ...one, cell });
      // A note or a blank beside it changes nothing; anything within it is no mark.
      expect([null, one.value], `${one.cell}, ${cell} is ${kept}`).toContain(kept);
    }),
    { numRuns: randomRuns(80, 5_000) },
  );
});
