import { DAY } from "@/domain/durations";
import { readMoment, readParagraphs, readText } from "@/domain/reading";
import type { RawDocument } from "../documents";
import type { LeaguePerson } from "./captains";

/** Where invitations are: `invitations/{token}`. Anybody who knows the token may read one. */
export const INVITATIONS = "invitations";

/** The roles that somebody can be invited to. */
export const invitedRoles = ["captain", "scorer", "administrator"] as const;
export type InvitedRole = (typeof invitedRoles)[number];

/** The stored state of an invitation. An open one ends at its `until`. */
const invitationStates = ["open", "used", "withdrawn"] as const;
type StoredState = (typeof invitationStates)[number];

/** 128 random bits, as a link carries them: 22 characters of base64url. */
export const tokenPattern = /^[A-Za-z0-9_-]{22}$/;

export const invitationLimits = {
  /** Days for which one is valid. */
  days: 7,
  /** Days after its end after which it is deleted. */
  keptDays: 30,
  note: 300,
} as const;

/** What an invitation offers, and to whom. */
export interface NewInvitation {
  readonly role: InvitedRole;
  /** The slug of its league; '*' for all of them, for administrators and scorers whom an owner invites. */
  readonly league: string;
  readonly leagueName: string;
  /** The id of a captain's club, and its name; '' for other roles. */
  readonly club: string;
  readonly clubName: string;
  /** The address that an administrator's account must have, in small letters; '' for any. */
  readonly email: string;
  readonly note: string;
  /** The name of the person who invites. */
  readonly byName: string;
}

/** An invitation that was made. */
export interface Invitation extends NewInvitation {
  readonly token: string;
  /** The uid of the inviting account. */
  readonly by: string;
  /** Server time in epoch milliseconds. */
  readonly at: number | null;
  /** From then on nobody can accept it, in epoch milliseconds. */
  readonly until: number;
  readonly state: StoredState;
}

/** The invitation in a document; null where it offers nothing that this version knows. */
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

/** The state of an invitation at a moment. */
export type InvitationState = StoredState | "expired";

/** Its state now. @param now the server's time in epoch milliseconds */
export const stateOfInvitation = (
  { state, until }: Pick<Invitation, "state" | "until">,
  now: number,
): InvitationState => (state === "open" && now >= until ? "expired" : state);

/** The stored keys of an invitation, without its author and time. @param now the server's time */
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

/** What an invitation offers: "captain of Kingsway Rovers in MLS football". */
export const offerOf = ({
  role,
  clubName,
  leagueName,
}: Pick<Invitation, "role" | "clubName" | "leagueName">): string =>
  role === "captain" ? `captain of ${clubName} in ${leagueName}` : `${role} of ${leagueName}`;

/** Whether it ended so long ago that it may be deleted. @param now the server's time in epoch milliseconds */
export const isDueForDeletion = ({ until }: Pick<Invitation, "until">, now: number): boolean =>
  now >= until + invitationLimits.keptDays * DAY;

/** A new token. */
export function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** Makes, ends and accepts invitations, and ends rights that came from one. Every promise settles within 15 seconds. */
export interface Invitations {
  /** Those of a league for captains and scorers, newest first; without one all of them, for owners. @throws DataFailure */
  invitations(league: string | null): Promise<readonly Invitation[]>;
  /** @throws DataFailure */
  invite(offer: NewInvitation): Promise<Invitation>;
  /** Ends an open invitation; repeating it is safe. @throws DataFailure */
  takeBack(token: string): Promise<void>;
  /**
   * Gives the account that is signed in what the invitation offers. Repeating it is safe.
   * @param name what the person is called, where the account has no rights yet
   * @throws DataFailure 'notFound' for one that is not open, 'denied' where an owner has to be asked
   */
  accept(invitation: Pick<Invitation, "token">, name: string): Promise<void>;
  /** Takes the rights of a captain or scorer in a league, from their next save on. @throws DataFailure */
  revoke(league: string, person: LeaguePerson): Promise<void>;
}
