import Paper from "@mui/material/Paper";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { League } from "@/domain/league/league";
import { competitionOf } from "@/domain/season/competition";
import { EmptyState } from "@/ui/EmptyState";
import { figureOf } from "@/ui/standings/figureOf";
import { useLeague } from "@/ui/leagueContext";
import { modeOf, useSeasonRecords } from "../season-mode/useSeasonState";
import type { EmptyProps } from "../kind/kind";

/** Says what a stored row of a computed table is for. */
const rowsHold = ({ clubNoun, admin }: League) =>
  `A row holds what was decided about a ${clubNoun}: points given or taken, a withdrawal, drawn lots` +
  (admin.sections.standings === "full"
    ? `; or it enters a ${clubNoun} that has no result yet.`
    : ".");

/** A note above the rows of a computed table on what they are for; nothing above a table kept by hand, or no rows. */
export function RowsNote() {
  const league = useLeague();
  const records = useSeasonRecords(league);
  if (!records || modeOf(league, records, "table") === "kept") return null;
  if (records.standings.length === 0) return null;
  return (
    <Typography sx={{ mb: 3 }} variant="note">
      {rowsHold(league)}
    </Typography>
  );
}

/**
 * Shown in place of an empty list of rows: the table computed from results, and a note on what a stored row is for. If
 * the table is kept by hand, or has no lines, it shows the children.
 */
export function ComputedTable({ add, children }: EmptyProps) {
  const league = useLeague();
  const records = useSeasonRecords(league);
  if (!records || modeOf(league, records, "table") === "kept")
    return add === null ? <NoRows /> : children;
  const tables = competitionOf(league, records).tables.filter(({ lines }) => lines.length > 0);
  if (tables.length === 0) return children;
  const { columns } = league.game.table;
  return (
    <Stack spacing={4}>
      <p>
        Visitors see this table: it follows from the results, so there is nothing to enter.{" "}
        {rowsHold(league)}
      </p>
      <Stack direction="row" spacing={2}>
        {add}
      </Stack>
      {tables.map(({ group, lines }) => (
        <section key={group}>
          {group !== "" && (
            <Typography sx={{ mb: 2 }} variant="h2">
              Group {group}
            </Typography>
          )}
          <Paper component="ol" variant="rows" role="list">
            {lines.map(({ rank, row }) => (
              <li key={row.team}>
                <b>
                  {rank ?? "–"} {row.team}
                </b>
                :{" "}
                {columns
                  .map((column) => `${column.label} ${figureOf(row[column.key], column)}`)
                  .join(", ")}
              </li>
            ))}
          </Paper>
        </section>
      ))}
    </Stack>
  );
}

/** Shown in place of an empty table kept by hand, if the user cannot add rows. */
function NoRows() {
  return (
    <EmptyState title="No standings yet">
      The rows of this table come with the league’s {useLeague().clubNoun}s. None is saved yet.
    </EmptyState>
  );
}
