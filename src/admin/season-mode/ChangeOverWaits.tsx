import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import Stack from "@mui/material/Stack";
import { Link } from "@/ui/Link";
import { sectionOf } from "../sections";
import type { Decisions } from "./changeOver";
import type { FigureSet } from "./differences";
import { useDifferences } from "./useDifferences";
import { setWaiting, useWaiting } from "./waiting";
import { useLeague } from "@/ui/leagueContext";

const words = {
  table: {
    title: "The change to a table counted from results waits for a corrected result",
    kind: "standings",
  },
  players: {
    title: "The change to players’ figures counted from results waits for a corrected result",
    kind: "players",
  },
} as const;

/**
 * A notice above the results: the figures to correct before the table or the players' figures are counted from
 * results, with a link back to that dialog.
 */
export function ChangeOverWaits() {
  const league = useLeague();
  const table = useWaiting(league, "table");
  const players = useWaiting(league, "players");
  return (
    <>
      {table && <WaitingFigures figureSet="table" decisions={table} />}
      {players && <WaitingFigures figureSet="players" decisions={players} />}
    </>
  );
}

interface WaitingFiguresProps {
  readonly figureSet: FigureSet;
  readonly decisions: Decisions;
}

function WaitingFigures({ figureSet, decisions }: WaitingFiguresProps) {
  const league = useLeague();
  const { title, kind } = words[figureSet];
  const section = sectionOf(league, kind);
  const differences = useDifferences(league, figureSet);
  const open = differences?.filter(({ key }) => decisions[key]?.choice === "correct");
  return (
    <Paper
      aria-label={title}
      component="section"
      variant="panel"
      sx={{ flexFlow: "row wrap", alignItems: "center", mb: 4 }}
    >
      <Stack spacing={1} sx={{ flex: "1 1 280px" }}>
        <strong>{title}.</strong>
        {open?.length === 0 && <span>The figures now agree with the results.</span>}
        {open?.map(({ key, who, what, kept, computed }) => (
          <span key={key}>
            {who}, {what}: {kept ?? "none"} by hand, {computed ?? "none"} from results
          </span>
        ))}
      </Stack>
      {section && (
        <Button component={Link} to={section.path} variant="contained">
          Continue
        </Button>
      )}
      <Button onClick={() => setWaiting(league, figureSet)} variant="text">
        Dismiss
      </Button>
    </Paper>
  );
}
