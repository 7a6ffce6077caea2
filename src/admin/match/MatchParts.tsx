import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useLocation } from "react-router-dom";
import { Link } from "@/ui/Link";
import { useLeague } from "@/ui/leagueContext";
import { usePastSeason } from "../live/pastSeason";
import { matchPath, type MatchPart } from "./matchParts";
import { useMatch } from "./useMatch";

interface MatchPartsProps {
  /** The id of the fixture or of the result. */
  readonly id: string;
  /** The part that is shown. */
  readonly at: MatchPart;
}

const names: Readonly<Record<MatchPart, string>> = {
  before: "Before",
  live: "Live",
  after: "After",
  history: "History",
};

/** The tabs of a match: its fixture, live scoring, its result, its history. Hidden for a past season. */
export function MatchParts({ id, at }: MatchPartsProps) {
  const league = useLeague();
  const { match } = useMatch(id);
  const { state } = useLocation();
  const past = usePastSeason();
  if (!match || past) return null;
  const { schedule, outcome } = match;
  const shown: readonly MatchPart[] = [
    ...(schedule ? (["before"] as const) : []),
    ...(schedule && !outcome ? (["live"] as const) : []),
    "after",
    "history",
  ];
  return (
    <Stack
      aria-label="Parts of the match"
      component="nav"
      direction="row"
      spacing={1}
      sx={{ borderBlockEnd: "1px solid var(--divider)", mb: 5 }}
    >
      {shown.map((part) => (
        <Button
          aria-current={part === at ? "page" : undefined}
          component={Link}
          key={part}
          replace
          state={state}
          sx={part === at ? current : tab}
          to={matchPath(league, match.id, part)}
          variant="text"
        >
          {names[part]}
        </Button>
      ))}
    </Stack>
  );
}

const tab = {
  borderBlockEnd: "3px solid transparent",
  borderRadius: 0,
  color: "text.secondary",
};
const current = { ...tab, borderBlockEnd: "3px solid var(--primary)", color: "text.primary" };
