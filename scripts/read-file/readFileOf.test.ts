import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { leagues } from "@arena/leagues";
import { afterAll, describe, expect, it } from "vitest";
import { readFileOf, readOptions, usage } from "./readFileOf";

type Json = Readonly<Record<string, unknown>>;
interface ExpectedRow {
  readonly line: number;
  readonly outcome?: readonly string[];
  readonly record?: Json;
  /** A question about the line, a remark, a stage or none is right as well. */
  readonly orAsked?: boolean;
  readonly orRemarked?: boolean;
  readonly orStage?: boolean;
  readonly orNoStage?: boolean;
}
interface Expected {
  readonly file: string;
  readonly league: string;
  readonly list: string;
  readonly event?: string;
  readonly orAsked?: boolean;
  readonly orRefused?: boolean;
  readonly now?: string;
  /** How many questions it may take at most: a file that came in right asks no more than it did. */
  readonly asks: number;
  readonly rows?: readonly ExpectedRow[];
  readonly entries?: readonly Json[];
}
interface Out {
  readonly asks: readonly { readonly lines: readonly number[] }[];
  readonly rows: readonly {
    readonly line: number;
    readonly outcome: string;
    readonly record?: Json;
    readonly remarks: readonly string[];
  }[];
  readonly entries?: readonly Json[];
}

const FILES = new URL("../../tests/files/", import.meta.url);
const expected = JSON.parse(readFileSync(new URL("expected.json", FILES), "utf8")) as Expected[];

async function readOut(
  file: URL,
  { league, list, event, now }: Omit<Expected, "file">,
): Promise<Out> {
  const named = [
    ...(event === undefined ? [] : ["--event", event]),
    ...(now === undefined ? [] : ["--now", now]),
  ];
  const options = readOptions(["--league", league, "--list", list, ...named, file.pathname]);
  return (await readFileOf(new Uint8Array(readFileSync(file)), options)) as Out;
}

const isInstant = (value: unknown) => typeof value === "string" && /T.*Z$/.test(value);

/** Whether a value is that, or one of those; moments as instants. */
function isAs(value: unknown, wanted: unknown): boolean {
  if (Array.isArray(wanted)) return wanted.includes(value);
  if (isInstant(wanted) && isInstant(value))
    return Date.parse(String(value)) === Date.parse(String(wanted));
  return value === wanted;
}

function fits(wanted: ExpectedRow, row: Out["rows"][number]): boolean {
  const outcomes = wanted.outcome ?? ["new", "same", "changed"];
  return (
    row.line === wanted.line &&
    outcomes.includes(row.outcome) &&
    Object.entries(wanted.record ?? {}).every(([key, value]) => isAs(row.record?.[key], value))
  );
}

/** Whether a row does something else that is right as well. */
function isRightAsWell(wanted: ExpectedRow, { outcome, record, remarks }: Out["rows"][number]) {
  const stage = record?.["stage"] ?? "";
  return (
    (wanted.orRemarked === true && remarks.length > 0) ||
    (wanted.orStage === true && outcome === "new" && stage !== "") ||
    (wanted.orNoStage === true && outcome === "new" && stage === "")
  );
}

it.each(expected)("$file is read as it is meant", async (one) => {
  const out = await readOut(new URL(one.file, FILES), one);
  for (const wanted of one.rows ?? []) {
    const isAsked = out.asks.some(({ lines }) => lines.includes(wanted.line));
    const found = out.rows.some(
      (row) => fits(wanted, row) || (row.line === wanted.line && isRightAsWell(wanted, row)),
    );
    const said = JSON.stringify(out.rows.filter(({ line }) => line === wanted.line));
    expect(
      found || (isAsked && (one.orAsked ?? wanted.orAsked)),
      `line ${wanted.line}: ${said}`,
    ).toBe(true);
  }
  for (const entry of one.entries ?? [])
    expect(out.entries).toContainEqual(
      expect.objectContaining({
        ...entry,
        athlete: expect.stringContaining(String(entry["athlete"])),
      }),
    );
  expect(out.asks.length).toBeLessThanOrEqual(one.asks);
});

it("tells by which clock a file is read, and refuses a moment that is none", async () => {
  const bytes = new TextEncoder().encode("Date,Home,Away\n12 March,Ash,Birch\n");
  const dateAt = async (now: string) => {
    const options = readOptions(["--league", "mls", "--list", "fixtures", "--now", now, "file"]);
    const { rows } = (await readFileOf(bytes, options)) as Out;
    return rows[0]?.record?.["date"];
  };
  expect(await dateAt("2026-03-01")).toBe("2026-03-12");
  expect(await dateAt("2031-03-01T09:00Z")).toBe("2031-03-12");
  for (const now of ["soon", "2026-02-30", "2026-03-01T25:00Z"])
    expect(() => readOptions(["--league", "mls", "--list", "fixtures", "--now", now, "f"])).toThrow(
      "--now",
    );
});

it("takes an event in place of a list, and refuses options that it does not know", () => {
  const read = (...args: readonly string[]) => readOptions(["--league", "mal", ...args, "file"]);
  expect(read("--event", "100 m")).toMatchObject({ list: null, event: "100 m", isDemo: false });
  expect(() => read("--event", "100 m", "--list", "entries")).toThrow("no such list");
  expect(() => read()).toThrow("no such list");
  expect(read("--list", "results", "--data", "demo")).toMatchObject({ isDemo: true });
  expect(() => read("--list", "results", "--data", "demp")).toThrow("--data");
  expect(() => read("--list", "results", "--dat", "demo")).toThrow("--dat");
});

describe("a league that an owner opened in the app", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "arena-read-file-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  const place = path.join(folder, "league.json");
  const optionsOf = (record: string) => {
    writeFileSync(place, record);
    return readOptions(["--league", place, "--list", "results", "--now", "2027-03-01", "file"]);
  };

  it("has its files read by the settings of its record", async () => {
    const bytes = new TextEncoder().encode("Date,Home,Away,Score\n2027-02-12,Ash,Birch,31:28\n");
    const outcomeIn = async (score: string) => {
      const record = { slug: "handball", sport: "other", name: "Handball", score };
      const { rows } = (await readFileOf(bytes, optionsOf(JSON.stringify(record)))) as Out;
      return rows.map(({ outcome }) => outcome);
    };
    expect(await outcomeIn("base=points;parts=halves")).toEqual(["new"]);
    expect(await outcomeIn("base=sets;sets=3")).toEqual(["refused"]);
  });

  it("is refused in a sentence where there is none", () => {
    expect(() => optionsOf("{")).toThrow("is no JSON");
    expect(() => optionsOf('{"sport": "cricket"}')).toThrow('"cricket"');
    expect(() => optionsOf("[]")).toThrow("has no sport");
    const missing = ["--league", path.join(folder, "none.json"), "--list", "results", "file"];
    expect(() => readOptions(missing)).toThrow("There is no league");
  });
});

it("says how it is used, with every league and list", () => {
  const said = usage();
  for (const { slug } of leagues) expect(said).toContain(slug);
  for (const list of ["fixtures", "results", "players", "clubs", "--now", "--data"])
    expect(said).toContain(list);
});
