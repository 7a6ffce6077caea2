import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { jsonOf, listOf, textOf, type Json } from "../../tools/rank/json";
import { tableOf } from "../../tools/rank/table";
import { KINDS, runVector } from "../../tools/rank/vector";
import { miniTable } from "@/domain/table/explain";

const FOLDER = path.resolve("tests/golden");
const read = (file: string): unknown => JSON.parse(readFileSync(path.join(FOLDER, file), "utf8"));
const packsBeside = read("packs.json");
const packs = () => packsBeside;
const files = readdirSync(FOLDER).filter((file) => file.endsWith(".json") && file !== "packs.json");
const vectors = files
  .map((file): [string, Json] => [file, jsonOf(read(file))])
  .filter(([, { kind }]) => (textOf(kind) || "table") in KINDS);

/** Places as sets, since names in one list share their place. */
const places = (order: unknown) =>
  listOf(order).map((place) => listOf(place).map(textOf).sort().join(" = "));

const run = (vector: Json) => jsonOf(runVector(vector, packs));

const ofKind = (kind: string) => vectors.filter(([, vector]) => vector["kind"] === kind);

it("there are vectors of every sport", () => {
  const sports = new Set(vectors.map(([, vector]) => vector["sport"]));
  expect(sports.size).toBe(7);
});

const having = (key: string) => vectors.filter(([, vector]) => vector[key] !== undefined);

it.each(vectors)("%s keeps its id", (_, vector) => {
  expect(runVector(vector, packs).id).toBe(vector["id"]);
});

it.each(having("expectedOrder"))("%s gives the order", (_, vector) => {
  expect(places(run(vector)["order"])).toEqual(places(vector["expectedOrder"]));
});

it.each(having("expectedTable"))("%s gives the table", (_, vector) => {
  expect(run(vector)["table"]).toMatchObject(jsonOf(vector["expectedTable"]));
});

it.each(having("published"))("%s gives the published columns", (_, vector) => {
  expect(run(vector)["table"]).toMatchObject(jsonOf(vector["published"]));
});

it.each(having("decidedBy"))("%s says what decided, and by which values", (_, vector) => {
  const order = listOf(run(vector)["order"]).flatMap(listOf).map(textOf);
  const given = listOf(run(vector)["decidedBy"]).map(jsonOf);
  for (const { between, ...expected } of listOf(vector["decidedBy"]).map(jsonOf)) {
    const pair = order.filter((team) => listOf(between).includes(team));
    const found = given.find((one) => String(one["between"]) === String(pair));
    expect(found, pair.join(" and ")).toMatchObject(expected);
  }
});

it.each(having("otherPacks"))("%s gives the order under other packs", (_, vector) => {
  const ranked = (pack: unknown, order: unknown) => [pack, places(order)];
  const given = listOf(run(vector)["otherPacks"]).map(jsonOf);
  expect(given.map(({ rulePack, order }) => ranked(rulePack, order))).toEqual(
    listOf(vector["otherPacks"])
      .map(jsonOf)
      .map(({ rulePack, expectedOrder }) => ranked(rulePack, expectedOrder)),
  );
});

it.each(having("miniTables"))("%s compares the tied by the matches among them", (_, vector) => {
  const table = tableOf(vector, packs);
  for (const { of, ...columns } of listOf(vector["miniTables"]).map(jsonOf)) {
    const mini = [...miniTable(table, listOf(of).map(textOf))];
    for (const [column, expected] of Object.entries(columns)) {
      const found = mini.map(([team, figures]) => [team, figures[column as "points" | "score"]]);
      expect(Object.fromEntries(found)).toEqual(expected);
    }
  }
});

it.each(ofKind("clinch"))("%s claims what is certain, and no more", (_, vector) => {
  expect(run(vector)["outlook"]).toEqual(vector["expected"]);
});

it.each(having("expectedTotals"))("%s gives every event's points and their totals", (_, vector) => {
  expect(run(vector)["totals"]).toEqual(vector["expectedTotals"]);
  expect(run(vector)["eventPoints"]).toMatchObject(jsonOf(vector["expectedEventPoints"]));
});

it.each(having("expectedBeforeJumpOff"))("%s gives the places before a jump-off", (_, vector) => {
  expect(places(run(vector)["beforeJumpOff"])).toEqual(places(vector["expectedBeforeJumpOff"]));
});

it.each(ofKind("tie"))("%s says who goes on", (_, vector) => {
  const expected = listOf(vector["ties"]).map(jsonOf);
  expect(run(vector)["ties"]).toMatchObject(
    expected.map(({ name, expected: outcome }) => ({ name, ...jsonOf(outcome) })),
  );
});

it.each(ofKind("players"))("%s adds up what players did", (_, vector) => {
  expect(run(vector)["players"]).toMatchObject(jsonOf(vector["expected"]));
});
