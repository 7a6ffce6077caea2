import Alert from "@mui/material/Alert";
import type { Clash } from "@/domain/schedule/callOff";
import { Bullets } from "../parts/Bullets";

const LISTED_CLASHES = 6;

/** A warning that lists the clashes of moved matches. The matches can be saved all the same. */
export function Clashes({ clashes }: { readonly clashes: readonly Clash[] }) {
  const left = clashes.length - LISTED_CLASHES;
  return (
    <div aria-live="polite">
      {clashes.length > 0 && (
        <Alert severity="warning">
          {clashes.length === 1 ? "This match clashes" : "These matches clash"}, but can be saved
          all the same:
          <Bullets>
            {clashes.slice(0, LISTED_CLASHES).map(({ fixture: { id, teamA, teamB }, why }) => (
              <li key={id}>
                {teamA} v {teamB}: {why}
              </li>
            ))}
            {left > 0 && <li>and {left} more</li>}
          </Bullets>
        </Alert>
      )}
    </div>
  );
}
