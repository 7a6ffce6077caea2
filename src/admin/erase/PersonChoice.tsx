import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import { useState } from "react";
import type { ErasureChoice, PersonFound, PersonRecord } from "@/data/ownerTasks";
import styles from "../owners/Owners.module.css";
import { alsoCalled, answersFor, countsOf, firstPlayers, foundUnder, type Answer } from "./answers";
import { EraseDialog } from "./EraseDialog";
import { MentionRow } from "./MentionRow";

interface PersonChoiceProps {
  readonly found: PersonFound;
  readonly onErase: (choice: ErasureChoice) => void;
}

const inWords = ({ league, club, season, jersey, position, now }: PersonRecord) =>
  [
    club || "no club",
    league.name,
    season && `season ${season}`,
    jersey && `No. ${jersey}`,
    position,
    now === "" && "deleted, in the history alone",
  ]
    .filter(Boolean)
    .join(" · ");

/** Who of a name is meant: which player records, and where several are called so, match by match. */
export function PersonChoice({ found: all, onErase }: PersonChoiceProps) {
  const [chosen, setChosen] = useState(() => firstPlayers(all));
  const [said, setSaid] = useState<ReadonlyMap<string, Answer>>(new Map());
  const [asks, setAsks] = useState(false);
  const also = alsoCalled(all, chosen);
  const found = foundUnder(all, also);
  const byClub = answersFor(found, chosen);
  const answers = new Map([...byClub, ...said]);
  const { players, mentions, name } = found;
  const open = mentions.filter(({ key }) => answers.get(key) === null);
  // A row stays where it is asked about when it is answered.
  const asked = mentions.filter(({ key }) => byClub.get(key) === null);
  const decided = mentions.filter(({ key }) => byClub.get(key) !== null);
  const mine = mentions.filter(({ key }) => answers.get(key) === "yes");
  const nothing = chosen.size + mine.length === 0;

  const toggle = (path: string, checked: boolean) => {
    setChosen(new Set(checked ? [...chosen, path] : [...chosen].filter((one) => one !== path)));
    setSaid(new Map());
  };
  const rows = (of: typeof mentions) => (
    <ul className={styles.list} role="list">
      {of.map((mention) => (
        <MentionRow
          answer={answers.get(mention.key) ?? null}
          key={mention.key}
          mention={mention}
          onAnswer={(answer) => setSaid(new Map([...said, [mention.key, answer]]))}
        />
      ))}
    </ul>
  );
  return (
    <>
      {players.length > 0 && (
        <fieldset className={styles.choice}>
          <legend>Which player records are this person’s?</legend>
          {players.map((player) => (
            <FormControlLabel
              control={
                <Checkbox
                  checked={chosen.has(player.path)}
                  onChange={(_, checked) => toggle(player.path, checked)}
                />
              }
              key={player.path}
              label={
                <span className={styles.words}>
                  <strong>{player.now || name}</strong>
                  <span className={styles.meta}>{inWords(player)}</span>
                </span>
              }
            />
          ))}
        </fieldset>
      )}
      {asked.length > 0 && (chosen.size > 0 || players.length === 0) && (
        <>
          <h3>Several people have this name. Which one is it here?</h3>
          {rows(asked)}
        </>
      )}
      {decided.length > 0 && (chosen.size > 0 || players.length === 0) && (
        <details className={styles.wide}>
          <summary>
            {decided.length === 1 ? "1 other place" : `${decided.length} other places`}, by club
          </summary>
          {rows(decided)}
        </details>
      )}
      {also.length > 0 && (
        <p className={styles.text}>
          These other names of the person are erased too: {also.join(", ")}.
        </p>
      )}
      <ul className={styles.counts}>
        {countsOf(found, chosen, answers).map(([count, what]) => (
          <li key={what}>
            <strong>{count.toLocaleString("en")}</strong> {what}
          </li>
        ))}
      </ul>
      {open.length > 0 && (
        <p className={styles.text} role="status">
          {chosen.size === 0 && players.length > 0
            ? "Say first which player records are this person’s."
            : `Say of ${open.length === 1 ? "one place" : `${open.length} places`} more who it is.`}
        </p>
      )}
      <Button
        color="error"
        disabled={nothing || open.length > 0}
        onClick={() => setAsks(true)}
        variant="contained"
      >
        Erase {name}
      </Button>
      <EraseDialog
        name={name}
        onClose={() => setAsks(false)}
        onErase={() => {
          setAsks(false);
          onErase({
            name,
            also,
            longer: found.longer,
            players: [...chosen],
            mentions: mine.map(({ key }) => key),
          });
        }}
        open={asks}
      />
    </>
  );
}
