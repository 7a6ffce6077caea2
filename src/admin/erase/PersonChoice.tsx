import { arena } from "@arena/arena";
import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import Paper from "@mui/material/Paper";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import Radio from "@mui/material/Radio";
import type { ErasureChoice, StoredPerson, PersonRecord, Mention } from "@/data/ownerTasks";
import { formatKickOff } from "@/domain/time";
import {
  alsoCalled,
  answersFor,
  countsOf,
  firstPlayers,
  foundUnder,
  picturesLeft,
  picturesOf,
  type Answer,
} from "./answers";
import { PicturesLeft } from "./PicturesLeft";
import { Bullets } from "../parts/Bullets";
import { Ask } from "../parts/Ask";

interface PersonChoiceProps {
  readonly found: StoredPerson;
  readonly onErase: (choice: ErasureChoice) => void;
}

const inWords = ({ league, club, season, jersey, position, currentName }: PersonRecord) =>
  [
    league ? club || "no club" : "official of the arena",
    league?.name,
    season && `season ${season}`,
    jersey && `No. ${jersey}`,
    position,
    currentName === "" && "deleted, in the history alone",
  ]
    .filter(Boolean)
    .join(" · ");

/**
 * A form to choose which person of a name is meant: the records of players and officials and, if several people have
 * the name, the person of each match. Shows what would be erased.
 */
export function PersonChoice({ found: all, onErase }: PersonChoiceProps) {
  const [chosen, setChosen] = useState(() => firstPlayers(all));
  const [said, setSaid] = useState<ReadonlyMap<string, Answer>>(new Map());
  const [asks, setAsks] = useState(false);
  const names = alsoCalled(all, chosen);
  const also = [...names, ...picturesOf(all, chosen)];
  const found = foundUnder(all, also);
  const byClub = answersFor(found, chosen);
  const answers = new Map([...byClub, ...said]);
  const { players, mentions, name } = found;
  const open = mentions.filter(({ key }) => answers.get(key) === null);
  // An answered row stays in the list of questions, so that it does not move.
  const asked = mentions.filter(({ key }) => byClub.get(key) === null);
  const decided = mentions.filter(({ key }) => byClub.get(key) !== null);
  const mine = mentions.filter(({ key }) => answers.get(key) === "yes");
  const nothing = chosen.size + mine.length === 0;
  const choice: ErasureChoice = {
    name,
    also,
    longer: found.longer,
    players: [...chosen],
    mentions: mine.map(({ key }) => key),
  };

  const toggle = (path: string, checked: boolean) => {
    setChosen(new Set(checked ? [...chosen, path] : [...chosen].filter((one) => one !== path)));
    setSaid(new Map());
  };
  const rows = (of: typeof mentions) => (
    <Paper component="ul" variant="rows" role="list">
      {of.map((mention) => (
        <MentionRow
          answer={answers.get(mention.key) ?? null}
          key={mention.key}
          mention={mention}
          onAnswer={(answer) => setSaid(new Map([...said, [mention.key, answer]]))}
        />
      ))}
    </Paper>
  );
  return (
    <>
      {players.length > 0 && (
        <Stack component="fieldset">
          <legend>Which of these records are this person’s?</legend>
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
                <Stack component="span">
                  <strong>{player.currentName || name}</strong>
                  <Typography variant="caption">{inWords(player)}</Typography>
                </Stack>
              }
            />
          ))}
        </Stack>
      )}
      {asked.length > 0 && (chosen.size > 0 || players.length === 0) && (
        <>
          <h3>Several people have this name. Which one is it here?</h3>
          {rows(asked)}
        </>
      )}
      {decided.length > 0 && (chosen.size > 0 || players.length === 0) && (
        <details>
          <summary>
            {decided.length === 1 ? "1 other place" : `${decided.length} other places`}, by club
          </summary>
          {rows(decided)}
        </details>
      )}
      {names.length > 0 && (
        <Typography variant="lead">
          These other names of the person are erased too: {names.join(", ")}.
        </Typography>
      )}
      <PicturesLeft pictures={picturesLeft(found, choice)} />
      <Bullets>
        {countsOf(found, chosen, answers).map(([count, what]) => (
          <li key={what}>
            <strong>{count.toLocaleString(arena.locale)}</strong> {what}
          </li>
        ))}
      </Bullets>
      {open.length > 0 && (
        <Typography variant="lead" role="status">
          {chosen.size === 0 && players.length > 0
            ? "First choose the records that are this person’s."
            : `Say of ${open.length === 1 ? "one place" : `${open.length} places`} more who it is.`}
        </Typography>
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
          onErase(choice);
        }}
        open={asks}
      />
    </>
  );
}

interface EraseDialogProps {
  readonly name: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onErase: () => void;
}

/** A dialog that asks once more before a person is erased. */
function EraseDialog({ name, open, onClose, onErase }: EraseDialogProps) {
  return (
    <Ask
      action="Erase"
      isDangerous
      onAct={onErase}
      onClose={onClose}
      open={open}
      safe="Keep"
      says="This cannot be undone. Keep this page open until it is done; it can be stopped, and goes on after another search."
      title={`Erase ${name}?`}
    />
  );
}

interface MentionRowProps {
  readonly mention: Mention;
  readonly answer: Answer;
  readonly onAnswer: (answer: Answer) => void;
}

const answerChoices = [
  ["yes", "This person"],
  ["no", "Somebody else"],
] as const;

/** A record that mentions the name, with the question whether it means this person. */
function MentionRow({ mention, answer, onAnswer }: MentionRowProps) {
  const { key, title, team, date, season, places, stored } = mention;
  const when = formatKickOff(date, arena.timeZone)?.full;
  const called = [title, team].filter(Boolean).join(", ");
  return (
    <li>
      <Stack component="span">
        <strong>{title}</strong>
        <Typography variant="caption">
          {[team, when, season && `season ${season}`, !stored && "in the history alone"]
            .filter(Boolean)
            .join(" · ")}
        </Typography>
        <Typography variant="caption">
          {places
            .map(({ text }) => text)
            .join(" · ")
            .slice(0, 200)}
        </Typography>
      </Stack>
      <Stack
        aria-label={`Who is it in ${called}?`}
        component="span"
        direction="row"
        spacing={3}
        role="group"
      >
        {answerChoices.map(([value, label]) => (
          <FormControlLabel
            control={
              <Radio checked={answer === value} name={key} onChange={() => onAnswer(value)} />
            }
            key={value}
            label={label}
          />
        ))}
      </Stack>
    </li>
  );
}
