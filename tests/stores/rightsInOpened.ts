import { batchWrite } from "../rules/batchScene";
import { storedLeague } from "../rules/leagueScene";
import { official } from "../rules/officialScene";
import { CUP, openedCollections } from "../rules/registry";
import { redaction, toldEntry } from "../rules/ownerScene";
import { countingWrites, dropWrites } from "../rules/pictureScene";
import { fixtureOf, liveWrites, scored } from "../rules/roleScene";
import type { Identity } from "../rules/rulesEmulator";
import {
  makeSave,
  NOW,
  rebuildOf,
  sheetDocument,
  storedRecord,
  writesOf,
  type Fields,
  type Write,
} from "../rules/save";
import { picture, pictureDigest } from "../factories/pictures";
import {
  administrator,
  all,
  anonymous,
  arena,
  asked,
  remove,
  rightsOfRecords,
  set,
  stranger,
  theOwner,
  uidOf,
  withEmail,
  type Documents,
  type Right,
  type Row,
} from "./rightsScene";

/** Of the table of rights (rights.ts): records of a league that an owner opened in the app. */

const ofCup = withEmail({
  name: "administrator of the cup",
  uid: "cup-admin",
  admin: { leagues: [CUP] },
});
const scoring = withEmail({
  name: "scorer of the cup",
  uid: "cup-scorer",
  admin: { leagues: [CUP], role: "scorer" },
});

/** Everybody who tries; the administrator of another league is one of football's. */
const roles = [anonymous, stranger, administrator, scoring, ofCup, all, theOwner];
const cup = [ofCup, all, theOwner];
const signedIn = roles.filter((who) => who !== anonymous);

const nameOf = (kind: string) => `football~${CUP}~${kind}`;
const stored = (kind: "now" | "later") => storedRecord(fixtureOf(kind === "now" ? 0 : 48));
const fixtures: Documents = {
  [`${nameOf("fixtures")}/now`]: stored("now"),
  [`${nameOf("fixtures")}/later`]: stored("later"),
};

/** What is stored: the league in that state, its matches, and the rights of those who try. */
const given = (state: string, more: Documents = {}): Documents => ({
  ...Object.fromEntries(
    [ofCup, scoring].map(({ uid, admin = {} }) => [
      `admins/${uid}`,
      { email: `${uid}@arena.example`, ...admin },
    ]),
  ),
  [`leagues/${CUP}`]: { ...storedLeague, state },
  [`published/${CUP}`]: sheetDocument(),
  ...fixtures,
  ...more,
});

const save =
  (kind: string, id: string, fields: Fields | null, before: Fields | null = null) =>
  (who: Identity): Write[] =>
    writesOf(
      makeSave({
        collection: nameOf(kind),
        id,
        fields,
        stored: before,
        by: uidOf(who),
        sheet: true,
      }),
    );

const moved = { ...fixtureOf(0), stadium: "Hall 2" };
const now = fixtures[`${nameOf("fixtures")}/now`] ?? {};
const later = fixtures[`${nameOf("fixtures")}/later`] ?? {};
const result = (id: string, fixture: Fields) => (who: Identity) =>
  writesOf(scored(fixture, { id, by: uidOf(who), collection: nameOf("results") }));
const live = (fixture: string) => (who: Identity) =>
  liveWrites({ fixture, by: uidOf(who), slug: CUP });
const small = picture();
const digest = pictureDigest(CUP, small);

/** Where a person was in an entry, and what is said instead. */
const redacted = (name: string) => (who: Identity) => {
  const entry = toldEntry(nameOf("players"), { name });
  return [redaction("told", { before: entry["before"], after: entry["after"], by: uidOf(who) })];
};
const toldBefore = given("open", {
  "history/told": toldEntry(nameOf("players"), { name: "Ayo Bello" }),
});

const rows: readonly Row[] = [
  ["a fixture: add", cup, save("fixtures", "new", fixtureOf(24))],
  ["a scorer’s result of now: add", [scoring, ...cup], result("now", now)],
  ["a scorer’s result of later: add", cup, result("later", later)],
  ["a live match of now: say", [scoring, ...cup], live("now")],
  ["a live match of later: say", cup, live("later")],
  ["the published league: make again", cup, (who) => rebuildOf(CUP, uidOf(who))],
  ["a published list: make again", cup, (who) => rebuildOf(nameOf("players"), uidOf(who))],
  [
    "a crest: keep",
    cup,
    () => [set(`crests/${CUP}`, { crests: { [digest]: small }, lastId: digest })],
  ],
  [
    "a picture: keep",
    cup,
    (who) => [set(`pictures/${digest}`, { league: CUP, picture: small, at: NOW, by: uidOf(who) })],
  ],
  [
    "a picture: take away",
    [theOwner],
    (who) => dropWrites(CUP, small, who),
    given("open", { [`pictures/${digest}`]: { league: CUP, picture: small, at: new Date(0) } }),
  ],
  ["the pictures of a league: count", [theOwner], (who) => countingWrites(CUP, who)],
  ["an entry of the history: take a person out", [theOwner], redacted("a player"), toldBefore],
  ["an entry of the history: put another in", [], redacted("Framed Person"), toldBefore],
  ["a batch: begin", cup, (who) => [batchWrite(uidOf(who), { league: CUP })]],
  ["rights for oneself: ask", signedIn, (who) => [asked(who, uidOf(who), CUP)]],
  ["an official: add", [administrator, ...cup], arena("officials", official)],
  ["the live matches: delete", [], () => [remove(`live/${CUP}`)], given("open")],
  // Closed: what there is can be corrected.
  ["closed, a fixture: add", [theOwner], save("fixtures", "new", fixtureOf(24)), given("closed")],
  ["closed, a fixture: change", cup, save("fixtures", "now", moved, now), given("closed")],
  ["closed, a fixture: delete", cup, save("fixtures", "now", null, now), given("closed")],
  ["closed, a scorer’s result: add", cup, result("now", now), given("closed")],
  ["closed, a live match: say", [], live("now"), given("closed")],
  // Removed: its collections take nothing.
  ["removed, a fixture: add", [], save("fixtures", "new", fixtureOf(24)), given("removed")],
  ["removed, a fixture: change", [], save("fixtures", "now", moved, now), given("removed")],
  ["removed, a result: add", [], result("now", now), given("removed")],
  ["removed, a live match: say", [], live("now"), given("removed")],
  ["removed, published: make again", [], (who) => rebuildOf(CUP, uidOf(who)), given("removed")],
  [
    "removed, a crest: keep",
    [],
    () => [set(`crests/${CUP}`, { crests: { [digest]: small }, lastId: digest })],
    given("removed"),
  ],
];

/** Collections with a "~" in their names that no league has, and what is beside them. */
const ofNobody = [
  "football~no-cup~fixtures",
  `chess~${CUP}~fixtures`,
  `football~${CUP}~fixtures~more`,
  `football~${CUP}~officials`,
  `football~${CUP}`,
  `~${CUP}~fixtures`,
  `football~mls~fixtures`,
];

/** A fixture of the cup is saved under another collection's name. */
const savedAs = (collection: string) => (who: Identity) =>
  save(
    "fixtures",
    "new",
    fixtureOf(24),
  )(who).flatMap((one): Write[] => {
    if (one.op !== "set") return [];
    const named = { collection, record: `${collection}/new` };
    return one.path.startsWith("history/")
      ? [{ ...one, fields: { ...one.fields, ...named } }]
      : [{ ...one, path: `${collection}/new` }];
  });

const rowsOfNobody = ofNobody.flatMap((collection): Row[] => [
  [`“${collection}”, a record: add`, [], savedAs(collection)],
  [`“${collection}”, published: make`, [], (who) => rebuildOf(collection, uidOf(who))],
]);

/** The rows of opened leagues, each tried by those of `roles`. */
export const rightsInOpened: readonly Right[] = [
  ...openedCollections
    .filter(({ kind }) => ["players", "standings"].includes(kind))
    .flatMap((one) => rightsOfRecords(one))
    .map((right) => ({
      ...right,
      may: cup,
      given: { ...given("open"), ...right.given },
    })),
  ...[...rows, ...rowsOfNobody].map(([what, may, writes, before]): Right => ({
    what,
    may,
    writes,
    given: before ?? given("open"),
  })),
].map((right) => ({ ...right, what: `an opened league, ${right.what}`, roles }));
