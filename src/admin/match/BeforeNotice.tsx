import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useCallback, useState } from "react";
import { AdminIcon } from "../parts/AdminIcon";
import type { FormContext } from "../kind/formContext";
import { useFormMatch } from "../line-up/formMatch";
import { MatchOfficials } from "../officials/MatchOfficials";
import { StageNotice } from "../results/StageNotice";
import { PrintMatch } from "./PrintMatch";

/** The notes above the form of a fixture: its stage, suspended players, officials, and a button for team sheets. */
export function BeforeNotice({ around }: { readonly around: FormContext }) {
  const { match, squadOf, isBanned } = useFormMatch();
  const [isPrinting, setPrinting] = useState(false);
  const done = useCallback(() => setPrinting(false), []);
  const stored = around.fixtures.find(({ id }) => id === around.id);
  const missing = [match.teamA, match.teamB].flatMap((team) =>
    squadOf(team.trim())
      .filter(({ id, name }) => isBanned(team, name, id))
      .map(({ name }) => `${name} (${team})`),
  );
  return (
    <>
      <StageNotice around={around} />
      {missing.length > 0 && <Alert severity="warning">Suspended: {missing.join(", ")}</Alert>}
      {stored && (
        <Stack direction="row" spacing={3}>
          <MatchOfficials fixture={stored} />
          <Button
            onClick={() => setPrinting(true)}
            startIcon={<AdminIcon name="print" />}
            type="button"
          >
            Print team sheets
          </Button>
        </Stack>
      )}
      {stored && isPrinting && <PrintMatch fixture={stored} onDone={done} />}
    </>
  );
}
