import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { useFormContext, useWatch } from "react-hook-form";
import { sameName } from "@/domain/names";
import { tableFromResults } from "@/domain/table/standings";
import type { League } from "@/leagues/league";
import { sportOf } from "@/sports";
import { useRecords } from "../live/useLive";
import { useScene } from "./scene";
import { standingHints } from "./standingHints";
import styles from "./StandingHelper.module.css";
import { toEntity, toFormValues, type FormValues } from "./values";

/** Under a row's figures: what does not add up, and the figures as the results make them. */
export function StandingHelper({ league }: { readonly league: League }) {
  const { clubs } = useScene();
  const form = useFormContext<FormValues>();
  const row = toEntity("standings", useWatch({ control: form.control }) as FormValues);
  const results = useRecords(league, "results");
  const { columns } = sportOf(league.sport).table;
  const hints = standingHints(league, row);

  const teams = clubs.some(({ name }) => sameName(name, row.team))
    ? clubs
    : [...clubs, { name: row.team, group: row.group }];
  const computed = tableFromResults(results, teams).find(({ team }) => sameName(team, row.team));
  const counted = computed?.played ?? 0;

  const fill = () => {
    if (!computed) return;
    const values = toFormValues("standings", computed);
    for (const { key } of columns) {
      const value = values[key];
      if (value !== undefined) form.setValue(key, value, { shouldDirty: true });
    }
  };

  return (
    <div className={styles.helper}>
      {hints.length > 0 && (
        <Alert role="status" severity="warning">
          {hints.map((hint) => (
            <p key={hint}>{hint}</p>
          ))}
        </Alert>
      )}
      <Button disabled={counted === 0} onClick={fill}>
        Fill from results
      </Button>
      <p className={styles.note}>
        {row.team === ""
          ? "Choose a team first."
          : counted === 0
            ? `There are no results of ${row.team} yet.`
            : `${counted === 1 ? "One result" : `${counted} results`} of ${row.team} would be counted.`}
      </p>
    </div>
  );
}
