import Alert from "@mui/material/Alert";
import { useEffect, useRef } from "react";
import { useFormContext } from "react-hook-form";
import { foldName } from "@/domain/names";
import type { SeasonRecords } from "@/domain/season/competition";
import type { League } from "@/domain/league/league";
import { computedRows } from "../bookkeeping/differences";
import { booksOf } from "../bookkeeping/useBooks";
import { useRecords } from "../live/useLive";
import styles from "./StandingHelper.module.css";
import { madeRow, valuesWithMade } from "./typedFigures";
import { useFormValues } from "../fields/useFormValues";
import { toEntity, type FormValues } from "../fields/values";

/** The records that the tables of the current season follow from, as far as they are read. */
function useSeasonRecords(league: League): SeasonRecords {
  return {
    fixtures: useRecords(league, "fixtures"),
    results: useRecords(league, "results"),
    standings: useRecords(league, "standings"),
    seasons: useRecords(league, "seasons"),
    teams: useRecords(league, "teams"),
  };
}

/** Under a row's figures: where they differ from what the results make; a computed table begins with those. */
export function StandingHelper({ league }: { readonly league: League }) {
  const form = useFormContext<FormValues>();
  const row = toEntity("standings", useFormValues());
  const records = useSeasonRecords(league);
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

  if (row.team === "") return <p className={styles.note}>Choose a team first.</p>;
  if (computed.played === 0)
    return <p className={styles.note}>{`There are no results of ${row.team} yet.`}</p>;
  const different = columns.filter(({ key }) => row[key] !== computed[key]);
  return (
    <div className={styles.helper}>
      {different.length > 0 && (
        <Alert role="status" severity="warning">
          {different.map(({ key, label }) => (
            <p key={key}>{`${label}: ${row[key]} here, ${computed[key]} by the results.`}</p>
          ))}
        </Alert>
      )}
      <p className={styles.note}>
        {computed.played === 1
          ? `One result of ${row.team} is counted.`
          : `${computed.played} results of ${row.team} are counted.`}
      </p>
    </div>
  );
}
