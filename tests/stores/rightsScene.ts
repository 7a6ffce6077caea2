import { picture, pictureDigest } from "../factories/pictures";
import { edited, example } from "../rules/examples";
import { ground } from "../rules/groundScene";
import { official } from "../rules/officialScene";
import { archiveWrites, toldEntry } from "../rules/ownerScene";
import { collectionNamed, collections, type Collection } from "../rules/registry";
import {
  asking,
  fixtureOf,
  liveWrites,
  otherScorer,
  rightsWrites,
  scored,
  scorer,
  storedRequest,
} from "../rules/roleScene";
import { adminOf, chief, outsiders, owner, type Identity } from "../rules/rulesEmulator";
import {
  makeSave,
  publishedDocument,
  seedOf,
  sheetDocument,
  storedRecord,
  writesOf,
  type Fields,
  type Write,
} from "../rules/save";

/** Who tries, what is stored before, and the well made commits of the table of rights (rights.ts). */

export type Documents = Readonly<Record<string, Fields>>;

/** One operation, who may do it, and what is stored before. All others of `roles` are refused. */
export interface Right {
  readonly what: string;
  readonly may: readonly Identity[];
  readonly writes: (who: Identity) => readonly Write[];
  readonly given?: Documents;
  /** Who tries; absent: everybody of `roles`. */
  readonly roles?: readonly Identity[];
}

/** A line of the table. */
export type Row = readonly [
  what: string,
  may: readonly Identity[],
  writes: Right["writes"],
  given?: Documents,
];

export const withEmail = (who: Identity): Identity =>
  who.uid === undefined
    ? who
    : {
        ...who,
        claims: { email: `${who.uid}@arena.example`, email_verified: false, ...who.claims },
      };

export const anonymous: Identity = { name: "anonymous" };
export const stranger = withEmail({ name: "stranger", uid: "stranger" });
export const administrator = withEmail(adminOf["mls"] ?? chief);
const athletics = withEmail(adminOf["mal"] ?? chief);
const basketball = withEmail(adminOf["mbl"] ?? chief);
export const all = withEmail(chief);
export const theOwner = withEmail(owner);
export const [scoring, scoringOther] = [withEmail(scorer), withEmail(otherScorer)];
const withoutRole = withEmail(
  outsiders.find(({ uid }) => uid === "unknown") ?? { name: "unknown role" },
);

/** Everybody who tries. */
export const roles: readonly Identity[] = [
  anonymous,
  stranger,
  withoutRole,
  scoringOther,
  scoring,
  basketball,
  athletics,
  administrator,
  all,
  theOwner,
];

export const uidOf = ({ uid = "nobody" }: Identity) => uid;
export const remove = (path: string): Write => ({ op: "delete", path });
export const set = (path: string, fields: Fields): Write => ({ op: "set", path, fields });

export const football = [administrator, all, theOwner];
export const anyAdministrator = [basketball, athletics, ...football];
export const signedIn = roles.filter((who) => who !== anonymous);

/**
 * When the matches begin: hours away from the moments at which scorers may begin and must have ended, because a slow machine
 * tries the table for many minutes. tests/rules/scoring.test.ts is near to these moments.
 */
const kickOffs: Readonly<Record<string, number>> = {
  soon: 2,
  now: 0,
  over: -11,
  early: 4,
  late: -13,
};

/** What is stored before each operation: the rights of `roles`, the matches of a scorer's day, an empty publication. */
export const scene: Documents = {
  ...Object.fromEntries(
    roles.flatMap(({ uid, admin }) =>
      uid && admin ? [[`admins/${uid}`, { email: `${uid}@arena.example`, ...admin }]] : [],
    ),
  ),
  ...Object.fromEntries(
    Object.entries(kickOffs).map(([id, hours]) => [
      `mlsFixtures/${id}`,
      storedRecord(fixtureOf(hours)),
    ]),
  ),
  "published/mls": sheetDocument(),
  "published/grounds": publishedDocument({}),
  "published/mlsResults": publishedDocument({}),
};
const fixture = (id: string): Fields => scene[`mlsFixtures/${id}`] ?? {};

/** Each kind's first collection, of which records come and go where a league has one like that. */
export const ofEachKind = [
  ...new Map(
    collections
      .toReversed()
      .toSorted((a, b) => Number(b.editOnly) - Number(a.editOnly))
      .map((one) => [one.kind, one]),
  ).values(),
];

/** A record of a kind is made, changed and deleted by its league's administrators. */
export function rightsOfRecords(collection: Collection): Right[] {
  const { name, kind, league } = collection;
  const may = [adminOf[league.slug], chief, owner].flatMap(
    (one) => roles.find(({ uid }) => uid === one?.uid) ?? [],
  );
  const stored = storedRecord(example(collection));
  const save = (fields: Fields | null, id: string, before: Fields | null) => (who: Identity) =>
    writesOf(
      makeSave({ collection: name, id, fields, stored: before, by: uidOf(who), published: true }),
    );
  const empty = seedOf({ [name]: {} });
  const given = seedOf({ [name]: { one: stored } });
  return [
    { what: `${kind}: add`, may, writes: save(example(collection), "new", null), given: empty },
    { what: `${kind}: change`, may, writes: save(edited(collection), "one", stored), given },
    { what: `${kind}: delete`, may, writes: save(null, "one", stored), given },
  ];
}

/** Fields without those that are undefined. */
const present = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** A result as a scorer saves it, to be confirmed unless `change` says otherwise. */
export const result =
  ({ id, stored = null, change = {} }: { id: string; stored?: Fields | null; change?: Fields }) =>
  (who: Identity) => {
    const { record } = scored(fixture(id), { id, by: uidOf(who), stored, change });
    const { version: _version, updatedAt: _at, change: _change, ...fields } = record ?? {};
    return writesOf(
      makeSave({
        collection: "mlsResults",
        id,
        fields: present(fields),
        stored,
        by: uidOf(who),
        published: true,
      }),
    );
  };
const {
  version: _version,
  updatedAt: _at,
  change: _change,
  ...asScored
} = scored(fixture("now"), { id: "now", by: "scorer" }).record ?? {};
export const unconfirmed = storedRecord(asScored);
export const confirmed = present({ ...unconfirmed, unconfirmed: undefined });
export const again = (change: Fields, stored: Fields = unconfirmed) =>
  result({ id: "now", stored, change });

export const live = (id: string) => (who: Identity) => liveWrites({ fixture: id, by: uidOf(who) });
export const noLive = { matches: {}, lastId: "", lastChange: "", updatedAt: new Date(0) };

export const small = picture();
export const digest = pictureDigest("mls", small);
export const pictures = `pictures/${digest}`;
export const storedPicture = { league: "mls", picture: small, at: new Date(0) };

export const ENDED = new Date("2026-03-02T12:00:00Z");
export const season = { label: "2025", ended: ENDED, closed: ENDED, updatedAt: ENDED };
const archive = archiveWrites("owner", {})[0].fields;
export const archived: Documents = {
  "archives/mls": { ...archive, at: ENDED },
  "mlsSeasons/2025": season,
};

export const player = {
  ...storedRecord(example(collectionNamed("mlsPlayers"))),
  name: "Ayo Bello",
};
export const nameless = { ...player, name: "a player", picture: "", formerNames: ["a player"] };
export const told = toldEntry("mlsPlayers", { ...player, formerNames: ["Ayo B."] });

export const request = storedRequest();
export const asked = ({ claims }: Identity, uid: string, league = "mls") =>
  asking(uid, {
    league,
    email: claims?.["email"],
    verified: claims?.["email_verified"],
  });
export const person = {
  email: "new@arena.example",
  leagues: ["mls"],
  role: "scorer",
  name: "Bisi",
};
export const storedPerson = { ...person, version: 4, change: "earlier", updatedAt: new Date(0) };
export const storedOfficial = storedRecord(official);
export const storedGround = storedRecord(ground);
export const arena =
  (collection: string, fields: Fields | null, stored: Fields | null = null) =>
  (who: Identity) =>
    rightsWrites("one", fields, { collection, by: uidOf(who), stored });
