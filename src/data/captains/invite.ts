import { isOwner, mayAdminister, type Rights } from "../identity";
import type { InvitedRole } from "./invitations";

/** Used in place of a league's slug in an invitation to all leagues. */
export const ALL_LEAGUES = "*";

/**
 * Whether an account may send this invitation. Owners may invite to any role, a league's administrators only its
 * scorers and captains.
 */
export function mayInvite(
  rights: Rights,
  { role, league }: { readonly role: InvitedRole | (string & {}); readonly league: string },
): boolean {
  if (isOwner(rights)) return true;
  const isTheirs = role === "scorer" || role === "captain";
  return isTheirs && league !== ALL_LEAGUES && mayAdminister(rights, league);
}
