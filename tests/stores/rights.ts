import { batchWrite, storedBatch } from "../rules/batchScene";
import { fault, placeOf, places, telling } from "../rules/faultScene";
import { ground, groundWrites } from "../rules/groundScene";
import { official } from "../rules/officialScene";
import { archiveWrites, erasureWrites, goneEntry, noteWrite, redaction } from "../rules/ownerScene";
import { answerWrites, rightsWrites } from "../rules/roleScene";
import { publishedDocument, rebuildOf, unpublishOf } from "../rules/save";
import { rightsInOpened } from "./rightsInOpened";
import { someOfCaptains } from "./rightsOfCaptains";
import { rightsOfLeagues } from "./rightsOfLeagues";
import { rightsOfPictures } from "./rightsOfPictures";
import {
  uidOf,
  remove,
  set,
  football,
  anyAdministrator,
  signedIn,
  scene,
  ofEachKind,
  rightsOfRecords,
  result,
  unconfirmed,
  confirmed,
  again,
  live,
  noLive,
  ENDED,
  season,
  archived,
  player,
  nameless,
  told,
  request,
  asked,
  person,
  storedPerson,
  storedOfficial,
  storedGround,
  arena,
  theOwner,
  scoring,
  scoringOther,
  type Documents,
  type Right,
  type Row,
} from "./rightsScene";

/**
 * Who may write what: one table for firestore.rules and for the embedded store's copy of the rights. Each operation is well
 * made, so that only who asks can be the reason for a refusal; what a document may hold, only the rules judge.
 */

const rows: readonly Row[] = [
  // Results on the day of a match: a scorer from three hours before it until twelve hours after it.
  ["a result of now: add", [scoring, ...football], result({ id: "now" })],
  ["a result of soon: add", [scoring, ...football], result({ id: "soon" })],
  ["a result of an hour ago: add", [scoring, ...football], result({ id: "over" })],
  ["a result of later: add", football, result({ id: "early" })],
  ["a result of yesterday: add", football, result({ id: "late" })],
  [
    "a result of now, confirmed: add",
    football,
    result({ id: "now", change: { unconfirmed: undefined } }),
  ],
  [
    "a result to be confirmed: change",
    [scoring, ...football],
    again({ scoreA: 3 }),
    { "mlsResults/now": unconfirmed },
  ],
  [
    "a result to be confirmed: confirm",
    football,
    again({ unconfirmed: undefined }),
    { "mlsResults/now": unconfirmed },
  ],
  [
    "a confirmed result: change",
    football,
    again({ unconfirmed: undefined, scoreA: 3 }, confirmed),
    { "mlsResults/now": confirmed },
  ],
  [
    "a confirmed result: take the confirmation back",
    football,
    again({}, confirmed),
    { "mlsResults/now": confirmed },
  ],
  // The state of a match that is on.
  ["a live match of now: say", [scoring, ...football], live("now"), { "live/mls": noLive }],
  ["a live match of later: say", football, live("early"), { "live/mls": noLive }],
  ["a live match of yesterday: say", football, live("late"), { "live/mls": noLive }],
  ["the live matches of a league: delete", [], () => [remove("live/mls")], { "live/mls": noLive }],
  // What is published.
  ["a published list: make again", football, (who) => rebuildOf("mlsTeams", uidOf(who))],
  ["a league's published document: make again", football, (who) => rebuildOf("mls", uidOf(who))],
  [
    "a season's published list: take away",
    [theOwner],
    (who) => unpublishOf("mlsPlayers@1999", uidOf(who)),
    { "published/mlsPlayers@1999": publishedDocument({}) },
  ],
  // Who may what.
  ["somebody's rights: give", [theOwner], (who) => rightsWrites("new", person, { by: uidOf(who) })],
  [
    "somebody's rights: change",
    [theOwner],
    (who) =>
      rightsWrites(
        "new",
        { ...person, leagues: ["mls", "mbl"] },
        { by: uidOf(who), stored: storedPerson },
      ),
    { "admins/new": storedPerson },
  ],
  [
    "a scorer's rights: take",
    football,
    (who) => rightsWrites("new", null, { by: uidOf(who), stored: storedPerson }),
    { "admins/new": storedPerson },
  ],
  [
    "one's own rights: change",
    [],
    (who) =>
      rightsWrites(
        uidOf(who),
        { email: "x@arena.example", leagues: ["*"], role: "owner" },
        { by: uidOf(who), stored: scene[`admins/${uidOf(who)}`] ?? null },
      ),
  ],
  ["rights for oneself: ask", signedIn, (who) => [asked(who, uidOf(who))]],
  [
    "rights for oneself: ask twice",
    [],
    (who) => [asked(who, uidOf(who))],
    Object.fromEntries(signedIn.map(({ uid }) => [`requests/${uid}`, request])),
  ],
  ["rights for somebody else: ask", [], (who) => [asked(who, "another")]],
  [
    "a request: answer",
    [theOwner],
    (who) => answerWrites("requester", request, uidOf(who)),
    { "requests/requester": request },
  ],
  // What owners do with all of it.
  ["a download: note", [theOwner], (who) => [noteWrite("backups", uidOf(who))]],
  ["an erasure: note", [theOwner], (who) => erasureWrites(uidOf(who))],
  [
    "an entry of the history: take a person out",
    [theOwner],
    (who) => [
      redaction("told", { before: nameless, after: { ...nameless, version: 4 }, by: uidOf(who) }),
    ],
    { "history/told": told },
  ],
  ...["Framed Person", "no a player", ""].map((name): Row => [
    `an entry of the history: put “${name}” into it`,
    [],
    (who) => [
      redaction("told", { before: { ...nameless, name }, after: told["after"], by: uidOf(who) }),
    ],
    { "history/told": told },
  ]),
  [
    "an entry of the history: delete, archived",
    [theOwner],
    () => [remove("history/told")],
    { ...archived, "history/told": told, "mlsPlayers/one": { ...player, change: "newer" } },
  ],
  [
    "a deletion: forget, archived",
    [theOwner],
    () => [remove("history/gone"), remove("deletions/mlsPlayers two")],
    {
      ...archived,
      "history/gone": goneEntry(new Date("2026-03-01T12:00:00Z")),
      "deletions/mlsPlayers two": { change: "gone" },
    },
  ],
  [
    "an archive: note",
    [theOwner],
    (who) => archiveWrites(uidOf(who), {}),
    { "mlsSeasons/2025": season, "published/mls@2025": publishedDocument({}) },
  ],
  ["an archive: delete", [], () => [remove("archives/mls")], archived],
  // Pictures.
  ...rightsOfPictures,
  // The arena's own.
  ["an official: add", anyAdministrator, arena("officials", official)],
  [
    "an official: change",
    anyAdministrator,
    arena("officials", { ...official, contact: "" }, storedOfficial),
    { "officials/one": storedOfficial },
  ],
  [
    "an official: delete",
    anyAdministrator,
    arena("officials", null, storedOfficial),
    { "officials/one": storedOfficial },
  ],
  ["a ground: add", anyAdministrator, (who) => groundWrites(ground, { by: uidOf(who) })],
  [
    "a ground: change",
    anyAdministrator,
    (who) => groundWrites({ ...ground, note: "" }, { by: uidOf(who), stored: storedGround }),
    { "grounds/one": storedGround },
  ],
  [
    "a ground: delete",
    anyAdministrator,
    (who) => groundWrites(null, { by: uidOf(who), stored: storedGround }),
    { "grounds/one": storedGround },
  ],
  ...rightsOfLeagues,
  [
    "a fault of a page: tell",
    [scoringOther, scoring, ...anyAdministrator],
    (who) => [telling(uidOf(who))],
  ],
  [
    "a fault of a page: tell where one is",
    [],
    (who) => [telling(uidOf(who))],
    Object.fromEntries(places.map((id) => [`faults/${id}`, { ...fault, by: "x", at: ENDED }])),
  ],
  [
    "a fault of a page: delete",
    [theOwner],
    () => [remove(`faults/${placeOf(0)}`)],
    { [`faults/${placeOf(0)}`]: { ...fault, by: "x", at: ENDED } },
  ],
  // Batches that are under way or were cut off.
  ["a batch of a league: begin", football, (who) => [batchWrite(uidOf(who))]],
  ["a batch of a league: begin for somebody else", [], () => [batchWrite("x")]],
  [
    "a batch of the whole arena: begin",
    [theOwner],
    (who) => [batchWrite(uidOf(who), { league: "*" })],
  ],
  [
    "a batch: write again",
    [],
    (who) => [batchWrite(uidOf(who))],
    { "batches/one": storedBatch("x", new Date(0)) },
  ],
  [
    "somebody's batch of now: end",
    [theOwner],
    () => [remove("batches/one")],
    { "batches/one": storedBatch("x", new Date()) },
  ],
  [
    "somebody's batch of long ago: end",
    football,
    () => [remove("batches/one")],
    { "batches/one": storedBatch("x", new Date(0)) },
  ],
  ["a collection that nobody knows: write", [], () => [set("secrets/one", { text: "x" })]],
];

/** The table: each operation, who may do it. A new one is a new line above. */
export const rights: readonly Right[] = [
  ...ofEachKind.flatMap(rightsOfRecords),
  ...rows.map(([what, may, writes, given]): Right => ({
    what,
    may,
    writes,
    ...(given && { given }),
  })),
  ...rightsInOpened,
  ...someOfCaptains,
];

/** All that is stored before an operation. */
export const storedBefore = ({ given }: Right): Documents => ({ ...scene, ...given });
