import { Bytes, GeoPoint, Timestamp } from "firebase/firestore";
import { expect, it } from "vitest";
import { storedFields } from "./storedFields";

it("keeps every type, and a time to the microsecond", () => {
  const at = new Timestamp(1_700_000_000, 123_456_000);
  const map = { list: [1, 2.5, "a", true, null, at], place: new GeoPoint(1, 2) };
  expect(storedFields({ at, map, bytes: Bytes.fromBase64String("QQ==") })).toEqual({
    at: { timestampValue: "2023-11-14T22:13:20.123456Z" },
    map: {
      mapValue: {
        fields: {
          list: {
            arrayValue: {
              values: [
                { integerValue: "1" },
                { doubleValue: 2.5 },
                { stringValue: "a" },
                { booleanValue: true },
                { nullValue: null },
                { timestampValue: "2023-11-14T22:13:20.123456Z" },
              ],
            },
          },
          place: { geoPointValue: { latitude: 1, longitude: 2 } },
        },
      },
    },
    bytes: { bytesValue: "QQ==" },
  });
});
