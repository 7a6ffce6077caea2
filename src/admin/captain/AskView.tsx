import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useId, useState } from "react";
import { arena } from "@arena/arena";
import { MOST_PROPOSALS } from "@/data/captains/captainRequests";
import { fromZonedInput, toZonedInput } from "@/domain/time";
import type { RecordOf } from "@/records/record";
import { ChoiceInput } from "../fields/ChoiceInput";
import { MomentInput } from "../fields/MomentInput";
import { CaptainActions } from "./captainForm";
import type { Captain } from "./useCaptain";

interface AskViewProps {
  readonly captain: Captain;
  readonly fixture: RecordOf<"fixtures">;
  readonly onDone: () => void;
}

const wishes = [
  { value: "move", label: "Another day" },
  { value: "cannotPlay", label: "We cannot play" },
] as const;

/** A form in which a captain asks administrators to move a match, or says that the club cannot play. */
export function AskView({ captain, fixture, onDone }: AskViewProps) {
  const id = useId();
  const [what, setWhat] = useState<(typeof wishes)[number]["value"]>("move");
  const planned = toZonedInput(fixture.date, arena.timeZone);
  const [typed, setTyped] = useState<readonly string[]>([planned]);
  const isAsPlanned = (text: string) => text !== "" && text === planned;
  const proposals = typed.flatMap((text) => fromZonedInput(text, arena.timeZone) ?? []);
  const isReady =
    what === "cannotPlay" || (proposals.length > 0 && proposals.length === typed.length);
  const same = typed.some(isAsPlanned);
  return (
    <>
      <ChoiceInput
        choices={wishes}
        id={`${id}-what`}
        label="What do you ask for?"
        onChange={setWhat}
        value={what}
      />
      {what === "move" && (
        <Stack spacing={4}>
          {typed.map((value, at) => (
            <MomentInput
              asked="moment"
              help={
                isAsPlanned(value)
                  ? "The match is planned for then: propose another time"
                  : undefined
              }
              id={`${id}-${at}`}
              // The index is the key, because proposals have no ids and are never reordered.
              key={at}
              label={at === 0 ? "When could it be?" : `Or (${at + 1})`}
              onChange={(text) => setTyped(typed.map((one, nth) => (nth === at ? text : one)))}
              value={value}
            />
          ))}
          {typed.length < MOST_PROPOSALS && (
            <Button onClick={() => setTyped([...typed, ""])}>Propose one more</Button>
          )}
        </Stack>
      )}
      <Typography color="textSecondary">
        {what === "move"
          ? "The other captain can say which day suits; an administrator decides."
          : "An administrator decides what becomes of the match."}
      </Typography>
      <CaptainActions
        onDone={onDone}
        save={
          <Button
            disabled={!isReady || (what === "move" && same)}
            onClick={() => {
              const asked = what === "move" ? proposals : [];
              captain.take({ do: "ask", what, about: fixture.id, proposals: asked });
              onDone();
            }}
            variant="contained"
          >
            Ask
          </Button>
        }
      />
    </>
  );
}
