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
  /** "If you save 2–1" */
  readonly title: string;
  /** Says nothing where nothing changes. */
  readonly quiet?: boolean;
  /** Called once it is shown, or cannot be: what is below moves no more. */
  readonly onTold?: () => void;
}

/** How long to wait after the last key, in milliseconds: what is certain can take a while to compute. */
const IMPACT_PAUSE = 250;

/** What a change would do to tables, bracket and top lists, from the records that are here anyway; its code comes on demand. */
export function Impact({ change, title, quiet = false, onTold }: Props) {
  const league = useLeague();
  const id = useId();
  const season = useSeasonState(league);
  const records = valueOf(season);
  const players = useRecords(league, "players");
  const [worked, setWorked] = useState<readonly string[] | null>(null);
  const lines = season.status === "failed" ? [] : worked;
  // Every key makes a new object, so changes are compared as text.
  const said = JSON.stringify(change);
  useEffect(() => {
    if (!records) return;
    let isGone = false;
    const tell = async () => {
      const { impactLines } = await import("./impactLines");
      // It was written from a change just above.
      if (!isGone) setWorked(impactLines(league, records, players, JSON.parse(said) as Change));
    };
    // Without its code, as offline, nothing is shown: it must never block a save.
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

  // It has its place before it is worked out, or a button below would move away while somebody presses it.
  const hasNews = lines ? lines.length > 0 && !(quiet && lines[0] === UNCHANGED) : !quiet;
  return (
    // The region is there before the words are, or a screen reader might not read them.
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
