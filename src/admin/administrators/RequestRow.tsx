import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import type { Administrator } from "@/data/access";
import type { Grant, Role } from "@/data/identity";
import type { RightsRequest } from "@/data/requests";
import { everyLeague } from "@/leagues";
import { agoOf } from "../parts/ago";
import { LeagueTags } from "./LeagueTags";
import { Person } from "./Person";
import { RoleChoice } from "./RoleChoice";

interface RequestRowProps {
  readonly request: RightsRequest;
  /** What the person may do already; null without any rights. */
  readonly has: Administrator | null;
  readonly busy: boolean;
  readonly onGrant: (given: Pick<Grant, "role" | "leagues">) => void;
  readonly onRefuse: () => void;
}

/** Somebody who asks for rights: granted with league and role, or refused. */
export function RequestRow({ request, has, busy, onGrant, onRefuse }: RequestRowProps) {
  const [role, setRole] = useState<Role>(has?.role ?? "scorer");
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
