import { readMap } from "@/domain/reading";
import type { RawDocument } from "../documents";
import type { Rights } from "../identity";
import { rightsIn } from "../rights";
import { ALL_LEAGUES } from "./invite";
import type { Invitation } from "./invitations";

type Offer = Pick<Invitation, "token" | "role" | "league" | "club">;

/** Whether an account with these rights can accept the invitation. An account with another role has to ask an owner. */
export const canAccept = ({ role }: Pick<Offer, "role">, rights: Rights): boolean =>
  rights === null || role === "captain" || rights.role === role;

/**
 * Returns the rights of an account after it accepts an invitation, without `version` and `change`; null if it has to
 * ask an owner.
 */
export function acceptance(
  invitation: Offer,
  stored: RawDocument | null,
  { email, name }: { readonly email: string; readonly name: string },
): RawDocument | null {
  const { role, league, club, token } = invitation;
  if (!canAccept(invitation, stored && rightsIn(stored))) return null;
  const { version: _version, updatedAt: _at, change: _change, ...kept } = stored ?? {};
  const before = stored ? kept : { email, ...(name !== "" && { name }) };
  const leagues = Array.isArray(kept["leagues"]) ? kept["leagues"] : [];
  if (role === "captain")
    return {
      ...before,
      leagues,
      ...(stored ? {} : { role }),
      captainOf: { ...readMap(kept["captainOf"]), [league]: club },
      invited: token,
    };
  const covered = leagues.includes(league) || leagues.includes(ALL_LEAGUES);
  return {
    ...before,
    ...(stored || role === "administrator" ? {} : { role }),
    leagues: covered ? leagues : [...leagues, league],
    invited: token,
  };
}
