import Paper from "@mui/material/Paper";
import Stack from "@mui/material/Stack";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import type { Administrator } from "@/data/access";
import { isOwner, type Grant, type Role } from "@/data/identity";
import { useSession } from "@/session/SessionProvider";
import { EmptyState } from "@/ui/EmptyState";
import { FailedRead } from "@/ui/FailedRead";
import type { RightsRequest } from "@/data/requests";
import { everyLeague } from "@/leagues";
import { Invitations } from "../invitations/Invitations";
import { ListSkeleton } from "../parts/ListSkeleton";
import { AdministratorRow } from "./AdministratorRow";
import { useAdministrators } from "./useAdministrators";
import { Section } from "../parts/Section";
import { Ask } from "../parts/Ask";
import { agoOf } from "../parts/ago";
import { roleNames, roleDescriptions } from "./words";
import { LeagueTags } from "./LeagueTags";
import { Person } from "./Person";
import { RoleChoice } from "./RoleChoice";

/** The page of administrators and their roles, with requests for rights and invitations. For owners of the site. */
export function AdministratorsPage() {
  const session = useSession();
  if (session.status !== "signedIn" || !isOwner(session.rights)) {
    return (
      <EmptyState title="For owners only">
        Owners of the site decide who may do what. This account is not one of them.
      </EmptyState>
    );
  }
  return <PeoplePage self={session.account.uid} />;
}

function PeoplePage({ self }: { readonly self: string }) {
  const { task, people, busy, change, access } = useAdministrators();
  const [asked, setAsked] = useState<Administrator | null>(null);
  if (!people) {
    if (task.status !== "failed") return <ListSkeleton label="Loading the administrators" />;
    return <FailedRead state={task} title="Failed to load the administrators." />;
  }
  const { requests, administrators } = people;
  return (
    <Stack spacing={6}>
      <Section
        action={
          <Typography variant="caption">
            {requests.length === 0 ? "No requests" : `${requests.length} waiting`}
          </Typography>
        }
        title="Requests"
      >
        <Paper component="ul" hidden={requests.length === 0} role="list" variant="rows">
          {requests.map((request) => (
            <RequestRow
              busy={busy.has(request.uid)}
              has={administrators.find(({ uid }) => uid === request.uid) ?? null}
              key={request.uid}
              onGrant={(given) =>
                void change(
                  request.uid,
                  `${request.name || request.email} has been granted rights`,
                  () => access.grant(request, given),
                )
              }
              onRefuse={() =>
                void change(request.uid, `The request of ${request.email} was refused`, () =>
                  access.refuse(request),
                )
              }
              request={request}
            />
          ))}
        </Paper>
      </Section>
      <Invitations of={null} />
      <Section title="Who may do what">
        <Paper component="ul" role="list" variant="rows">
          {administrators.map((one) => (
            <AdministratorRow
              administrator={one}
              busy={busy.has(one.uid)}
              isSelf={one.uid === self}
              key={one.uid}
              onLeagues={(chosen) =>
                void change(one.uid, `${one.name || one.email}: leagues saved`, () =>
                  access.change(one.uid, { role: one.role, leagues: chosen }),
                )
              }
              onRevoke={() => setAsked(one)}
              onRole={(role) =>
                void change(one.uid, `${one.name || one.email}: ${roleNames[role]}`, () =>
                  access.change(one.uid, { role, leagues: one.leagues }),
                )
              }
            />
          ))}
        </Paper>
      </Section>
      <Box component="dl" sx={roles}>
        {roleDescriptions.map(({ role, text }) => (
          <div key={role}>
            <dt>{roleNames[role]}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </Box>
      <RevokeDialog
        administrator={asked}
        onClose={() => setAsked(null)}
        onRevoke={(one) => {
          setAsked(null);
          void change(one.uid, `${one.name || one.email} no longer has any rights`, () =>
            access.revoke(one.uid),
          );
        }}
      />
    </Stack>
  );
}

const roles = {
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 240px), 1fr))",
  gap: 4,
  "& dt": { fontWeight: 700 },
  "& dd": { color: "text.secondary" },
};

interface RevokeDialogProps {
  /** The administrator whose rights would be revoked; null while the dialog is closed. */
  readonly administrator: Administrator | null;
  readonly onClose: () => void;
  readonly onRevoke: (administrator: Administrator) => void;
}

/** A dialog that asks before an administrator's rights are revoked. The safe answer has the focus. */
function RevokeDialog({ administrator, onClose, onRevoke }: RevokeDialogProps) {
  // The last administrator, so that the text stays while the dialog fades out.
  const [last, setLast] = useState(administrator);
  if (administrator && administrator !== last) setLast(administrator);
  if (!last) return null;
  const who = last.name || last.email;
  return (
    <Ask
      action="Revoke"
      isDangerous
      onAct={() => onRevoke(last)}
      onClose={onClose}
      open={administrator !== null}
      safe="Keep"
      says={`${who} can no longer save anything. What they have saved stays. They can ask for rights again.`}
      title={`Revoke the rights of ${who}?`}
    />
  );
}

interface RequestRowProps {
  readonly request: RightsRequest;
  /** The rights that the person has already; null if none. */
  readonly has: Administrator | null;
  readonly busy: boolean;
  readonly onGrant: (given: Pick<Grant, "role" | "leagues">) => void;
  readonly onRefuse: () => void;
}

/** A request for rights, which an owner grants with a league and a role, or refuses. */
function RequestRow({ request, has, busy, onGrant, onRefuse }: RequestRowProps) {
  const [role, setRole] = useState<Role>(has && has.role !== "captain" ? has.role : "scorer");
  const [league, setLeague] = useState(request.league);
  const { name, email, verified, at } = request;
  const known = [...new Set([...(has?.leagues ?? []), league])];
  const given = known.includes("*") ? ["*"] : known;
  const who = name || email;
  return (
    <Box component="li" sx={row}>
      <Person email={email} name={name}>
        {` · e-mail ${verified ? "confirmed" : "not confirmed"}`}
        {at !== null && ` · ${agoOf(at)}`}
      </Person>
      {has && <LeagueTags slugs={has.leagues} />}
      <Stack component="span" direction="row" spacing={2} sx={{ alignItems: "end" }}>
        <TextField
          fullWidth={false}
          label="League"
          onChange={({ target }) => setLeague(target.value)}
          select
          size="small"
          slotProps={{ select: { native: true }, htmlInput: { "aria-label": `League for ${who}` } }}
          value={league}
        >
          {everyLeague().map(({ slug, name: called }) => (
            <option key={slug} value={slug}>
              {called}
            </option>
          ))}
          <option value="*">All leagues</option>
        </TextField>
        <RoleChoice label={`Role for ${who}`} onChoose={setRole} role={role} />
        <Button
          aria-label={`Grant ${who}`}
          disabled={busy}
          onClick={() => onGrant({ role, leagues: given })}
          variant="contained"
        >
          Grant
        </Button>
        <Button aria-label={`Refuse ${who}`} disabled={busy} onClick={onRefuse}>
          Refuse
        </Button>
      </Stack>
    </Box>
  );
}

const row = {
  display: "grid",
  gap: "12px 16px",
  alignItems: "center",
  padding: "12px 16px",
  "@media (min-width: 68.75em)": { gridTemplateColumns: "minmax(0, 1fr) auto auto" },
};
