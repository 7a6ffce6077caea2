import { example } from "./examples";
import { collectionNamed } from "./registry";
import { request, restCommit, rootOf } from "./rest";
import {
  makeSave,
  NOW,
  sheetDocument,
  storedRecord,
  writesOf,
  type Fields,
  type Save,
  type Write,
} from "./save";
import { owner, type Identity, type RulesEmulator } from "./rulesEmulator";

/** What owners, scorers and those who ask for rights write, as the rules allow it. */

const HOUR = 3_600_000;
const results = collectionNamed("mlsResults");

export const scorer: Identity = {
  name: "scorer of football",
  uid: "mls-scorer",
  admin: { leagues: ["mls"], role: "scorer" },
};
export const otherScorer: Identity = {
  name: "scorer of basketball",
  uid: "mbl-scorer",
  admin: { leagues: ["mbl"], role: "scorer" },
};
export const requester: Identity = {
  name: "requester",
  uid: "requester",
  claims: { email: "requester@arena.example", email_verified: false },
};

/** When the matches of the scene begin, by the fixture's id. */
export const kickOffs: Readonly<Record<string, number>> = {
  soon: 2.9,
  now: 0,
  over: -11.9,
  early: 3.1,
  late: -12.1,
};

export const fixtureOf = (hours: number): Fields => ({
  ...example(collectionNamed("mlsFixtures")),
  date: new Date(Math.round(Date.now() / 1000) * 1000 + hours * HOUR),
});

/** Puts scorers, a requester and the matches into a world. */
export async function seedRoles(world: RulesEmulator): Promise<Readonly<Record<string, Fields>>> {
  const fixtures = Object.fromEntries(
    Object.entries(kickOffs).map(([id, hours]) => [id, storedRecord(fixtureOf(hours))]),
  );
  await world.seed({
    "published/mls": sheetDocument(),
    "admins/mls-scorer": { email: "scorer@arena.example", leagues: ["mls"], role: "scorer" },
    "admins/mbl-scorer": { email: "scorer2@arena.example", leagues: ["mbl"], role: "scorer" },
    ...Object.fromEntries(
      Object.entries(fixtures).map(([id, stored]) => [`mlsFixtures/${id}`, stored]),
    ),
  });
  return fixtures;
}

/** A scorer's result of a fixture. */
export function scored(
  fixture: Fields,
  options: { id: string; by: string; stored?: Fields | null; change?: Fields; collection?: string },
): Save {
  const { id, by, stored = null, change = {}, collection = "mlsResults" } = options;
  const { stage: _, ...played } = example(results);
  const told = ["teamA", "teamB", "date", "gameWeek", "stage"].filter((key) => key in fixture);
  const fields = {
    ...played,
    ...Object.fromEntries(told.map((key) => [key, fixture[key]])),
    unconfirmed: true,
    ...change,
  };
  const save = makeSave({ collection, id, fields, stored, by, sheet: true });
  return save;
}

export const match: Fields = {
  scoreA: 1,
  scoreB: 0,
  phase: "2nd half",
  detail: "ht 1-0",
  minute: 46,
  since: new Date("2026-03-14T16:00:00Z"),
  events: ["12 goal A Ayo Bello", "40 yellow B Kwame Mensah"],
};

let entries = 0;
const newEntry = () => `role-change-${(entries += 1)}`;

interface LiveWrite {
  readonly fixture: string;
  readonly by: string;
  readonly state?: Fields | null;
  readonly before?: Fields | null;
  readonly matches?: Fields;
  readonly live?: Fields;
  readonly entry?: Fields;
  readonly slug?: string;
}

/** A commit of live state; `matches` are all that the document holds then. */
export function liveWrites(options: LiveWrite): [live: Write, entry: Write] {
  const { fixture, by, state = match, before = null, slug = "mls" } = options;
  const change = newEntry();
  const matches = options.matches ?? (state ? { [fixture]: state } : {});
  return [
    {
      op: "set",
      path: `live/${slug}`,
      fields: { matches, lastId: fixture, lastChange: change, updatedAt: NOW, ...options.live },
    },
    {
      op: "set",
      path: `history/${change}`,
      fields: {
        collection: slug,
        id: fixture,
        record: `live/${slug}`,
        version: 0,
        action: "live",
        before,
        after: state,
        by,
        at: NOW,
        ...options.entry,
      },
    },
  ];
}

const exampleRequest: Fields = {
  email: "requester@arena.example",
  verified: false,
  league: "mls",
  at: NOW,
  name: "Kofi Agyeman",
};

/** Somebody's own request. */
export const asking = (uid: string, change: Fields = {}): Write => ({
  op: "set",
  path: `requests/${uid}`,
  fields: { ...exampleRequest, ...change },
});

const deletionWrites = (collection: string, id: string, change: string): Write[] => [
  { op: "delete", path: `${collection}/${id}` },
  { op: "set", path: `deletions/${collection} ${id}`, fields: { change } },
];

interface ArenaWrite {
  readonly stored?: Fields | null;
  readonly by?: string;
  readonly collection?: string;
}

/** An owner's change of who may what, or of another document of the arena; null takes it away. */
export function rightsWrites(
  uid: string,
  fields: Fields | null,
  { stored = null, by = "owner", collection = "admins" }: ArenaWrite = {},
): Write[] {
  const version = typeof stored?.["version"] === "number" ? stored["version"] : 0;
  const change = newEntry();
  const after = fields && { ...fields, version: version + 1, updatedAt: NOW, change };
  return [
    ...(after
      ? [{ op: "set", path: `${collection}/${uid}`, fields: after } as const]
      : deletionWrites(collection, uid, change)),
    {
      op: "set",
      path: `history/${change}`,
      fields: {
        collection,
        id: uid,
        record: `${collection}/${uid}`,
        version: after ? version + 1 : version,
        action: after ? (stored ? "update" : "create") : "delete",
        before: stored,
        after,
        by,
        at: NOW,
      },
    },
  ];
}

/** What deletes a request, with its entry. */
export function answerWrites(uid: string, stored: Fields, by = "owner"): Write[] {
  const change = newEntry();
  return [
    ...deletionWrites("requests", uid, change),
    {
      op: "set",
      path: `history/${change}`,
      fields: {
        collection: "requests",
        id: uid,
        record: `requests/${uid}`,
        version: 0,
        action: "delete",
        before: stored,
        after: null,
        by,
        at: NOW,
      },
    },
  ];
}

export const storedRequest = (): Fields => ({
  ...exampleRequest,
  at: new Date(Math.floor(Date.now() / 1000) * 1000),
});
export const granted: Fields = {
  email: "requester@arena.example",
  leagues: ["mls", "mbl"],
  role: "scorer",
  name: "Kofi Agyeman",
};

/** Every rule of roles, with a yes and a no, for the report of what was evaluated. */
export async function useRoles(world: RulesEmulator): Promise<void> {
  const root = rootOf(world.projectId);
  const fixtures = await seedRoles(world);
  const send = (who: Identity, writes: readonly Write[]) =>
    restCommit(world.projectId, writes, world.tokenOf(who));
  const stored = storedRequest();
  await world.seed({ "requests/requester": stored });
  for (const who of [otherScorer, scorer]) {
    const by = who.uid ?? "";
    await send(who, liveWrites({ fixture: "now", by }));
    await send(who, writesOf(scored(fixtures["now"] ?? {}, { id: "now", by })));
  }
  await send(requester, [asking("other")]);
  await world.seed({ "requests/requester": stored });
  for (const who of [otherScorer, owner]) {
    const token = world.tokenOf(who);
    for (const path of ["admins/chief", "requests/requester", "requests/nobody"])
      await request("GET", `/v1/${root}/${path}`, { token });
    for (const collectionId of ["admins", "requests"]) {
      const structuredQuery = { from: [{ collectionId }], limit: 10 };
      await request("POST", `/v1/${root}:runQuery`, { token, body: { structuredQuery } });
    }
    for (const write of [
      ...rightsWrites("requester", granted),
      ...answerWrites("requester", stored),
    ])
      if (who === otherScorer) await send(who, [write]);
    if (who === owner)
      await send(who, [
        ...rightsWrites("requester", granted),
        ...answerWrites("requester", stored),
      ]);
  }
  const gone = { email: "x@arena.example", leagues: ["mls"] };
  await world.seed({ "admins/gone": gone });
  await send(otherScorer, [{ op: "delete", path: "admins/gone" }]);
  await send(owner, rightsWrites("gone", null, { stored: gone }));
  await send({ ...requester, claims: { ...requester.claims } }, [asking("requester")]);
}
