import { expect, it } from "vitest";
import { restFields } from "../../scripts/seed/firestoreValues";
import { deliveredListings } from "./delivered";

const body = {
  name: "projects/demo/databases/(default)/documents/published/mlsStandings",
  fields: restFields({
    records: { one: { teamName: "Kingsway Rovers", group: "A", points: 7 }, two: "no record" },
    lastId: "one",
  }),
};
const delivered = (document: object) => ({ readAt: 1_000, documents: [document] });

it("takes over what a page carries, with the moment it was read and marked as delivered", () => {
  const [primed] = deliveredListings(delivered({ league: "mls", kind: "standings", body }));
  expect(primed).toMatchObject({
    league: { slug: "mls" },
    kind: "standings",
    listing: {
      readAt: 1_000,
      source: "delivered",
      records: [{ id: "one", team: "Kingsway Rovers", points: 7 }],
    },
  });
  expect(primed?.listing.unreadable).toHaveLength(1);
});

it.each([
  ["nothing", undefined],
  ["text", "mls"],
  ["no moment", { documents: [{ league: "mls", kind: "standings", body }] }],
  ["no list", { readAt: 1, documents: {} }],
  ["a league that is gone", delivered({ league: "gone", kind: "standings", body })],
  ["a kind that the league has not", delivered({ league: "mls", kind: "toString", body })],
  ["a broken document", delivered({ league: "mls", kind: "standings", body: { fields: 7 } })],
])("leaves %s to be read as usual", (_, what) => {
  expect(deliveredListings(what)).toEqual([]);
});
