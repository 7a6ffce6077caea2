import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import Stack from "@mui/material/Stack";
import { useState, type ReactNode } from "react";
import { asFailure } from "@/data/failure";
import { useConnection } from "@/session/ConnectionProvider";
import { useLeague } from "@/ui/where";
import { StepsBar } from "../list/StepsBar";
import { notices } from "../notices/notices";
import { AdminIcon } from "../parts/AdminIcon";
import { useSteps } from "../steps/useSteps";
import { groupInWords, readChangesOf, stepsBehind } from "./changeGroups";
import type { Change } from "./changes";
import { WhoAndWhen } from "./WhoAndWhen";

interface ChangeGroupProps {
  readonly group: string;
  /** Those that are here, newest first: there may be older ones. */
  readonly changes: readonly Change[];
  readonly mayBeMore: boolean;
  readonly again: () => void;
  /** The changes one by one. */
  readonly children: ReactNode;
}

/** What was saved in one go, as one change with one way back. */
export function ChangeGroup({ group, changes, mayBeMore, again, children }: ChangeGroupProps) {
  const league = useLeague();
  const { maintenance } = useConnection();
  const steps = useSteps(league);
  const [isOpen, setIsOpen] = useState(false);
  const [isReading, setIsReading] = useState(false);
  const [latest] = changes;
  const isIdle = steps.state.at === "idle";

  const undo = async () => {
    setIsReading(true);
    try {
      const all = await readChangesOf(maintenance, league, group);
      await steps.takeBack(stepsBehind(all), group);
    } catch (thrown) {
      notices.show({ tone: "error", text: `Nothing was undone: ${asFailure(thrown).message}` });
    } finally {
      setIsReading(false);
    }
  };

  return (
    <Paper component="li" variant="panel">
      <p>
        <strong>Saved in one go</strong> {groupInWords(changes)}
        {mayBeMore && ", and more before these"}
      </p>
      {latest && <WhoAndWhen by={latest.entry.by} at={latest.entry.at} />}
      <StepsBar steps={steps} />
      <Box
        component="details"
        sx={{ "& summary": { paddingBlock: 2, color: "text.secondary", cursor: "pointer" } }}
        onToggle={(event) => setIsOpen(event.currentTarget.open)}
      >
        <summary>One by one</summary>
        {isOpen && (
          <Stack component="ol" role="list" spacing={3}>
            {children}
          </Stack>
        )}
      </Box>
      <Stack component="p" direction="row" spacing={2}>
        {isIdle ? (
          <Button
            disabled={isReading}
            onClick={() => void undo()}
            startIcon={<AdminIcon name="undo" />}
            variant="text"
          >
            Undo all of it
          </Button>
        ) : (
          steps.state.at === "undone" && (
            <Button onClick={again} variant="text">
              Show the changes as they are now
            </Button>
          )
        )}
      </Stack>
    </Paper>
  );
}
