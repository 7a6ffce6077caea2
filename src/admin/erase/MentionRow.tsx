import FormControlLabel from "@mui/material/FormControlLabel";
import Radio from "@mui/material/Radio";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { Mention } from "@/data/ownerTasks";
import { formatKickOff } from "@/domain/time";
import { arena } from "@arena/arena";
import type { Answer } from "./answers";

interface MentionRowProps {
  readonly mention: Mention;
  readonly answer: Answer;
  readonly onAnswer: (answer: Answer) => void;
}

const answers = [
  ["yes", "This person"],
  ["no", "Somebody else"],
] as const;

/** One side of a match on which the name stands, and whether it is the person. */
export function MentionRow({ mention, answer, onAnswer }: MentionRowProps) {
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
        {answers.map(([value, label]) => (
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
