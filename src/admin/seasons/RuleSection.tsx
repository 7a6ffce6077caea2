import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState, type ReactNode } from "react";
import type { SeasonSettings } from "@/records/seasons/schema";
import type { SeasonRecords } from "@/domain/season/competition";
import { useLeague } from "@/ui/leagueContext";
import { useChangeSeason } from "../season-mode/useSeasonState";
import { ActionBar } from "../parts/ActionBar";
import { Bullets } from "../parts/Bullets";
import { Section } from "../parts/Section";

interface RuleSectionProps {
  readonly title: string;
  /** The current rule, in words. */
  readonly lead: ReactNode;
  readonly records: Pick<SeasonRecords, "seasons">;
  /**
   * The settings to store, or a function that returns them when they are saved; null if nothing was changed or the
   * choice is not possible.
   */
  readonly wanted: Partial<SeasonSettings> | (() => Partial<SeasonSettings>) | null;
  /** What the change would do, as sentences without a full stop; empty if `preview` shows it all. */
  readonly effects: readonly string[];
  /** A preview of what the change would do. */
  readonly preview?: ReactNode;
  /** The label of the button that saves. */
  readonly action: string;
  /** The notice after saving. */
  readonly saved: string;
  /** Called when the choice was saved or cancelled; resets it. */
  readonly onEnd: () => void;
  readonly isEdited: boolean;
  readonly children: (isBusy: boolean) => ReactNode;
}

/**
 * A section for one rule of the current season, stored in the season's record. It shows what a change would do before
 * it is saved.
 */
export function RuleSection(props: RuleSectionProps) {
  const {
    title,
    lead,
    records,
    wanted,
    effects: changes,
    preview,
    action,
    saved,
    onEnd,
    isEdited,
    children,
  } = props;
  const { isPossible, change } = useChangeSeason(useLeague());
  const [busy, setBusy] = useState(false);
  if (!isPossible) return null;
  const save = async () => {
    if (!wanted) return;
    setBusy(true);
    const changed = typeof wanted === "function" ? wanted() : wanted;
    if (await change(records, changed, saved)) onEnd();
    setBusy(false);
  };
  return (
    <Section panel title={title}>
      <Typography variant="lead">{lead}</Typography>
      <Stack
        component="form"
        spacing={4}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {children(busy)}
        <Stack aria-live="polite" spacing={4} sx={{ "&:empty": { display: "none" } }}>
          {wanted && changes.length > 0 && (
            <>
              <Typography sx={{ fontWeight: 700 }}>If you change it now:</Typography>
              <Bullets>
                {changes.map((line) => (
                  <li key={line}>{line}.</li>
                ))}
              </Bullets>
            </>
          )}
        </Stack>
        {wanted && preview}
        <ActionBar sticky={isEdited}>
          <Button disabled={busy || !wanted} type="submit" variant="contained">
            {busy ? "Changing…" : action}
          </Button>
          {isEdited && (
            <Button disabled={busy} onClick={onEnd}>
              Cancel
            </Button>
          )}
        </ActionBar>
      </Stack>
    </Section>
  );
}
