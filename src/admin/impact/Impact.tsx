import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { valueOf } from "@/data/readState";
import { useEffect, useId, useState } from "react";
import { UNCHANGED } from "@/domain/table/impact";
import { useSeasonState } from "../season-mode/useSeasonState";
import { useRecords } from "../live/useLive";
import type { Change } from "./change";
import { useLeague } from "@/ui/leagueContext";

interface Props {
  readonly change: Change;
  /** The heading, for example "If you save 2–1". */
  readonly title: string;
  /** Shows nothing if the change has no effect. */
  readonly quiet?: boolean;
  /** Called once the effect is shown or could not be computed: from then on, what is below stays in its place. */
  readonly onTold?: () => void;
}

/** The wait after the last key press, in milliseconds: it can take long to compute which places are certain. */
const IMPACT_PAUSE = 250;

/**
 * A box that says what a change would do to tables, bracket and top lists. It uses records that are loaded anyway;
 * the code that computes it is loaded on demand.
 */
export function Impact({ change, title, quiet = false, onTold }: Props) {
  const league = useLeague();
  const id = useId();
  const season = useSeasonState(league);
  const records = valueOf(season);
  const players = useRecords(league, "players");
  const [worked, setWorked] = useState<readonly string[] | null>(null);
  const lines = season.status === "failed" ? [] : worked;
  // Every key press makes a new object, so changes are compared as text.
  const said = JSON.stringify(change);
  useEffect(() => {
    if (!records) return;
    let isGone = false;
    const tell = async () => {
      const { impactLines } = await import("./impactLines");
      // The cast is safe: the text was made from a `Change` just above.
      if (!isGone) setWorked(impactLines(league, records, players, JSON.parse(said) as Change));
    };
    // If the code cannot be loaded, for example offline, nothing is shown: a save must never wait for it.
    const timer = setTimeout(() => void tell().catch(() => !isGone && setWorked([])), IMPACT_PAUSE);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [league, records, players, said]);
  const isTold = lines !== null;
  useEffect(() => {
    if (isTold) onTold?.();
  }, [isTold, onTold]);

  // The box takes its place before the effect is computed. Otherwise a button below would move while it is pressed.
  const hasNews = lines ? lines.length > 0 && !(quiet && lines[0] === UNCHANGED) : !quiet;
  return (
    // The region exists before its text does; otherwise a screen reader might not read the text.
    <section aria-labelledby={hasNews ? id : undefined} aria-live="polite">
      {hasNews && (
        <Box sx={box}>
          <Typography sx={{ mb: 1, font: "var(--type-table)", fontWeight: 700 }} id={id}>
            {title}:
          </Typography>
          <Stack component="ul" direction="row" sx={inLine} role="list">
            {lines?.map((line) => <li key={line}>{line}</li>) ?? <li aria-hidden="true">…</li>}
          </Stack>
        </Box>
      )}
    </section>
  );
}

const box = {
  padding: "12px 16px",
  borderRadius: "var(--radius-control)",
  background: "var(--sunken)",
};
const inLine = { gap: "4px 20px", padding: 0, font: "var(--type-table)", overflowWrap: "anywhere" };
