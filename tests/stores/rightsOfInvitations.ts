import {
  accepts,
  invitationIn,
  scorerInvitation,
  TOKENS,
  uidOf,
  type Cast,
  type Scene,
} from "../rules/captainScene";
import { rightsWrites } from "../rules/roleScene";
import type { Identity } from "../rules/rulesEmulator";
import { NOW, type Fields, type Write } from "../rules/save";
import { set, type Documents, type Right, type Row } from "./rightsScene";

/** A line of the table as an operation. @param roles who tries, where not everybody does */
export const rightOf =
  (roles?: readonly Identity[]) =>
  ([what, may, writes, given]: Row): Right => ({
    what,
    may,
    writes,
    ...(given && { given }),
    ...(roles && { roles }),
  });

/** Of the table of rights (rightsOfCaptains.ts): who invites, who accepts, and who takes rights away. */
export function rightsOfInvitations(scene: Scene, cast: Cast, stored: Documents): readonly Right[] {
  const { slug } = scene;
  const { home, away, third, both, admin, chief, owner, stranger, scoring, former } = cast;
  const admins: readonly Identity[] = [admin, chief, owner];
  const rightsOf = (who: Identity): Fields => stored[`admins/${uidOf(who)}`] ?? {};
  const person = (role: string, club: string): Fields => ({ role, club });
  const captain = { leagues: [], role: "captain", captainOf: { [slug]: "rovers" } };
  const open = (token: string) =>
    accepts({ token, rights: captain, listed: person("captain", "rovers"), slug });
  const scores = (rights: Fields = { leagues: [slug], role: "scorer" }) =>
    accepts({ token: TOKENS.scorer, rights, listed: person("scorer", ""), slug });
  const administers = () =>
    accepts({
      token: TOKENS.administrator,
      rights: { leagues: [slug], role: "administrator" },
      slug,
    });
  const unverified: Identity = {
    ...stranger,
    name: "stranger whose address is not confirmed",
    claims: { ...stranger.claims, email_verified: false },
  };
  const strangers: readonly Identity[] = [stranger, former];
  const revokes = (left: Fields | null, more: readonly Write[]) => (who: Identity) => [
    ...rightsWrites("home", left, { stored: rightsOf(home), by: uidOf(who) }),
    ...more,
  ];
  const unlisted: Write = { op: "delete", path: `captains/${slug}/people/home` };
  const invites = (fields: Fields) => (who: Identity) => [
    set(`invitations/${TOKENS.guessed}`, { ...fields, by: uidOf(who), at: NOW }),
  ];
  const ends = (token: string, state: string): Write => ({
    op: "change",
    path: `invitations/${token}`,
    changes: [[["state"], state]],
  });
  const rows: readonly Row[] = [
    // Invitations.
    ["a captain: invite", admins, invites(invitationIn(scene))],
    ["a scorer: invite", admins, invites(scorerInvitation(scene))],
    [
      "an administrator: invite",
      [owner],
      invites(scorerInvitation(scene, { role: "administrator", email: "x@arena.example" })),
    ],
    ["a scorer of all leagues: invite", [owner], invites(scorerInvitation(scene, { league: "*" }))],
    ["an owner: invite", [], invites(scorerInvitation(scene, { role: "owner" }))],
    ["an invitation: take back", admins, () => [ends(TOKENS.captain, "withdrawn")]],
    [
      "an administrator's invitation: take back",
      [owner],
      () => [ends(TOKENS.administrator, "withdrawn")],
    ],
    ["an invitation: end without rights", [], () => [ends(TOKENS.captain, "used")]],
    ["a used invitation: take back", [], () => [ends(TOKENS.used, "withdrawn")]],
    ["a withdrawn invitation: open again", [], () => [ends(TOKENS.withdrawn, "open")]],
    [
      "an open invitation: delete",
      [],
      () => [{ op: "delete", path: `invitations/${TOKENS.captain}` }],
    ],
    [
      "a used invitation: delete",
      [owner],
      () => [{ op: "delete", path: `invitations/${TOKENS.used}` }],
    ],
    // Taking back.
    ["a captain: take back", admins, revokes(null, [unlisted])],
    ["a captain and the list: only the rights", [owner], revokes(null, [])],
    [
      "a captain: another club",
      [],
      revokes({ ...rightsOf(home), captainOf: { [slug]: "trojans" } }, [
        set(`captains/${slug}/people/home`, {
          role: "captain",
          club: "trojans",
          name: "",
          email: "home@arena.example",
          verified: true,
        }),
      ]),
    ],
    [
      "a captain: make an administrator",
      [owner],
      revokes(
        { email: "home@arena.example", leagues: [slug], captainOf: { [slug]: "rovers" } },
        [],
      ),
    ],
    ["a captain in the list alone: take away", [], () => [unlisted]],
    [
      "a scorer: take back",
      admins,
      (who) => [
        ...rightsWrites("scoring", null, { stored: rightsOf(scoring), by: uidOf(who) }),
        { op: "delete", path: `captains/${slug}/people/scoring` },
      ],
    ],
    [
      "an administrator: take back",
      [owner],
      (who) =>
        rightsWrites("other-admin", null, { stored: rightsOf(cast.otherAdmin), by: uidOf(who) }),
    ],
    [
      "an invented person of the list: add",
      [],
      () => [
        set(`captains/${slug}/people/ghost`, {
          role: "captain",
          club: "rovers",
          name: "",
          email: "x",
          verified: true,
        }),
      ],
    ],
  ];
  /** Tried by people without rights: those of others would not be well made. */
  const accepting: readonly Row[] = [
    ["an invitation as captain: accept", strangers, open(TOKENS.captain)],
    ["a used invitation: accept", [], open(TOKENS.used)],
    ["a withdrawn invitation: accept", [], open(TOKENS.withdrawn)],
    ["an expired invitation: accept", [], open(TOKENS.expired)],
    [
      "a guessed invitation: accept",
      [],
      accepts({
        token: TOKENS.guessed,
        rights: captain,
        listed: person("captain", "rovers"),
        slug,
        ends: false,
      }),
    ],
    ["an invitation by somebody without rights: accept", [], open(TOKENS.revoked)],
    [
      "an invitation that stays open: accept",
      [],
      accepts({
        token: TOKENS.captain,
        rights: captain,
        listed: person("captain", "rovers"),
        slug,
        ends: false,
      }),
    ],
    [
      "an invitation without being listed: accept",
      [],
      accepts({ token: TOKENS.captain, rights: captain, slug }),
    ],
    [
      "an invitation for another club: accept",
      [],
      accepts({
        token: TOKENS.captain,
        rights: { ...captain, captainOf: { [slug]: "trojans" } },
        listed: person("captain", "trojans"),
        slug,
      }),
    ],
    [
      "an invitation for a league more: accept",
      [],
      accepts({
        token: TOKENS.captain,
        rights: { ...captain, captainOf: { [slug]: "rovers", mcl: "one" } },
        listed: person("captain", "rovers"),
        slug,
      }),
    ],
    [
      "an invitation as captain for a scorer's rights: accept",
      [],
      accepts({
        token: TOKENS.captain,
        rights: { ...captain, leagues: [slug], role: "scorer" },
        listed: person("scorer", "rovers"),
        slug,
      }),
    ],
    [
      "an invitation as captain for an owner's rights: accept",
      [],
      accepts({
        token: TOKENS.captain,
        rights: { ...captain, leagues: ["*"], role: "owner" },
        listed: person("captain", "rovers"),
        slug,
      }),
    ],
    [
      "an invitation as captain without a role: accept",
      [],
      accepts({
        token: TOKENS.captain,
        rights: { leagues: [], captainOf: { [slug]: "rovers" } },
        listed: person("captain", "rovers"),
        slug,
      }),
    ],
    // Their claims say that they are verified; the address is the one's alone.
    ["an administrator's invitation: accept", [stranger], administers()],
    [
      "an administrator's invitation for another address: accept",
      [],
      administers(),
      {
        [`invitations/${TOKENS.administrator}`]: scorerInvitation(scene, {
          role: "administrator",
          email: "somebody@arena.example",
          by: "owner",
        }),
      },
    ],
    ["an invitation as scorer: accept", strangers, scores()],
    [
      "an invitation as scorer for all leagues: accept",
      [],
      scores({ leagues: ["*"], role: "scorer" }),
    ],
    [
      "an invitation as scorer for an administrator's rights: accept",
      [],
      scores({ leagues: [slug] }),
    ],
    ["an invitation for somebody else: accept", [stranger], () => open(TOKENS.captain)(stranger)],
  ];
  /** Accepted by people who have rights: these stay, and a club or a league is added. */
  const withRights = (token: string, add: (before: Fields) => Fields) => (who: Identity) => {
    const before = rightsOf(who);
    const { email: _email, ...rights } = { ...before, ...add(before) } as Fields;
    const isScorer =
      rights["role"] === "scorer" && (rights["leagues"] as readonly string[]).includes(slug);
    const club = (rights["captainOf"] as Record<string, string> | undefined)?.[slug] ?? "";
    return accepts({
      token,
      before,
      rights,
      listed: isScorer || club !== "" ? person(isScorer ? "scorer" : "captain", club) : null,
      slug,
    })(who);
  };
  const { elsewhere, emptied, otherAdmin } = cast;
  const havingRights = [
    home,
    away,
    third,
    elsewhere,
    emptied,
    both,
    scoring,
    otherAdmin,
    ...admins,
  ];
  const captainToo = withRights(TOKENS.captain, ({ captainOf }) => ({
    captainOf: { ...(captainOf as Fields | undefined), [slug]: "rovers" },
  }));
  const scorerToo = withRights(TOKENS.scorer, ({ leagues }) => ({
    leagues: [...new Set([...(leagues as readonly string[]), slug])],
  }));
  return [
    ...rows.map(rightOf()),
    ...accepting.map(rightOf([cast.anonymous, stranger, former])),
    rightOf([unverified])([
      "an administrator's invitation, not confirmed: accept",
      [],
      administers(),
    ]),
    ...[
      ["with rights, an invitation as captain: accept", havingRights, captainToo] as const,
      ["with rights, an invitation as scorer: accept", [both, scoring], scorerToo] as const,
    ].map(rightOf(havingRights)),
  ];
}
