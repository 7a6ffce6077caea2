import Alert from "@mui/material/Alert";
import type { Clash } from "@/domain/schedule/callOff";
import { Bullets } from "../parts/Bullets";

const SHOWN = 6;

/** What stands in the way of moved matches; it forbids nothing. */
export function Clashes({ clashes }: { readonly clashes: readonly Clash[] }) {
  const left = clashes.length - SHOWN;
  return (
    <div aria-live="polite">
      {clashes.length > 0 && (
        <Alert severity="warning">
          This clashes, and can be saved all the same:
          <Bullets>
            {clashes.slice(0, SHOWN).map(({ fixture: { id, teamA, teamB }, why }) => (
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
