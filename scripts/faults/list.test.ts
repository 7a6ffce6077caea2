import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { ROOT } from "../emulators/firebaseTools";
import { faults } from "./list";
import { exportersOf, faultyFile, NO_PLACE } from "./place";
import { sourcesIn } from "./sources";

// The list names every text once more.
const files = sourcesIn(ROOT).filter(({ file }) => !file.startsWith("scripts/faults/"));
const exporters = exportersOf(files);

it.each(faults)("$id has a place: $words", (fault) => {
  const found = faultyFile(fault, files, exporters);
  expect(found, `${NO_PLACE}: ${fault.place}`).not.toBeNull();
  const inRoom = { rules: "scripts/rules/", scripts: "scripts/" }[fault.room];
  expect(found?.file.startsWith(inRoom ?? `src/${fault.room}/`)).toBe(true);
  expect(fault.replace).not.toBe(fault.find);
});

it("numbers each fault once, and has one for each room, the rules and the scripts", () => {
  expect(new Set(faults.map(({ id }) => id)).size).toBe(faults.length);
  const rooms = readdirSync(`${ROOT}/src`, { withFileTypes: true })
    .filter((one) => one.isDirectory())
    .map(({ name }) => name);
  const missed = [...rooms, "rules", "scripts"].filter(
    (room) => !faults.some((fault) => fault.room === room),
  );
  expect(missed).toEqual([]);
});

it("names suites that are there", () => {
  const tests = new Set(
    readdirSync(`${ROOT}/tests`, { recursive: true, encoding: "utf8" }).map(
      (name) => `tests/${name}`,
    ),
  );
  const named = faults.flatMap(({ emulated = [], pages = [] }) => [...emulated, ...pages]);
  expect(named.filter((file) => !tests.has(file))).toEqual([]);
});
