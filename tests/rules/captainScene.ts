import { invitationDocument } from "@/data/captains/invitations";
import { DAY, HOUR } from "@/domain/durations";
import type { EntityKind } from "@/records/kinds";
import { emptyEntity } from "@/records/record";
import { toDocument } from "@/records/document";
import { shapeOf } from "@/records/shape";
import { example } from "./examples";
import { storedLeague } from "./leagueScene";
import { collectionNamed, collections, CUP, openedCollections } from "./registry";
import { rightsWrites } from "./roleScene";
import { chief, owner, type Identity } from "./rulesEmulator";
import { makeSave, NOW, storedRecord, writesOf, type Fields, type Write } from "./save";

/** Captains of a league, their clubs, matches and players, and the well made commits of each. */

const secondsNow = () => Math.round(Date.now() / 1000) * 1000;
export const inHours = (hours: number) => new Date(secondsNow() + hours * HOUR);

/** A league that captains are of: one of the arena's files, or one that was opened in the app. */
export interface Scene {
  readonly slug: string;
  readonly nameOf: (kind: EntityKind) => string;
}

const nameIn = (slug: string) => (kind: EntityKind) => {
  const found = [...collections, ...openedCollections].find(
    (one) => one.league.slug === slug && one.kind === kind,
  );
  if (!found) throw new Error(`${slug} keeps no ${kind}.`);
  return found.name;
};
export const sceneOf = (slug: string): Scene => ({ slug, nameOf: nameIn(slug) });
/** Volleyball, basketball, and a league of football that was opened. */
export const scenes: readonly Scene[] = ["mvl", "mbl", CUP].map(sceneOf);

const HOME = { name: "Kingsway Rovers", formerNames: ["Kingsway Wanderers"] };
const AWAY = { name: "Mount Trojans", formerNames: [] };
const OTHERS = { name: "Lagoon City", formerNames: [] };

const person = (name: string, uid: string, admin?: Fields): Identity => ({
  name,
  uid,
  claims: { email: `${uid}@arena.example`, email_verified: true },
  ...(admin && { admin }),
});
const captainIn = (name: string, uid: string, captainOf: Fields, more: Fields = {}) =>
  person(name, uid, { leagues: [], role: "captain", captainOf, ...more });

/** Who tries in a league: each by the part that it has. */
export const castOf = ({ slug }: Scene) => ({
  anonymous: { name: "nobody" },
  stranger: person("stranger", "stranger"),
  home: captainIn("captain of the club", "home", { [slug]: "rovers" }),
  away: captainIn("captain of the other club", "away", { [slug]: "trojans" }),
  third: captainIn("captain of a third club", "third", { [slug]: "lagoon" }),
  elsewhere: captainIn("captain in another league", "elsewhere", { mcl: "rovers" }),
  former: person("former captain", "former"),
  emptied: captainIn("captain of nothing any more", "emptied", {}),
  missing: captainIn("captain of a club that is gone", "missing", { [slug]: "nowhere" }),
  unknown: captainIn(
    "unknown role with a club",
    "unknown",
    { [slug]: "rovers" },
    { role: "chief" },
  ),
  listed: captainIn("captain whose clubs are a list", "listed", ["rovers"] as never),
  both: captainIn(
    "scorer of another league and captain",
    "both",
    { [slug]: "rovers" },
    {
      leagues: ["mcl"],
      role: "scorer",
    },
  ),
  scoring: person("scorer of the league", "scoring", { leagues: [slug], role: "scorer" }),
  otherAdmin: person("administrator of another league", "other-admin", { leagues: ["mcl"] }),
  admin: person("administrator of the league", "league-admin", { leagues: [slug] }),
  chief: person("administrator of all leagues", chief.uid ?? "", chief.admin),
  owner: person("owner", owner.uid ?? "", owner.admin),
});
export type Cast = ReturnType<typeof castOf>;

export const uidOf = ({ uid = "nobody" }: Identity) => uid;

/** When the matches of the scene begin, in hours from now; the club plays at home in all but the last two. */
const kickOffs: Readonly<Record<string, number>> = {
  soon: 48,
  hour: 1,
  week: 7 * 24 - 1,
  later: 7 * 24 + 1,
  begun: -1 / 60,
  evening: -47.9,
  old: -48.1,
  away: 24,
  awayBegun: -2,
};

const dayIn = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

function fixtureIn(scene: Scene, change: Fields = {}): Fields {
  const {
    stage: _stage,
    day: _day,
    ...fields
  } = example(collectionNamed(scene.nameOf("fixtures")));
  return { ...fields, teamA: HOME.name, teamB: AWAY.name, ...change };
}

/** A player as a captain adds one: nothing but what a captain writes says something. */
export function newPlayer(scene: Scene, change: Fields = {}): Fields {
  const { league } = collectionNamed(scene.nameOf("players"));
  const entity = {
    ...emptyEntity("players"),
    name: "Musa Sani",
    jersey: 9,
    position: "Forward",
    club: HOME.name,
  };
  return { ...toDocument("players", entity, shapeOf(league)), ...change };
}

const playerIn = (scene: Scene, change: Fields = {}): Fields => ({
  ...newPlayer(scene, { name: "Ayo Bello", rating: 7, goals: 3 }),
  ...(scene.slug === "mbl" && { points: 3 }),
  ...change,
});

export const TOKENS = {
  captain: "captain-0123456789abcd",
  scorer: "scorer-00123456789abcd",
  administrator: "administrator-01234567",
  used: "used-00000123456789abc",
  withdrawn: "withdrawn-0123456789ab",
  expired: "expired-000123456789ab",
  revoked: "revoked-000123456789ab",
  guessed: "guessed-000123456789ab",
} as const;

/** An invitation as it is stored. */
export const invitationIn = ({ slug }: Scene, change: Fields = {}): Fields => ({
  ...invitationDocument(
    {
      role: "captain",
      league: slug,
      leagueName: "The league",
      club: "rovers",
      clubName: HOME.name,
      email: "",
      note: "",
      byName: "Bisi",
    },
    secondsNow(),
  ),
  by: "league-admin",
  at: inHours(-1),
  ...change,
});
const { club: _club, clubName: _clubName, ...withoutClub } = invitationIn({ slug: "" } as Scene);
export const scorerInvitation = ({ slug }: Scene, change: Fields = {}): Fields => ({
  ...withoutClub,
  role: "scorer",
  league: slug,
  ...change,
});

/** All that is stored before an operation. */
export function storedIn(scene: Scene): Readonly<Record<string, Fields>> {
  const { slug, nameOf } = scene;
  const team = (change: Fields) =>
    storedRecord({ ...example(collectionNamed(nameOf("teams"))), logo: "", ...change });
  const fixture = (change: Fields) => storedRecord(fixtureIn(scene, change));
  return {
    ...(slug === CUP && { [`leagues/${CUP}`]: storedLeague }),
    ...Object.fromEntries(
      Object.values<Identity>(castOf(scene)).flatMap(({ uid, admin }) =>
        uid && admin ? [[`admins/${uid}`, { email: `${uid}@arena.example`, ...admin }]] : [],
      ),
    ),
    [`captains/${slug}`]: { on: true, squadsUntil: null },
    ...Object.fromEntries(
      [
        ["home", "captain", "rovers"],
        ["away", "captain", "trojans"],
        ["scoring", "scorer", ""],
      ].map(([uid, role, club]) => [
        `captains/${slug}/people/${uid}`,
        { role, club, name: "", email: `${uid}@arena.example`, verified: true },
      ]),
    ),
    [`${nameOf("teams")}/rovers`]: team(HOME),
    [`${nameOf("teams")}/trojans`]: team(AWAY),
    [`${nameOf("teams")}/lagoon`]: team(OTHERS),
    ...Object.fromEntries(
      Object.entries(kickOffs).map(([id, hours]) => [
        `${nameOf("fixtures")}/${id}`,
        fixture({
          date: inHours(hours),
          ...(id.startsWith("away") && { teamA: OTHERS.name, teamB: HOME.name }),
        }),
      ]),
    ),
    [`${nameOf("fixtures")}/others`]: fixture({
      date: inHours(48),
      teamA: OTHERS.name,
      teamB: AWAY.name,
    }),
    [`${nameOf("fixtures")}/past`]: fixture({ date: inHours(48), season: "2024" }),
    [`${nameOf("fixtures")}/untimed`]: fixture({ date: null, day: dayIn(3) }),
    [`${nameOf("fixtures")}/untimedBegun`]: fixture({ date: null, day: dayIn(-1) }),
    [`${nameOf("fixtures")}/dateless`]: fixture({ date: null }),
    [`${nameOf("players")}/ours`]: storedRecord(playerIn(scene)),
    [`${nameOf("players")}/former`]: storedRecord(playerIn(scene, { club: "Kingsway Wanderers" })),
    [`${nameOf("players")}/spelled`]: storedRecord(playerIn(scene, { club: "kingsway rovers" })),
    [`${nameOf("players")}/theirs`]: storedRecord(playerIn(scene, { club: AWAY.name })),
    [`${nameOf("players")}/past`]: storedRecord(playerIn(scene, { season: "2024" })),
    [`invitations/${TOKENS.captain}`]: invitationIn(scene),
    [`invitations/${TOKENS.scorer}`]: scorerInvitation(scene),
    [`invitations/${TOKENS.administrator}`]: scorerInvitation(scene, {
      role: "administrator",
      email: "stranger@arena.example",
      by: "owner",
    }),
    [`invitations/${TOKENS.used}`]: invitationIn(scene, { state: "used" }),
    [`invitations/${TOKENS.withdrawn}`]: invitationIn(scene, { state: "withdrawn" }),
    [`invitations/${TOKENS.expired}`]: invitationIn(scene, { until: inHours(-1 / 60) }),
    [`invitations/${TOKENS.revoked}`]: invitationIn(scene, { by: "former" }),
    [`captainRequests/${slug}~soon`]: requestIn(scene),
    [`captainRequests/${slug}~ours`]: requestIn(scene, { what: "takeOut", proposals: [] }),
  };
}

export const requestIn = ({ slug }: Scene, change: Fields = {}): Fields => ({
  what: "move",
  league: slug,
  by: "home",
  at: inHours(-1),
  proposals: [inHours(72), inHours(96)],
  answer: "",
  ...change,
});

/** A save of a record by somebody, as the rules allow it to who may. */
export const saved =
  (scene: Scene, kind: EntityKind, id: string, fields: Fields | null, stored: Fields | null) =>
  (who: Identity): Write[] =>
    writesOf(makeSave({ collection: scene.nameOf(kind), id, fields, stored, by: uidOf(who) }));

const contentOf = ({ version: _v, updatedAt: _u, change: _c, ...fields }: Fields): Fields => fields;

/** A change of a stored record. */
export const changed =
  (
    scene: Scene,
    stored: Readonly<Record<string, Fields>>,
    kind: EntityKind,
    id: string,
    change: Fields,
  ) =>
  (who: Identity): Write[] => {
    const before = stored[`${scene.nameOf(kind)}/${id}`] ?? {};
    const fields = Object.fromEntries(
      Object.entries({ ...contentOf(before), ...change }).filter(
        ([, value]) => value !== undefined,
      ),
    );
    return saved(scene, kind, id, fields, before)(who);
  };

/** The keys of the line-ups of a league. */
export const lineUpsOf = (scene: Scene): readonly [home: string, away: string] =>
  collectionNamed(scene.nameOf("fixtures")).league.game.lineUp.fields;

export const reportWrite =
  ({ slug }: Scene, fixture: string, side: string, change: Fields = {}, id?: string) =>
  (who: Identity): Write[] => [
    {
      op: "set",
      path: `reports/${id ?? `${slug}~${side}~${fixture}`}`,
      fields: {
        league: slug,
        fixture,
        side,
        by: uidOf(who),
        at: NOW,
        score: '{"scoreA":2,"scoreB":1}',
        note: "",
        ...change,
      },
    },
  ];

export const requestWrite =
  (scene: Scene, about: string, change: Fields = {}) =>
  (who: Identity): Write[] => [
    {
      op: "set",
      path: `captainRequests/${scene.slug}~${about}`,
      fields: { ...requestIn(scene), by: uidOf(who), at: NOW, ...change },
    },
  ];

interface Accepting {
  readonly token: string;
  /** The rights before. */
  readonly before?: Fields | null;
  /** The rights that are written. */
  readonly rights: Fields;
  /** The person that the league lists then; null for none. */
  readonly listed?: Fields | null;
  readonly slug: string;
  readonly ends?: boolean;
}

/** Somebody accepts an invitation. */
export const accepts =
  ({ token, before = null, rights, listed = null, slug, ends = true }: Accepting) =>
  (who: Identity): Write[] => [
    ...rightsWrites(
      uidOf(who),
      { email: `${uidOf(who)}@arena.example`, ...rights, invited: token },
      { stored: before, by: uidOf(who) },
    ),
    ...(ends
      ? [{ op: "change", path: `invitations/${token}`, changes: [[["state"], "used"]] } as const]
      : []),
    ...(listed
      ? [
          {
            op: "set",
            path: `captains/${slug}/people/${uidOf(who)}`,
            fields: { name: "", email: `${uidOf(who)}@arena.example`, verified: true, ...listed },
          } as const,
        ]
      : []),
  ];
