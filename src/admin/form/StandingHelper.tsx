import Alert from "@mui/material/Alert";
import { useFormContext, useWatch } from "react-hook-form";
import { sameName } from "@/domain/names";
import { competitionOf } from "@/leagues/competition";
import type { League } from "@/leagues/league";
import { sportOf } from "@/sports";
import { useSeasonRecords } from "../live/useSeasonRecords";
import styles from "./StandingHelper.module.css";
import { toEntity, type FormValues } from "./values";

/** Under a row's figures: where they differ from what the results make. */
export function StandingHelper({ league }: { readonly league: League }) {
  const form = useFormContext<FormValues>();
  const row = toEntity("standings", useWatch({ control: form.control }) as FormValues);
  const records = useSeasonRecords(league);
  if (row.team === "") return <p className={styles.note}>Choose a team first.</p>;
  const lines = competitionOf(league, records, undefined, "computed").tables.flatMap(
    (table) => table.lines,
  );
  const computed = lines.find((line) => sameName(line.row.team, row.team))?.row;
  if (!computed || computed.played === 0)
    return <p className={styles.note}>{`There are no results of ${row.team} yet.`}</p>;
  const { columns } = sportOf(league.sport).table;
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
