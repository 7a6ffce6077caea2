import Alert from "@mui/material/Alert";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useEffect, useRef, type ReactNode } from "react";
import { useFormContext } from "react-hook-form";
import { foldName } from "@/domain/names";
import { computedRows } from "../bookkeeping/differences";
import { booksOf } from "../bookkeeping/useBooks";
import type { Around } from "../kind/around";
import { madeRow, valuesWithMade } from "./typedFigures";
import { useFormValues } from "../fields/useFormValues";
import { toEntity, type FormValues } from "../fields/values";
import { useLeague } from "@/ui/where";

const Note = ({ children }: { readonly children: ReactNode }) => (
  <Typography component="p" variant="caption">
    {children}
  </Typography>
);

/** Under a row's figures: where they differ from what the results make; a computed table begins with those. */
export function StandingHelper({ around: records }: { readonly around: Around }) {
  const league = useLeague();
  const form = useFormContext<FormValues>();
  const row = toEntity("standings", useFormValues());
  const isComputed = booksOf(league, records, "table") === "computed";
  const computed = madeRow(computedRows(league, records), row.team);
  const { columns } = league.game.table;

  // Another team has other figures: they follow while nobody has typed any.
  const team = foldName(row.team);
  const shownFor = useRef(team);
  useEffect(() => {
    if (!isComputed || shownFor.current === team) return;
    shownFor.current = team;
    const values = valuesWithMade(league, form.getValues(), computed);
    for (const { key } of columns) {
      const made = values[key];
      if (!form.getFieldState(key).isDirty && made !== undefined) {
        form.resetField(key, { defaultValue: made });
      }
    }
  }, [team, isComputed, computed, columns, form, league]);

  if (row.team === "") return <Note>Choose a team first.</Note>;
  if (computed.played === 0) return <Note>{`There are no results of ${row.team} yet.`}</Note>;
  const different = columns.filter(({ key }) => row[key] !== computed[key]);
  return (
    <Stack direction="row" spacing={3}>
      {different.length > 0 && (
        <Alert role="status" severity="warning" sx={{ flex: "1 0 100%" }}>
          {different.map(({ key, label }) => (
            <p key={key}>{`${label}: ${row[key]} here, ${computed[key]} by the results.`}</p>
          ))}
        </Alert>
      )}
      <Note>
        {computed.played === 1
          ? `One result of ${row.team} is counted.`
          : `${computed.played} results of ${row.team} are counted.`}
      </Note>
    </Stack>
  );
}
