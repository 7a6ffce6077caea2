import { isOwner, mayAdminister, type Rights } from "../identity";
import type { InvitedRole } from "./invitations";

/** The league of an invitation to all of them. */
export const ALL_LEAGUES = "*";

/** Whether somebody may invite so: owners everybody, administrators of a league its scorers and captains. */
export function mayInvite(
  rights: Rights,
  { role, league }: { readonly role: InvitedRole | (string & {}); readonly league: string },
): boolean {
  if (isOwner(rights)) return true;
  const isTheirs = role === "scorer" || role === "captain";
  return isTheirs && league !== ALL_LEAGUES && mayAdminister(rights, league);
}
