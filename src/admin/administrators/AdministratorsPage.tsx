import Paper from "@mui/material/Paper";
import Stack from "@mui/material/Stack";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { Administrator } from "@/data/access";
import { isOwner } from "@/data/identity";
import { useSession } from "@/session/SessionProvider";
import { EmptyState } from "@/ui/EmptyState";
import { FailedRead } from "@/ui/FailedRead";
import { ListSkeleton } from "../parts/ListSkeleton";
import { AdministratorRow } from "./AdministratorRow";
import { RequestRow } from "./RequestRow";
import { RevokeDialog } from "./RevokeDialog";
import { useAdministrators } from "./useAdministrators";
import { Section } from "../parts/Section";
import { roleNames, roleWords } from "./words";

/** Who may what, and who asks to: for owners of the site. */
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
              busy={busy === request.uid}
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
      <Section title="Who may do what">
        <Paper component="ul" role="list" variant="rows">
          {administrators.map((one) => (
            <AdministratorRow
              administrator={one}
              busy={busy === one.uid}
              isSelf={one.uid === self}
              key={one.uid}
              onLeagues={(leagues) =>
                void change(one.uid, `${one.name || one.email}: leagues changed`, () =>
                  access.change(one.uid, { role: one.role, leagues }),
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
        {roleWords.map(({ role, text }) => (
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
