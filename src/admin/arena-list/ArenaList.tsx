import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Paper from "@mui/material/Paper";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useRef, useState, type ReactNode } from "react";
import { viewPath } from "@/leagues/adminPaths";
import { usePageTitle } from "@/session/usePageTitle";
import { EmptyState } from "@/ui/EmptyState";
import { useLeague } from "@/ui/where";
import { deskNames } from "../address/desk";
import { notices } from "../notices/notices";
import { AdminIcon } from "../parts/AdminIcon";
import { BackLink } from "../parts/BackLink";
import { FailedRead } from "../parts/FailedRead";
import { ListSkeleton } from "../parts/ListSkeleton";
import { PageHead } from "../parts/PageHead";
import type { useTask } from "../parts/useTask";
import { useArenaChange } from "./useArenaChange";

interface Named {
  readonly id: string;
  readonly name: string;
}

/** What a dialog is given that adds or changes one. */
export interface EntryDialogProps<T> {
  /** null: a new one. */
  readonly stored: T | null;
  readonly all: readonly T[];
  readonly onClose: () => void;
  readonly onSaved: (saved: T) => void;
}

interface ArenaListProps<T extends Named> {
  /** "official", of which there may be many: "officials". */
  readonly noun: string;
  readonly title: string;
  readonly task: ReturnType<typeof useTask<readonly T[]>>;
  /** What stands there while there is none. */
  readonly empty: ReactNode;
  /** What is offered then. @param all those there are @param change saves, tells so, and reads them again */
  readonly offer?: (
    all: readonly T[],
    change: ReturnType<typeof useArenaChange>["change"],
  ) => ReactNode;
  /** Beside "Add". */
  readonly beside?: ReactNode;
  /** Below the name. */
  readonly about: (one: T) => ReactNode;
  readonly chip?: (one: T) => ReactNode;
  /** Before “Change” and “Delete”. */
  readonly more?: (one: T) => ReactNode;
  readonly remove: (one: T) => Promise<void>;
  /** Brings back what was deleted. */
  readonly restore: (one: T) => Promise<unknown>;
  readonly dialog: (props: EntryDialogProps<T>) => ReactNode;
}

/** Records that are the arena's, for all leagues: added, changed and deleted, with a way back. */
export function ArenaList<T extends Named>(props: ArenaListProps<T>) {
  const { noun, title, task, empty, offer, beside, about, chip, more, remove, restore, dialog } =
    props;
  const league = useLeague();
  const [shown, setShown] = useState<readonly T[] | null>(null);
  const [asked, setAsked] = useState<T | "new" | null>(null);
  const adding = useRef<HTMLButtonElement>(null);
  const { busy, change } = useArenaChange(task.again);
  usePageTitle(title, league.name);
  // The list on screen stays until it has been read again, so that it does not flicker.
  if (task.status === "ready" && task.value !== shown) setShown(task.value);

  const removed = (one: T) =>
    change(one.id, {
      run: async () => {
        await remove(one);
        // Its row goes, and the focus with it.
        adding.current?.focus();
      },
      done: `${one.name} deleted`,
      undo: () => restore(one),
    });
  return (
    <>
      <BackLink to={viewPath(league, "match-day")}>{deskNames["match-day"]}</BackLink>
      <PageHead
        action={
          <Stack direction="row" spacing={2} sx={{ flexWrap: "wrap", justifyContent: "end" }}>
            {beside}
            <Button
              onClick={() => setAsked("new")}
              ref={adding}
              startIcon={<AdminIcon name="plus" />}
              variant="contained"
            >
              Add {noun}
            </Button>
          </Stack>
        }
        title={title}
      >
        All leagues
      </PageHead>
      {task.status === "failed" && (
        <FailedRead of={task} onRetry={task.again} title={`Failed to load the ${noun}s.`} />
      )}
      {!shown && task.status === "loading" && <ListSkeleton label={`Loading the ${noun}s`} />}
      {shown?.length === 0 && <EmptyState title={`There are no ${noun}s yet`}>{empty}</EmptyState>}
      {shown && offer?.(shown, change)}
      <Paper
        aria-label={title}
        component="ul"
        hidden={!shown || shown.length === 0}
        role="list"
        variant="rows"
      >
        {shown?.map((one) => (
          <li key={one.id}>
            <Box component="span" sx={{ flex: "1 1 200px", minWidth: 0, overflowWrap: "anywhere" }}>
              <strong>{one.name}</strong>{" "}
              <Typography component="span" sx={{ display: "block" }} variant="caption">
                {about(one)}
              </Typography>
            </Box>
            {chip?.(one)}
            <Stack component="span" direction="row" spacing={1} sx={{ marginInlineStart: "auto" }}>
              {more?.(one)}
              <IconButton
                aria-label={`Change ${one.name}`}
                disabled={busy === one.id}
                onClick={() => setAsked(one)}
              >
                <AdminIcon name="edit" />
              </IconButton>
              <IconButton
                aria-label={`Delete ${one.name}`}
                disabled={busy === one.id}
                onClick={() => void removed(one)}
              >
                <AdminIcon name="trash" />
              </IconButton>
            </Stack>
          </li>
        ))}
      </Paper>
      {asked &&
        dialog({
          stored: asked === "new" ? null : asked,
          all: shown ?? [],
          onClose: () => setAsked(null),
          onSaved: ({ name }) => {
            setAsked(null);
            notices.show({ text: `${name} saved`, tone: "done" });
            task.again();
          },
        })}
    </>
  );
}
