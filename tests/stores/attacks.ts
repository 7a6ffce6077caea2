import { isShort } from "../harness/forms";
import { storedLeague } from "../rules/leagueScene";
import {
  collections,
  CUP,
  openedCollections,
  poloLeague,
  POLO,
  type Collection,
} from "../rules/registry";
import type { Identity } from "../rules/rulesEmulator";
import { sheetDocument, type Fields } from "../rules/save";
import { attackRows } from "./attackRows";
import {
  administrator,
  stranger,
  theOwner,
  withEmail,
  type Documents,
  type Right,
} from "./rightsScene";

/** The attacks on one league, as the table of rights has them: its own people try, an administrator of another, and strangers. */
function attacksOn(
  slug: string,
  collectionsOf: readonly Collection[],
  given: Documents = {},
): readonly Right[] {
  const [ofIt, scoring, elsewhere] = [
    withEmail({ name: "its administrator", uid: `${slug}-own`, admin: { leagues: [slug] } }),
    withEmail({
      name: "its scorer",
      uid: `${slug}-scorer`,
      admin: { leagues: [slug], role: "scorer" },
    }),
    slug === "mls"
      ? withEmail({ name: "another’s administrator", uid: "other", admin: { leagues: ["mbl"] } })
      : administrator,
  ];
  const roles = [stranger, elsewhere, scoring, ofIt, theOwner];
  const admins = roles.flatMap(({ uid, admin }): [string, Fields][] =>
    uid && admin ? [[`admins/${uid}`, { email: `${uid}@arena.example`, ...admin }]] : [],
  );
  const people: Documents = Object.fromEntries(admins);
  const may = [ofIt, theOwner];
  const tellers: readonly Identity[] = roles.filter(({ admin }) => admin !== undefined);
  const before = { ...people, [`published/${slug}`]: sheetDocument(), ...given };
  const place = { slug, collections: collectionsOf, may, tellers };
  return attackRows(place).map(([what, able, writes, stored]) => ({
    what: `${slug}, ${what}`,
    may: roles.filter((one) => able.includes(one)),
    writes,
    given: { ...before, ...stored },
    roles,
  }));
}

const builtIn = (slug: string) => {
  const own = collections.filter(({ league }) => league.slug === slug);
  return attacksOn(slug, own);
};

/** On a built-in league of football, and on one that was opened in the app: in `npm test` a few of each. */
export const attacks: readonly Right[] = [
  ...builtIn("mls"),
  ...attacksOn(CUP, openedCollections, { [`leagues/${CUP}`]: storedLeague }),
].filter((_, at) => !isShort || at % 5 === 0);

/** On a built-in league of meets instead of matches, and on an opened one whose sport its owner named. */
export async function attacksOfOtherSports(): Promise<readonly Right[]> {
  const said = { score: "base=goals;parts=quarters", settings: "called=Water polo" };
  const polo = await poloLeague(said);
  const record = { ...storedLeague, sport: "other", ...said };
  return [...builtIn("mal"), ...attacksOn(POLO, polo, { [`leagues/${POLO}`]: record })];
}
