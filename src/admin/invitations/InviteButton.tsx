import Button, { type ButtonProps } from "@mui/material/Button";
import { useState } from "react";
import type { Invitation } from "@/data/captains/invitations";
import { useSession } from "@/session/SessionProvider";
import { useLeague } from "@/ui/leagueContext";
import { InviteDialog } from "./InviteDialog";
import { ShownInvitation } from "./ShownInvitation";

interface InviteButtonProps extends Pick<ButtonProps, "variant" | "aria-label" | "children"> {
  /** The id of the club whose captain is invited, where that is known. */
  readonly club?: string;
  /** An invitation was made, and its link was shown. */
  readonly onInvited: () => void;
}

/** Asks whom to invite, then shows the link. Nothing for somebody without rights. */
export function InviteButton({ club = "", onInvited, ...button }: InviteButtonProps) {
  const league = useLeague();
  const session = useSession();
  const [isAsking, setIsAsking] = useState(false);
  const [made, setMade] = useState<Invitation | null>(null);
  const rights = session.status === "signedIn" ? session.rights : null;
  if (!rights) return null;
  return (
    <>
      <Button {...button} onClick={() => setIsAsking(true)} />
      {isAsking && (
        <InviteDialog
          club={club}
          league={league.slug}
          onClose={() => setIsAsking(false)}
          onInvited={(invitation) => {
            setIsAsking(false);
            setMade(invitation);
          }}
          rights={rights}
        />
      )}
      {made && (
        <ShownInvitation
          invitation={made}
          onClose={() => {
            setMade(null);
            onInvited();
          }}
        />
      )}
    </>
  );
}
