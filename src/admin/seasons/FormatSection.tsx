import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import { useId, useState } from "react";
import { orderInWords, type RulePack } from "@/domain/table/pack";
import { emptyEntity } from "@/domain/records/record";
import type { SeasonRecords } from "@/leagues/competition";
import type { League } from "@/leagues/league";
import { formatOf } from "@/leagues/format";
import { settingsOf } from "@/leagues/seasons";
import { useChangeSeason, useReadSeason } from "../bookkeeping/useBooks";
import { Impact } from "../impact/Impact";
import styles from "./Seasons.module.css";

/** Which rules a season's table follows; nothing where the sport knows only one set of them. */
export function FormatSection({ league }: { readonly league: League }) {
  const { records } = useReadSeason(league);
  if (!records || league.scoreFormat === null || league.packs.length < 2) return null;
  return <Rules league={league} records={records} />;
}

/** What the rules go by that no result tells. */
const outsideOf = ({ stages }: RulePack): readonly string[] =>
  stages
    .flatMap(({ criteria }) => criteria)
    .filter(({ key }) => key === "conduct" || key === "seed")
    .map(({ words }) => words);

interface RulesProps {
  readonly league: League;
  readonly records: SeasonRecords;
}

function Rules({ league, records }: RulesProps) {
  const id = useId();
  const { isPossible, change } = useChangeSeason(league);
  const [season] = league.seasons;
  const settings = settingsOf(league, records.seasons, undefined);
  const now = formatOf(league, settings).pack;
  const [chosen, setChosen] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const wanted = formatOf(league, { ...settings, pack: chosen ?? now.id }).pack;
  const outside = outsideOf(wanted);
  const isChanged = wanted.id !== now.id;
  const stored = records.seasons.find((one) => one.id === season.id);
  const changed = { ...(stored ?? emptyEntity("seasons")), ...settings, pack: wanted.id };

  const save = async () => {
    setBusy(true);
    const text = `The table of ${season.label} follows “${wanted.title}” now.`;
    if (await change(records, { pack: wanted.id }, text)) setChosen(null);
    setBusy(false);
  };

  if (!isPossible) return null;
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id}>Rules of the table</h2>
      <p className={styles.text}>
        What a win is worth in {season.label}, and what decides between teams that are level. Choose
        them before the first match; while the season runs you see first what would change.
      </p>
      <form
        className={styles.choice}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextField
          className={styles.rules}
          disabled={busy}
          helperText={`Order: ${orderInWords(wanted)}.`}
          label="Rules"
          onChange={({ target }) => setChosen(target.value)}
          select
          slotProps={{ select: { native: true } }}
          value={wanted.id}
        >
          {league.packs.map(({ id: value, title, edition }) => (
            <option key={value} value={value}>
              {title}, {edition}
            </option>
          ))}
        </TextField>
        <Button disabled={busy || !isChanged} type="submit" variant="contained">
          {busy ? "Changing…" : "Use these rules"}
        </Button>
      </form>
      {isChanged && (
        <Impact
          change={{ kind: "seasons", id: season.id, entity: changed }}
          league={league}
          title="If you change the rules now"
        />
      )}
      {outside.length > 0 && (
        <p className={styles.text}>
          Results do not tell {outside.join(" or ")}: where only that could part teams, they share
          the place until the organiser enters a lot in their rows.
        </p>
      )}
      {isChanged && settings.table === "kept" && (
        <p className={styles.text}>
          The table is kept by hand: the rules order its rows, and count nothing.
        </p>
      )}
    </section>
  );
}
