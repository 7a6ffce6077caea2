import { reportLimits } from "@/data/captains/reports";
import { limits } from "@/domain/limits";
import {
  accepts,
  castOf,
  inHours,
  invitationIn,
  lineUpsOf,
  newPlayer,
  reportWrite,
  requestWrite,
  sceneOf,
  storedIn,
  TOKENS,
  uidOf,
} from "./captainScene";
import { leagueWrites, openedRecord, publishedLeague, storedLeague } from "./leagueScene";
import { clear, largestOf, wide, type DearCommit } from "./largest";
import { collectionNamed, CUP } from "./registry";
import { rightsWrites } from "./roleScene";
import type { Identity, RulesEmulator } from "./rulesEmulator";
import { makeSave, NOW, seedOf, storedRecord, writesOf, type Fields, type Write } from "./save";

/** What costs the most of that which is saved beside a league's records: by captains, and by owners (largest.ts). */

const scene = sceneOf(CUP);
const { slug, nameOf } = scene;
const stored: Readonly<Record<string, Fields>> = {
  ...storedIn(scene),
  [`captains/${slug}`]: { on: true, squadsUntil: inHours(24) },
};
const { home, away, admin, stranger, owner } = castOf(scene);

/** The name of the match block of the rules that judges a document. */
export function blockOf(path: string): string {
  const [first = "", , ...below] = path.split("/");
  return below[0] ?? (first.includes("~") ? "name" : first);
}

const { season: _past, ...player } = largestOf(collectionNamed(nameOf("players")));
const { season: _also, day: _day, ...fixture } = largestOf(collectionNamed(nameOf("fixtures")));
const former = (player["formerNames"] as readonly string[]).slice(1);
const squad: Fields = {
  ...player,
  name: wide(limits.name),
  club: "Kingsway Wanderers",
  formerNames: former,
};
const renamed: Fields = {
  name: wide(limits.name - 1),
  formerNames: [...former, squad["name"]],
  club: "Kingsway Rovers",
  jersey: 12,
};
const toCome = { ...fixture, teamA: "Lagoon City", teamB: "Kingsway Rovers", date: inHours(48) };
const [, lineUp] = lineUpsOf(scene);
const { [lineUp]: named, ...unnamed } = toCome as Fields;

/** As many leagues that were opened in the app as an account may have one by one. */
const opened = Array.from({ length: limits.openedLeagues }, (_, at) => `opened-${at}`);
const person = { email: "new@arena.example", name: wide(limits.shortText) };
const unlisted = (who: Identity): Write => ({
  op: "delete",
  path: `captains/${slug}/people/${uidOf(who)}`,
});

/** Commits beside those of a league's records by its administrators, by what they do. */
export function dearestOfOthers(world: RulesEmulator): Readonly<Record<string, DearCommit>> {
  const dear = (
    who: Identity,
    writes: readonly Write[],
    given: Readonly<Record<string, Fields>> = {},
  ): DearCommit => ({
    who,
    writes,
    blocks: [...new Set(writes.map(({ path }) => blockOf(path)))],
    prepare: async () => {
      await clear(
        world,
        writes.map(({ path }) => path),
      );
      await world.seed({ ...stored, ...given });
    },
  });
  const save = (kind: "players" | "fixtures", before: Fields | null, fields: Fields) => {
    const collection = nameOf(kind);
    const told = { collection, id: "one", fields, stored: before, by: uidOf(home) };
    return dear(
      home,
      writesOf(makeSave({ ...told, published: true })),
      seedOf({ [collection]: before ? { one: before } : {} }),
    );
  };
  const whole = { score: "x".repeat(reportLimits.score), note: wide(reportLimits.note) };
  const result = storedRecord({ scoreA: 1, unconfirmed: true });
  const proposals = [72, 73, 74].map(inHours);
  const invitation = { ...invitationIn(scene), note: wide(300), by: uidOf(admin), at: NOW };
  const rights = { leagues: [], role: "captain", captainOf: { [slug]: "rovers" } };
  const listed = { role: "captain", club: "rovers" };
  return {
    "a captain's new player": save("players", null, newPlayer(scene)),
    "a captain's other name of a player": save("players", storedRecord(squad), {
      ...squad,
      ...renamed,
    }),
    "a captain's line-up": save("fixtures", storedRecord(unnamed), { ...unnamed, [lineUp]: named }),
    "a captain's report": dear(home, reportWrite(scene, "awayBegun", "b", whole)(home), {
      [`${nameOf("results")}/awayBegun`]: result,
    }),
    "a captain's wish": dear(
      home,
      requestWrite(scene, "away", { club: "rovers", proposals })(home),
    ),
    "the other captain's answer": dear(away, [
      {
        op: "change",
        path: `captainRequests/${slug}~soon`,
        changes: [[["answer"], "2"]],
      },
    ]),
    "an invitation": dear(admin, [
      { op: "set", path: `invitations/${TOKENS.guessed}`, fields: invitation },
    ]),
    "an invitation as captain that is accepted": dear(
      stranger,
      accepts({ token: TOKENS.captain, rights, listed, slug })(stranger),
    ),
    "an invitation as scorer that is accepted": dear(
      stranger,
      accepts({
        token: TOKENS.scorer,
        rights: { leagues: [slug], role: "scorer" },
        listed: { role: "scorer", club: "" },
        slug,
      })(stranger),
    ),
    "a captain's rights that are taken": dear(admin, [
      ...rightsWrites(uidOf(home), null, { stored: stored["admins/home"] ?? {}, by: uidOf(admin) }),
      unlisted(home),
    ]),
    "an administrator of many leagues": dear(
      owner,
      rightsWrites("new", { ...person, leagues: opened, role: "administrator" }),
      Object.fromEntries(opened.map((one) => [`leagues/${one}`, storedLeague])),
    ),
    "a league that was opened": dear(
      owner,
      leagueWrites({ ...openedRecord, name: wide(20) }, { by: uidOf(owner), stored: storedLeague }),
      { "published/leagues": publishedLeague() },
    ),
  };
}
