import {
  daysWrite,
  leagueWrites,
  openedRecord,
  publishedLeague,
  storedLeague,
} from "../rules/leagueScene";
import { CUP } from "../rules/registry";
import { publishedDocument, rebuildOf } from "../rules/save";
import { all, anyAdministrator, theOwner, uidOf, type Row } from "./rightsScene";

/** Of the table of rights (rights.ts): leagues that owners opened in the app. */
export const rightsOfLeagues: readonly Row[] = [
  // Leagues that owners opened: the arena's, and owners alone keep them.
  [
    "an opened league: add",
    [theOwner],
    (who) => leagueWrites(openedRecord, { by: uidOf(who) }),
    {
      "published/leagues": publishedDocument({}),
    },
  ],
  [
    "an opened league: close",
    [theOwner],
    (who) =>
      leagueWrites({ ...openedRecord, state: "closed" }, { by: uidOf(who), stored: storedLeague }),
    { [`leagues/${CUP}`]: storedLeague, "published/leagues": publishedLeague() },
  ],
  [
    "an opened league: delete",
    [],
    (who) => leagueWrites(null, { by: uidOf(who), stored: storedLeague }),
    { [`leagues/${CUP}`]: storedLeague, "published/leagues": publishedLeague() },
  ],
  [
    "the published leagues: make, empty",
    anyAdministrator,
    (who) => rebuildOf("leagues", uidOf(who)),
  ],
  [
    "the published leagues: take one away",
    [theOwner],
    (who) => rebuildOf("leagues", uidOf(who)),
    { "published/leagues": publishedLeague() },
  ],
  [
    "the days of an opened league: say",
    [all, theOwner],
    () => [daysWrite({ first: "2027-02-01", last: "2027-02-20" })],
    { "published/leagues": publishedLeague() },
  ],
  [
    "the days of an opened league: widen",
    [all, theOwner],
    () => [daysWrite({ first: "2027-01-31", last: "2027-02-21" })],
    { "published/leagues": publishedLeague({ first: "2027-02-01", last: "2027-02-20" }) },
  ],
  [
    "the days of an opened league: take away",
    [theOwner],
    () => [daysWrite({ first: undefined, last: undefined })],
    { "published/leagues": publishedLeague({ first: "2027-02-01", last: "2027-02-20" }) },
  ],
  [
    "the days of an opened league: narrow",
    [theOwner],
    () => [daysWrite({ first: "2027-02-02", last: "2027-02-20" })],
    { "published/leagues": publishedLeague({ first: "2027-02-01", last: "2027-02-20" }) },
  ],
];
