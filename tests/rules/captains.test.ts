import {
  collection,
  doc,
  getDocFromServer,
  getDocsFromServer,
  limit,
  query,
  where,
} from "firebase/firestore";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { reportLimits } from "@/data/captains/reports";
import { invitationLimits } from "@/data/captains/invitations";
import {
  accepts,
  castOf,
  inHours,
  invitationIn,
  reportWrite,
  requestWrite,
  scorerInvitation,
  sceneOf,
  storedIn,
  TOKENS,
  uidOf,
} from "./captainScene";
import { CUP } from "./registry";
import { makeRulesEmulator, sdkCommit, type Identity, type RulesEmulator } from "./rulesEmulator";
import { NOW, type Fields, type Write } from "./save";
import { report, Tally } from "./tally";

/** What documents of captains may hold, and who reads them. Who may write them, the table of rights says (tests/stores/rights.ts). */

const scene = sceneOf(CUP);
const { slug } = scene;
const cast = castOf(scene);
const { home, away, third, both, admin, chief, owner, stranger, former, otherAdmin } = cast;
const everybody: readonly Identity[] = Object.values(cast);
const admins: readonly Identity[] = [admin, chief, owner];

let world: RulesEmulator;
const tally = new Tally();
beforeAll(async () => {
  world = await makeRulesEmulator();
  await world.seed(storedIn(scene));
});
afterAll(() => {
  const { forbidden, allowed } = tally;
  report("A1 forbidden operations, captains' documents", `${forbidden} tried; ${allowed} allowed`);
  return world.close();
});

const commit = (who: Identity, writes: readonly Write[]) => () => sdkCommit(world.as(who), writes);

/** Each change of a right document is refused, and the right one is taken. */
async function refusesEach(
  who: Identity,
  write: (change: Fields) => readonly Write[],
  changes: Readonly<Record<string, Fields>>,
): Promise<void> {
  for (const [what, change] of Object.entries(changes))
    await tally.forbid(what, commit(who, write(change)));
  await tally.allow("right", commit(who, write({})));
}

it("takes reports of their form alone", async () => {
  await refusesEach(home, (change) => reportWrite(scene, "begun", "a", change)(home), {
    "no score": { score: "" },
    "a map as its score": { score: { a: 1 } },
    "too long a score": { score: "x".repeat(reportLimits.score + 1) },
    "too long a note": { note: "x".repeat(reportLimits.note + 1) },
    "a number as its note": { note: 1 },
    "a time of its own": { at: new Date(0) },
    "a key more": { secret: "x" },
    "a result": { confirmed: true },
    "another league": { league: "mls" },
    "another fixture": { fixture: "evening" },
  });
  expect(tally.takeWrong()).toEqual([]);
});

it("takes requests of their form alone", async () => {
  await refusesEach(home, (change) => requestWrite(scene, "week", change)(home), {
    "no wish": { what: "party" },
    "no proposals": { proposals: [] },
    "four proposals": { proposals: [72, 73, 74, 75].map(inHours) },
    "a proposal that is over": { proposals: [inHours(-1)] },
    "a text as a proposal": { proposals: ["2027-01-01"] },
    "a text as its proposals": { proposals: "2027-01-01" },
    "proposals of another wish": { what: "cannotPlay" },
    "an answer": { answer: "1" },
    "a time of its own": { at: new Date(0) },
    "a key more": { secret: "x" },
    "another league": { league: "mls" },
    "another club": { club: "trojans" },
    "no club in its place": { club: null },
  });
  expect(tally.takeWrong()).toEqual([]);
});

it("takes switches of their form alone", async () => {
  const write = (change: Fields): Write[] => [
    { op: "set", path: `captains/${slug}`, fields: { on: true, squadsUntil: null, ...change } },
  ];
  await refusesEach(admin, write, {
    "no yes and no no": { on: "yes" },
    "a text as its day": { squadsUntil: "2027-01-01" },
    "a key more": { secret: "x" },
    "a year long ago": { squadsUntil: new Date("1970-01-01T00:00:00Z") },
  });
  for (const path of ["captains/nowhere", "captains/*", `captains/football~${CUP}~teams`])
    await tally.forbid(
      path,
      commit(owner, [{ op: "set", path, fields: { on: true, squadsUntil: null } }]),
    );
  expect(tally.takeWrong()).toEqual([]);
});

it("takes invitations of their form alone", async () => {
  const write = (token: string, change: Fields): Write[] => [
    { op: "set", path: `invitations/${token}`, fields: { ...change, by: "owner", at: NOW } },
  ];
  const captain = (change: Fields) => write(TOKENS.guessed, { ...invitationIn(scene), ...change });
  await refusesEach(owner, captain, {
    "another role": { role: "owner" },
    "all leagues for a captain": { league: "*" },
    "no league": { league: "nowhere" },
    "a club that there is not": { club: "nothing" },
    "another club's name": { clubName: "Mount Trojans" },
    "two lines as the league's name": { leagueName: "a\nb" },
    "too long a note": { note: "x".repeat(invitationLimits.note + 1) },
    "more than seven days": { until: inHours(7 * 24 + 2) },
    "an end that is over": { until: inHours(-1) },
    "another state": { state: "used" },
    "an address that is none": { email: "nobody" },
    "an address in capitals": { email: "A@B.example" },
    "a key more": { secret: "x" },
  });
  const scorer = scorerInvitation(scene);
  const wrong: readonly (readonly [string, Fields])[] = [
    ["short", scorer],
    [TOKENS.guessed.replace("-", "~"), scorer],
    [TOKENS.used.replace("used", "club"), { ...scorer, club: "rovers" }],
    [TOKENS.used.replace("used", "mail"), { ...scorer, role: "administrator" }],
  ];
  for (const [token, fields] of wrong)
    await tally.forbid(token, commit(owner, write(token, fields)));
  const another: Write = {
    op: "set",
    path: `invitations/${TOKENS.used}`,
    fields: { ...scorer, by: "admin", at: NOW },
  };
  await tally.forbid("in another name", commit(owner, [another]));
  expect(tally.takeWrong()).toEqual([]);
});

describe("an invitation", () => {
  const captain = { leagues: [], role: "captain", captainOf: { [slug]: "rovers" } };
  const listed = { role: "captain", club: "rovers" };
  const again = () => world.seed({ [`invitations/${TOKENS.captain}`]: invitationIn(scene) });

  it("is accepted by one of two who try at once", async () => {
    await again();
    const accept = accepts({ token: TOKENS.captain, rights: captain, listed, slug });
    const tries = await Promise.allSettled(
      ["first", "second"]
        .map((uid): Identity => ({
          name: uid,
          uid,
          claims: { email: `${uid}@arena.example`, email_verified: true },
        }))
        .map((who) => commit(who, accept(who))()),
    );
    expect(tries.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  });

  it("of an administrator is accepted with its address, once that is verified", async () => {
    const path = `invitations/${TOKENS.administrator}`;
    const seed = (email: string) =>
      world.seed({
        [path]: scorerInvitation(scene, { role: "administrator", email, by: "owner" }),
      });
    const rights = { leagues: [slug], role: "administrator" };
    const accept = accepts({ token: TOKENS.administrator, rights, slug });
    const as = (uid: string, verified: boolean): Identity => ({
      name: `${uid}, ${verified}`,
      uid,
      claims: { email: `${uid}@arena.example`, email_verified: verified },
    });
    await seed("invited@arena.example");
    await tally.forbid("another address", commit(as("other", true), accept(as("other", true))));
    await tally.forbid("not verified", commit(as("invited", false), accept(as("invited", false))));
    const more = accepts({
      token: TOKENS.administrator,
      rights: { ...rights, leagues: ["*"] },
      slug,
    });
    await tally.forbid("all leagues", commit(as("invited", true), more(as("invited", true))));
    await tally.allow("right", commit(as("invited", true), accept(as("invited", true))));
    expect(tally.takeWrong()).toEqual([]);
  });

  it("lists nobody as verified who is not", async () => {
    await again();
    const who: Identity = {
      name: "not verified",
      uid: "unverified",
      claims: { email: "unverified@arena.example", email_verified: false },
    };
    const accept = (verified: boolean) =>
      accepts({ token: TOKENS.captain, rights: captain, listed: { ...listed, verified }, slug })(
        who,
      );
    await tally.forbid("as verified", commit(who, accept(true)));
    await tally.allow("as not verified", commit(who, accept(false)));
    expect(tally.takeWrong()).toEqual([]);
  });
});

describe("reading", () => {
  type Reads = Readonly<
    Record<string, readonly [may: readonly Identity[], run: (who: Identity) => Promise<unknown>]>
  >;
  const get = (path: string) => (who: Identity) => getDocFromServer(doc(world.as(who), path));
  const list =
    (name: string, most: number, fields: Readonly<Record<string, string>> = {}) =>
    (who: Identity) =>
      getDocsFromServer(
        query(
          collection(world.as(who), name),
          ...Object.entries(fields).map(([key, value]) => where(key, "==", value)),
          limit(most),
        ),
      );
  const reads: Reads = {
    "an invitation by its token": [everybody, get(`invitations/${TOKENS.expired}`)],
    "an invitation that there is not": [everybody, get("invitations/none")],
    "all invitations": [[owner], list("invitations", 200)],
    "too many invitations": [[], list("invitations", 201)],
    "a league's invitations of captains": [
      admins,
      list("invitations", 200, { league: slug, role: "captain" }),
    ],
    "a league's invitations of administrators": [
      [owner],
      list("invitations", 200, { league: slug, role: "administrator" }),
    ],
    "the switches": [[home, away, third, both, cast.missing, ...admins], get(`captains/${slug}`)],
    "the people": [admins, list(`captains/${slug}/people`, 200)],
    "a person": [admins, get(`captains/${slug}/people/home`)],
    "a report": [[home, both, ...admins], get(`reports/${slug}~a~evening`)],
    "a report of the other side": [[away, ...admins], get(`reports/${slug}~b~evening`)],
    "a league's reports": [admins, list("reports", 200, { league: slug })],
    "too many reports": [[], list("reports", 201, { league: slug })],
    "all reports": [[owner], list("reports", 200)],
    "a request": [[home, away, both, ...admins], get(`captainRequests/${slug}~soon`)],
    "a request about a player": [[home, both, ...admins], get(`captainRequests/${slug}~ours`)],
    "a request that there is not": [
      [home, away, third, both, cast.missing, ...admins],
      get(`captainRequests/${slug}~away`),
    ],
    "a league's requests": [admins, list("captainRequests", 200, { league: slug })],
    "the rights of a captain": [[home, otherAdmin, ...admins], get("admins/home")],
    "an entry of the history that is not there": [
      everybody.filter(
        (who) =>
          ![cast.anonymous, stranger, former, cast.emptied, cast.unknown, cast.listed].includes(
            who as never,
          ),
      ),
      get("history/none"),
    ],
  };
  it.each(Object.entries(reads))("%s", async (what, [may, run]) => {
    await world.seed(storedIn(scene));
    await world.seed({
      [`reports/${slug}~a~evening`]: {
        league: slug,
        fixture: "evening",
        side: "a",
        at: inHours(-1),
      },
      [`reports/${slug}~b~evening`]: {
        league: slug,
        fixture: "evening",
        side: "b",
        at: inHours(-1),
      },
    });
    for (const who of everybody)
      await tally[may.includes(who) ? "allow" : "forbid"](`${what}: ${uidOf(who)}`, () => run(who));
    expect(tally.takeWrong()).toEqual([]);
  });
});
