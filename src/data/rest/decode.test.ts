import { describe, expect, it } from "vitest";
import { decodeFields } from "./decode";

describe("decodeFields", () => {
  it("reads every type the site stores", () => {
    const fields = {
      text: { stringValue: "Ayo" },
      whole: { integerValue: "42" },
      fraction: { doubleValue: 7.5 },
      yes: { booleanValue: true },
      nothing: { nullValue: null },
      time: { timestampValue: "2026-03-14T15:00:00.123456Z" },
      list: { arrayValue: { values: [{ stringValue: "a" }, { integerValue: "2" }] } },
      none: { arrayValue: {} },
      map: { mapValue: { fields: { deep: { mapValue: {} } } } },
    };
    expect(decodeFields(fields)).toEqual({
      text: "Ayo",
      whole: 42,
      fraction: 7.5,
      yes: true,
      nothing: null,
      time: new Date("2026-03-14T15:00:00.123Z"),
      list: ["a", 2],
      none: [],
      map: { deep: {} },
    });
  });

  it("reads what it does not know as null", () => {
    const odd = {
      place: { geoPointValue: { latitude: 1, longitude: 2 } },
      bytes: { bytesValue: "AA==" },
      reference: { referenceValue: "projects/p/databases/d/documents/a/b" },
      inherited: { constructor: "x" },
      notANumber: { doubleValue: "NaN" },
      badTime: { timestampValue: "soon" },
      empty: {},
      text: "not encoded",
    };
    const all = Object.fromEntries(Object.keys(odd).map((key) => [key, null]));
    expect(decodeFields(odd)).toEqual(all);
    expect(decodeFields(undefined)).toEqual({});
    expect(decodeFields("text")).toEqual({});
  });

  it("keeps a field called __proto__ a field", () => {
    const decoded = decodeFields(JSON.parse('{"__proto__":{"stringValue":"x"}}'));
    expect(Object.keys(decoded)).toEqual(["__proto__"]);
    expect(Object.getPrototypeOf(decoded)).toBe(Object.prototype);
  });
});
