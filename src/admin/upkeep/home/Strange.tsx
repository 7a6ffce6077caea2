import { amountOf } from "@/domain/wording";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { asFailure } from "@/data/failure";
import type { StrangeSeason } from "@/data/publication";
import { isOwner } from "@/data/identity";
import { useConnection } from "@/session/ConnectionProvider";
import { useSession } from "@/session/SessionProvider";
import { Bullets } from "../../parts/Bullets";
import { Section } from "../../parts/Section";
import { useLeague } from "@/ui/where";

interface StrangeProps {
  readonly strange: readonly StrangeSeason[];
  readonly onChange: () => void;
}

/** Seasons that records name and the league does not have, and what was published of them in former times. */
export function Strange({ strange, onChange }: StrangeProps) {
  const league = useLeague();
  const { maintenance } = useConnection();
  const session = useSession();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  if (strange.length === 0) return null;
  const copies = strange.flatMap((one) => one.copies);
  const mayRemove = session.status === "signedIn" && isOwner(session.rights);
  const remove = async () => {
    setBusy(true);
    setProblem(null);
    try {
      for (const id of copies) await maintenance.unpublish(id);
      onChange();
    } catch (thrown) {
      setProblem(asFailure(thrown).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Section title="Seasons nobody knows">
      <Typography variant="lead">
        These records name a season that {league.name} does not have. They stay in the database;
        visitors cannot open them.
      </Typography>
      <Bullets>
        {strange.map(({ season, records }) => (
          <li key={season}>
            “{season}”: {amountOf(records, "record")}
          </li>
        ))}
      </Bullets>
      {copies.length > 0 && !mayRemove && (
        <Typography variant="lead">
          {amountOf(copies.length, "published copy", "published copies")} of them{" "}
          {copies.length === 1 ? "is" : "are"} left over from earlier publishing; an owner can
          remove {copies.length === 1 ? "it" : "them"}.
        </Typography>
      )}
      {problem && (
        <Alert role="alert" severity="error">
          This could not be taken away: {problem}
        </Alert>
      )}
      {copies.length > 0 && mayRemove && (
        <Button disabled={busy} onClick={() => void remove()}>
          {busy
            ? "Taking away…"
            : `Take away ${amountOf(copies.length, "published copy", "published copies")}`}
        </Button>
      )}
    </Section>
  );
}
