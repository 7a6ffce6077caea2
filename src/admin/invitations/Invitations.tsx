import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useCallback, useState } from "react";
import {
  offerOf,
  stateOfInvitation,
  type Invitation,
  type InvitationState,
} from "@/data/captains/invitations";
import { useLastRead, useRead } from "@/data/useRead";
import { dayInWords, dayOf } from "@/domain/day";
import { serverNow } from "@/domain/serverTime";
import { useConnection } from "@/session/ConnectionProvider";
import { Chip } from "@/ui/Chip";
import { FailedRead } from "@/ui/FailedRead";
import { arena } from "@arena/arena";
import { Section } from "../parts/Section";
import { attempt } from "../save/saveNotices";
import { InviteButton } from "./InviteButton";
import { ShownInvitation } from "./ShownInvitation";

interface InvitationsProps {
  /** The slug of the league; null for all invitations, which only owners see. */
  readonly of: string | null;
}

/** The list of invitations, with a button to invite a person. */
export function Invitations({ of }: InvitationsProps) {
  const { invitations } = useConnection();
  const run = useCallback(() => invitations.invitations(of), [invitations, of]);
  const task = useRead(run);
  const listed = useLastRead(task);
  const [shown, setShown] = useState<Invitation | null>(null);
  const takeBack = async ({ token }: Invitation) => {
    await attempt({
      run: () => invitations.takeBack(token),
      done: "The invitation was taken back.",
      conflict: "Somebody accepted it a moment ago.",
      failed: (reason) => `The invitation could not be taken back: ${reason}`,
    });
    task.again();
  };
  return (
    <Section
      action={
        <InviteButton onInvited={task.again} variant="contained">
          Invite
        </InviteButton>
      }
      title="Invitations"
    >
      {task.status === "failed" && (
        <FailedRead state={task} title="The invitations could not be loaded." />
      )}
      {listed?.length === 0 && (
        <Typography color="textSecondary">
          No invitations. An invitation is a link for one person, valid for seven days.
        </Typography>
      )}
      <Paper component="ul" hidden={!listed || listed.length === 0} role="list" variant="rows">
        {listed?.map((one) => (
          <InvitationRow
            invitation={one}
            key={one.token}
            onShow={() => setShown(one)}
            onTakeBack={() => void takeBack(one)}
          />
        ))}
      </Paper>
      {shown && <ShownInvitation invitation={shown} onClose={() => setShown(null)} />}
    </Section>
  );
}

const stateNames: Readonly<Record<Exclude<InvitationState, "open">, string>> = {
  used: "Accepted",
  withdrawn: "Taken back",
  expired: "Expired",
};

interface InvitationRowProps {
  readonly invitation: Invitation;
  readonly onShow: () => void;
  readonly onTakeBack: () => void;
}

/** A row of one invitation: its offer and its end; while it is open, buttons to show its link and to take it back. */
function InvitationRow({ invitation, onShow, onTakeBack }: InvitationRowProps) {
  const [now] = useState(serverNow);
  const state = stateOfInvitation(invitation, now);
  const { email, note, byName, until } = invitation;
  const offer = offerOf(invitation);
  const day = dayOf(until, arena.timeZone);
  return (
    <li>
      <Stack>
        <strong>{offer}</strong>
        <Typography variant="caption">
          {[
            email,
            byName && `by ${byName}`,
            state === "open" && day && `until ${dayInWords(day).dated}`,
            note,
          ]
            .filter(Boolean)
            .join(" · ")}
        </Typography>
      </Stack>
      {state === "open" ? (
        <Stack direction="row" spacing={2}>
          <Button aria-label={`Show the link for ${offer}`} onClick={onShow} variant="text">
            Show
          </Button>
          <Button aria-label={`Take back: ${offer}`} onClick={onTakeBack} variant="text">
            Take back
          </Button>
        </Stack>
      ) : (
        <Chip>{stateNames[state]}</Chip>
      )}
    </li>
  );
}
