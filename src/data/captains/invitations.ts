import { DAY } from "@/domain/durations";
import { readMoment, readParagraphs, readText } from "@/domain/reading";
import type { RawDocument } from "../documents";
import type { LeaguePerson } from "./captains";

/** Collection of invitations: `invitations/{token}`. Anybody who knows the token may read its invitation. */
export const INVITATIONS = "invitations";

/** The roles that an invitation can offer. */
export const invitedRoles = ["captain", "scorer", "administrator"] as const;
export type InvitedRole = (typeof invitedRoles)[number];

/** The stored states of an invitation. An open invitation expires at its `until`. */
const invitationStates = ["open", "used", "withdrawn"] as const;
type StoredState = (typeof invitationStates)[number];

/** The token of an invitation: 128 random bits as 22 characters of base64url, so that a link can carry it. */
export const tokenPattern = /^[A-Za-z0-9_-]{22}$/;

export const invitationLimits = {
  /** An invitation is valid for this many days. */
  days: 7,
  /** An invitation is deleted this many days after it ended. */
  keptDays: 30,
  note: 300,
} as const;

/** An invitation that is not created yet: what it offers, and to whom. */
export interface NewInvitation {
  readonly role: InvitedRole;
  /** The slug of the league; "*" for all leagues, if an owner invites an administrator or scorer. */
  readonly league: string;
  readonly leagueName: string;
  /** The id of the captain's club; "" for other roles. `clubName` is its name. */
  readonly club: string;
  readonly clubName: string;
  /** The e-mail address that an administrator's account must have, in lower case; "" for any address. */
  readonly email: string;
  readonly note: string;
  /** The name of the person who invites. */
  readonly byName: string;
}

/** An invitation in the database. */
export interface Invitation extends NewInvitation {
  readonly token: string;
  /** The uid of the account that sent the invitation. */
  readonly by: string;
  /** Server time in epoch milliseconds; null if unknown. */
  readonly at: number | null;
  /** The invitation expires at this moment, in epoch milliseconds. */
  readonly until: number;
  readonly state: StoredState;
}

/**
 * Reads an invitation from its document; null if this version does not know its role or state, or if a field is
 * missing.
 */
export function invitationIn(token: string, stored: RawDocument): Invitation | null {
  const role = invitedRoles.find((one) => one === stored["role"]);
  const state = invitationStates.find((one) => one === stored["state"]);
  const league = readText(stored["league"]);
  const club = readText(stored["club"]);
  const until = readMoment(stored["until"]);
  if (!role || !state || league === "" || until === null) return null;
  if ((role === "captain") !== (club !== "")) return null;
  return {
    token,
    role,
    league,
    leagueName: readText(stored["leagueName"]),
    club,
    clubName: readText(stored["clubName"]),
    email: readText(stored["email"]).toLowerCase(),
    note: readParagraphs(stored["note"]),
    byName: readText(stored["byName"]),
    by: readText(stored["by"]),
    at: readMoment(stored["at"]),
    until,
    state,
  };
}

/** The state of an invitation at a given moment. */
export type InvitationState = StoredState | "expired";

/** Returns the current state of an invitation. @param now the server's time in epoch milliseconds */
export const stateOfInvitation = (
  { state, until }: Pick<Invitation, "state" | "until">,
  now: number,
): InvitationState => (state === "open" && now >= until ? "expired" : state);

/**
 * Returns the document of a new invitation, without its author and time.
 * @param now the server's time in epoch milliseconds
 */
export function invitationDocument(
  { club, clubName, email, ...others }: NewInvitation,
  now: number,
): RawDocument {
  return {
    ...others,
    ...(club !== "" && { club, clubName }),
    ...(email !== "" && { email: email.trim().toLowerCase() }),
    until: new Date(now + invitationLimits.days * DAY),
    state: "open",
  };
}

/** Describes what an invitation offers, as in "captain of Kingsway Rovers in MLS football". */
export const offerOf = ({
  role,
  clubName,
  leagueName,
}: Pick<Invitation, "role" | "clubName" | "leagueName">): string =>
  role === "captain" ? `captain of ${clubName} in ${leagueName}` : `${role} of ${leagueName}`;

/** Whether an invitation ended long enough ago to be deleted. @param now the server's time in epoch milliseconds */
export const isDueForDeletion = ({ until }: Pick<Invitation, "until">, now: number): boolean =>
  now >= until + invitationLimits.keptDays * DAY;

/** Returns a new random token. */
export function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/**
 * Creates, withdraws and accepts invitations, and removes rights that came from one. Every promise settles within 15
 * seconds.
 */
export interface Invitations {
  /**
   * Returns the newest invitations of a league to captains and scorers, newest first; if `league` is null those of the
   * whole site, for owners.
   * @throws DataFailure
   */
  invitations(league: string | null): Promise<readonly Invitation[]>;
  /** @throws DataFailure */
  invite(offer: NewInvitation): Promise<Invitation>;
  /** Withdraws an open invitation; repeating this is safe. @throws DataFailure */
  takeBack(token: string): Promise<void>;
  /**
   * Grants the signed-in account the rights that the invitation offers. Repeating this is safe.
   * @param name the person's name, used if the account has no rights yet
   * @throws DataFailure 'notFound' if the invitation is not open, 'denied' if the account has to ask an owner
   */
  accept(invitation: Pick<Invitation, "token">, name: string): Promise<void>;
  /** Removes the rights of a captain or scorer in a league, from the next save on. @throws DataFailure */
  revoke(league: string, person: LeaguePerson): Promise<void>;
}
