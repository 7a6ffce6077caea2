import Box from "@mui/material/Box";
import Paper from "@mui/material/Paper";
import { timesInWords } from "@/domain/timesInWords";
import { amountOf } from "@/domain/wording";
import type { Meetings } from "@/domain/schedule/roundRobin";
import { Icon } from "@/ui/Icon";

interface ChecksProps {
  /** How often every pair meets; null if the table is split into parts, where every pair meets once more. */
  readonly meetings: Meetings | null;
  /** Whether the proposal has all matches of the chosen groups: none found no day, and none was removed by hand. */
  readonly isWhole: boolean;
  readonly gap: number;
  readonly clashes: number;
  readonly unplaced: number;
  readonly removed: number;
  /** A warning if saving takes a large part of a day's writes; null otherwise. */
  readonly limit: string | null;
}

/** The list of checks of a proposal: what is good about it, and what is doubtful. */
export function Checks(props: ChecksProps) {
  const { meetings, isWhole, gap, clashes, unplaced, removed, limit } = props;
  const good = [
    isWhole &&
      (meetings === null
        ? "Every pair of a part meets once more"
        : `Every pair meets ${timesInWords(meetings)}`),
    clashes === 0 && "No club twice on a day, no ground twice at a time",
    gap <= 1 ? "Home and away differ by 1 at most" : `Home and away differ by up to ${gap}`,
  ].filter(Boolean);
  const doubts = [
    clashes > 0 && amountOf(clashes, "match clashes", "matches clash"),
    unplaced > 0 && `No day was found for ${amountOf(unplaced, "match", "matches")}`,
    removed > 0 &&
      `${amountOf(removed, "match", "matches")} without a result ${removed === 1 ? "is" : "are"} replaced`,
    limit,
  ].filter(Boolean);
  return (
    <Paper
      aria-label="Checks"
      aria-live="polite"
      component="ul"
      variant="panel"
      sx={checksSx}
      role="list"
    >
      {good.map((text) => (
        <li key={String(text)}>
          <Box component="span" sx={{ color: "success.main" }}>
            <Icon name="check" size={16} />
          </Box>{" "}
          {text}
        </li>
      ))}
      {doubts.map((text) => (
        <Box component="li" sx={{ color: "warning.main", fontWeight: 600 }} key={String(text)}>
          <Icon name="warning" size={16} /> {text}
        </Box>
      ))}
    </Paper>
  );
}

const checksSx = {
  flexFlow: "row wrap",
  gap: "8px 20px",
  font: "var(--type-body-small)",
  "& li": { display: "flex", gap: 1, alignItems: "center" },
};
