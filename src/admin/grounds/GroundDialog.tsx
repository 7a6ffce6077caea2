import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import FormHelperText from "@mui/material/FormHelperText";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { newRecordId } from "@/data/store";
import { sameName } from "@/domain/names";
import { readText } from "@/domain/reading";
import {
  groundProblems,
  groundTexts,
  noGround,
  renamedGround,
  type DaySpan,
  type Ground,
  type GroundEntry,
  type GroundText,
} from "@/domain/schedule/ground";
import { hoursOf } from "@/domain/schedule/groundDiary";
import { useConnection } from "@/session/ConnectionProvider";
import type { EntryDialogProps } from "../arena-list/ArenaList";
import { EntryDialog } from "../arena-list/EntryDialog";
import { SportsChoice } from "../arena-list/SportsChoice";
import { MomentInput } from "../fields/MomentInput";
import { timeOf } from "../fixture-maker/plan";
import { AdminIcon } from "../parts/AdminIcon";
import { idOfGround } from "./idOfGround";

const texts = ["name", "place", "link", "note"] as const satisfies readonly GroundText[];

const helps: Readonly<Partial<Record<GroundText, string>>> = {
  place: "Visitors read it: the street, the gate, the bus stop",
  link: "The address of a map that shows the place",
  note: "Visitors read it: no names or numbers of persons",
};

/** An empty last day is the first one. */
const tidySpan = ({ from, to }: DaySpan): DaySpan => ({ from, to: to || from });

/** "8:00" as "08:00"; any other text as it is, so that it is refused whole. */
const tidyTime = (text: string) => timeOf(text) ?? text.trim();

const usual = hoursOf(undefined);

/** Asks what is said of a ground. */
export function GroundDialog({ stored, all, onClose, onSaved }: EntryDialogProps<Ground>) {
  const { grounds } = useConnection();
  const [spare] = useState(newRecordId);
  const [entry, setEntry] = useState<GroundEntry>(stored ?? noGround);
  const [courts, setCourts] = useState(String(entry.courts));
  const others = all.filter(({ id }) => id !== stored?.id);
  const tidy: GroundEntry = {
    ...renamedGround({ ...entry, name: stored?.name ?? "" }, readText(entry.name)),
    place: readText(entry.place),
    link: readText(entry.link),
    note: readText(entry.note),
    courts: courts.trim() === "" ? 1 : Number(courts),
    opens: tidyTime(entry.opens),
    closes: tidyTime(entry.closes),
    closed: entry.closed.filter(({ from, to }) => from !== "" || to !== "").map(tidySpan),
  };
  const isRenamed = stored !== null && !sameName(stored.name, tidy.name);
  const helpOf = (key: GroundText) =>
    key === "name" && isRenamed
      ? `Matches that say “${stored.name}” stay matches of this ground`
      : helps[key];
  return (
    <EntryDialog
      first="name"
      onClose={onClose}
      onSaved={onSaved}
      problems={groundProblems(tidy, others)}
      save={() =>
        grounds.save(stored?.id ?? idOfGround(tidy.name, all, spare), stored?.version ?? 0, tidy)
      }
      title={stored ? "Change ground" : "Add ground"}
    >
      {({ field, problemOf, idOf }) => (
        <>
          {texts.map((key) =>
            field({
              key,
              label: groundTexts[key].label,
              help: helpOf(key),
              value: entry[key],
              onChange: (value) => setEntry({ ...entry, [key]: value }),
              ...(key === "link" && { type: "url" as const }),
            }),
          )}
          <SportsChoice
            chosen={entry.sports}
            onChange={(sports) => setEntry({ ...entry, sports })}
          />
          {field({
            key: "courts",
            label: "Matches at a time",
            help: "How many courts, tables or boards it has",
            value: courts,
            onChange: setCourts,
          })}
          <Stack direction="row" spacing={3} sx={{ flexWrap: "nowrap", alignItems: "start" }}>
            {field({
              key: "hours",
              label: "Opens",
              help: `${usual.opens} where nothing is said`,
              value: entry.opens,
              onChange: (opens) => setEntry({ ...entry, opens }),
            })}
            {field({
              key: "closes",
              label: "Closes",
              help: `${usual.closes} where nothing is said`,
              value: entry.closes,
              onChange: (closes) => setEntry({ ...entry, closes }),
            })}
          </Stack>
          <ClosedDays
            closed={entry.closed}
            firstId={idOf("closed")}
            onChange={(closed) => setEntry({ ...entry, closed })}
            problem={problemOf("closed")}
          />
        </>
      )}
    </EntryDialog>
  );
}

interface ClosedDaysProps {
  readonly closed: readonly DaySpan[];
  readonly firstId: string;
  readonly problem: string;
  readonly onChange: (closed: readonly DaySpan[]) => void;
}

/** The days on which nothing is played there, a first and a last one for each time. */
function ClosedDays({ closed, firstId, problem, onChange }: ClosedDaysProps) {
  const change = (at: number, changed: Partial<DaySpan>) =>
    onChange(closed.map((span, one) => (one === at ? { ...span, ...changed } : span)));
  return (
    <Box aria-labelledby={`${firstId}-title`} role="group" sx={{ mt: 3 }}>
      <Typography id={`${firstId}-title`} variant="subtitle2">
        Closed
      </Typography>
      {closed.map((span, at) => (
        // Only the order tells two of them apart.
        <Stack direction="row" key={at} spacing={2} sx={{ alignItems: "center", mt: 2 }}>
          {(["from", "to"] as const).map((side) => (
            <MomentInput
              asked="day"
              error={problem === "" ? undefined : ""}
              id={at === 0 && side === "from" ? firstId : undefined}
              key={side}
              label={side === "from" ? "From" : "Until"}
              onChange={(day) => change(at, { [side]: day })}
              spoken={`Closed ${at + 1}, ${side === "from" ? "from" : "until"}`}
              sx={{ flex: "1 1 13rem" }}
              value={span[side]}
            />
          ))}
          <Button
            aria-label={`Take away closed ${at + 1}`}
            onClick={() => onChange(closed.filter((_, one) => one !== at))}
            type="button"
            variant="text"
          >
            <AdminIcon name="trash" />
          </Button>
        </Stack>
      ))}
      {problem !== "" && <FormHelperText error>{problem}</FormHelperText>}
      <Button
        onClick={() => onChange([...closed, { from: "", to: "" }])}
        startIcon={<AdminIcon name="plus" />}
        sx={{ mt: 2 }}
        type="button"
        variant="text"
      >
        Add closed days
      </Button>
    </Box>
  );
}
