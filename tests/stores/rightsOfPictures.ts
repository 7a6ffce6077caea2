import { countingWrites, countWrite, dropWrites } from "../rules/pictureScene";
import { NOW } from "../rules/save";
import {
  digest,
  football,
  pictures,
  remove,
  set,
  small,
  storedPicture,
  theOwner,
  uidOf,
  type Row,
} from "./rightsScene";

const counted = { bytes: 100, count: 1, lastId: "counted" };

/** Of the table of rights: pictures that were made in the app, and what a league's take. */
export const rightsOfPictures: readonly Row[] = [
  [
    "a crest: keep",
    football,
    () => [set("crests/mls", { crests: { [digest]: small }, lastId: digest })],
  ],
  [
    "a crest: take away",
    football,
    () => [set("crests/mls", { crests: {}, lastId: digest })],
    { "crests/mls": { crests: { [digest]: small }, lastId: digest } },
  ],
  [
    "all crests of a league: delete",
    [],
    () => [remove("crests/mls")],
    { "crests/mls": { crests: { [digest]: small }, lastId: digest } },
  ],
  [
    "a picture: keep",
    football,
    (who) => [set(pictures, { league: "mls", picture: small, at: NOW, by: uidOf(who) })],
  ],
  [
    "a picture: keep again",
    [],
    (who) => [set(pictures, { league: "mls", picture: small, at: NOW, by: uidOf(who) })],
    { [pictures]: storedPicture },
  ],
  [
    "a picture: take away",
    [theOwner],
    (who) => dropWrites("mls", small, who),
    { [pictures]: storedPicture },
  ],
  ["the pictures of a league: count", [theOwner], (who) => countingWrites("mls", who)],
  [
    "a picture: keep, where they are counted",
    football,
    (who) => [
      set(pictures, { league: "mls", picture: small, at: NOW, by: uidOf(who) }),
      countWrite("mls", { bytes: 100 + small.length, count: 2, lastId: digest }),
    ],
    { "pictureCounts/mls": counted },
  ],
  [
    "a picture: keep uncounted, where they are counted",
    [],
    (who) => [set(pictures, { league: "mls", picture: small, at: NOW, by: uidOf(who) })],
    { "pictureCounts/mls": counted },
  ],
  [
    "the pictures of a league: count fewer",
    [],
    () => [countWrite("mls", { bytes: 0, count: 0, lastId: digest })],
    { "pictureCounts/mls": counted },
  ],
  [
    "the pictures of a league: forget the count",
    [],
    () => [remove("pictureCounts/mls")],
    { "pictureCounts/mls": counted },
  ],
  ["a picture: take away silently", [], () => [remove(pictures)], { [pictures]: storedPicture }],
];
