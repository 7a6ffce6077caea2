import Button, { type ButtonProps } from "@mui/material/Button";
import { useState, useCallback } from "react";
import {
  type Invitation,
  invitationLimits,
  invitedRoles,
  type InvitedRole,
} from "@/data/captains/invitations";
import { useSession } from "@/session/SessionProvider";
import { useLeague } from "@/ui/leagueContext";
import { ShownInvitation } from "./ShownInvitation";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { ALL_LEAGUES, mayInvite } from "@/data/captains/invite";
import { asFailure } from "@/data/failure";
import type { Grant } from "@/data/identity";
import { valueOf } from "@/data/readState";
import { useRead } from "@/data/useRead";
import { limits } from "@/domain/limits";
import { compareNames } from "@/domain/names";
import { everyLeague, leagueBySlug } from "@/leagues";
import { useConnection } from "@/session/ConnectionProvider";
import { roleNames } from "../administrators/words";
import { FailedRead } from "@/ui/FailedRead";
import { Ask } from "../parts/Ask";

/** The same pattern for an e-mail address as in the security rules. */
const addressPattern = /^[^@\s]+@[^@\s]+$/;

interface InviteDialogProps {
  /** The rights of the inviting user. */
  readonly rights: Grant;
  /** The slug of the league that is chosen at first. */
  readonly league: string;
  /** The id of the club that is chosen at first; '' for none. */
  readonly club: string;
  readonly onInvited: (invitation: Invitation) => void;
  readonly onClose: () => void;
}

/** A dialog for a new invitation: role, league, the club of a captain, and a few words. */
function InviteDialog(props: InviteDialogProps) {
  const { rights, league: givenLeague, onInvited, onClose } = props;
  const { invitations } = useConnection();
  const [role, setRole] = useState<InvitedRole>("captain");
  const [slug, setSlug] = useState(givenLeague);
  const [club, setClub] = useState(props.club);
  const [email, setEmail] = useState("");
  const [note, setNote] = useState("");
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const clubsRead = useClubRecords(slug);
  const clubs = (valueOf(clubsRead) ?? []).toSorted((a, b) => compareNames(a.name, b.name));
  const leagues = [
    ...everyLeague().map(({ slug: value, name }) => ({ value, name })),
    ...(role === "captain" ? [] : [{ value: ALL_LEAGUES, name: "All leagues" }]),
  ].filter(({ value }) => mayInvite(rights, { role, league: value }));
  const chosen = clubs.find(({ id }) => id === club);
  const offered = invitedRoles.filter((one) =>
    mayInvite(rights, { role: one, league: givenLeague }),
  );
  // Administrators can change everything, so their invitation is tied to an e-mail address and useless to others.
  const needsEmail = role === "administrator";
  const isOff =
    (role === "captain" && !chosen) || (needsEmail && !addressPattern.test(email.trim()));

  const invite = async () => {
    setBusy(true);
    setProblem("");
    try {
      const isCaptain = role === "captain";
      const invitation = await invitations.invite({
        role,
        league: slug,
        leagueName: leagueBySlug(slug)?.name ?? "all leagues",
        club: isCaptain ? club : "",
        clubName: isCaptain ? (chosen?.name ?? "") : "",
        email: needsEmail ? email : "",
        note: note.trim(),
        byName: rights.name,
      });
      onInvited(invitation);
    } catch (thrown) {
      setProblem(asFailure(thrown).message);
      setBusy(false);
    }
  };

  const native = { select: { native: true } } as const;
  return (
    <Ask
      action="Create the invitation"
      busy={busy && "Creating…"}
      isForm
      isOff={isOff}
      onAct={() => void invite()}
      onClose={onClose}
      problem={problem}
      safe="Cancel"
      title="Invite somebody"
    >
      <Stack spacing={3}>
        <TextField
          label="As"
          onChange={({ target }) => {
            const next = offered.find((one) => one === target.value);
            if (next) setRole(next);
            if (next === "captain" && slug === ALL_LEAGUES) setSlug(givenLeague);
          }}
          select
          slotProps={native}
          value={role}
        >
          {offered.map((one) => (
            <option key={one} value={one}>
              {roleNames[one]}
            </option>
          ))}
        </TextField>
        <TextField
          label="League"
          onChange={({ target }) => {
            setSlug(target.value);
            setClub("");
          }}
          select
          slotProps={native}
          value={slug}
        >
          {leagues.map(({ value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </TextField>
        {role === "captain" && clubsRead.status === "failed" && (
          <FailedRead state={clubsRead} title="Failed to load clubs." />
        )}
        {role === "captain" && clubsRead.status !== "failed" && (
          <TextField
            // Only clubs with a record can have captains. Clubs that are only in src/arena/leagues are not offered.
            helperText={
              clubsRead.status === "loading"
                ? "Loading the clubs"
                : clubs.length === 0 && "No club has a record yet: add clubs first"
            }
            label="Club"
            onChange={({ target }) => setClub(target.value)}
            select
            slotProps={native}
            value={club}
          >
            <option value="">Choose a club</option>
            {clubs.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </TextField>
        )}
        {needsEmail && (
          <TextField
            helperText="Only an account with this address can accept, once the address is confirmed"
            label="Their email"
            onChange={({ target }) => setEmail(target.value)}
            slotProps={{ htmlInput: { maxLength: limits.url } }}
            type="email"
            value={email}
          />
        )}
        <TextField
          label="A few words (optional)"
          multiline
          onChange={({ target }) => setNote(target.value)}
          slotProps={{ htmlInput: { maxLength: invitationLimits.note } }}
          value={note}
        />
      </Stack>
    </Ask>
  );
}

/** Loads the club records of a league. */
function useClubRecords(slug: string) {
  const { store } = useConnection();
  const run = useCallback(async () => {
    const league = leagueBySlug(slug);
    return league ? (await store.list(league, "teams")).records : [];
  }, [store, slug]);
  return useRead(run);
}

interface InviteButtonProps extends Pick<ButtonProps, "variant" | "aria-label" | "children"> {
  /** The id of the club whose captain is invited; absent if the dialog has to ask. */
  readonly club?: string;
  /** Called when an invitation was made and the dialog with its link was closed. */
  readonly onInvited: () => void;
}

/** A button that opens the dialog for a new invitation, then shows its link. Hidden from users without rights. */
export function InviteButton({ club = "", onInvited, ...button }: InviteButtonProps) {
  const league = useLeague();
  const session = useSession();
  const [isAsking, setIsAsking] = useState(false);
  const [invitation, setInvitation] = useState<Invitation | null>(null);
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
          onInvited={(created) => {
            setIsAsking(false);
            setInvitation(created);
          }}
          rights={rights}
        />
      )}
      {invitation && (
        <ShownInvitation
          invitation={invitation}
          onClose={() => {
            setInvitation(null);
            onInvited();
          }}
        />
      )}
    </>
  );
}
