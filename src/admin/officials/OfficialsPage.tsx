import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Paper from "@mui/material/Paper";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { Suspense, useRef, useState } from "react";
import { asFailure } from "@/data/failure";
import type { Official } from "@/domain/people/official";
import { viewPath } from "@/leagues/adminPaths";
import { useConnection } from "@/session/ConnectionProvider";
import { usePageTitle } from "@/session/usePageTitle";
import { sportEntryOf } from "@/sports/sports";
import { laterDialog } from "@/ui/later/later";
import { Chip } from "@/ui/Chip";
import { EmptyState } from "@/ui/EmptyState";
import { FailedRead } from "../parts/FailedRead";
import { useLeague } from "@/ui/where";
import { deskNames } from "../address/desk";
import { notices } from "../notices/notices";
import { AdminIcon } from "../parts/AdminIcon";
import { BackLink } from "../parts/BackLink";
import { ListSkeleton } from "../parts/ListSkeleton";
import { PageHead } from "../parts/PageHead";
import { OfficialDialog } from "./OfficialDialog";
import { useOfficials } from "./useOfficials";

const OfficialCalendar = laterDialog(() => import("./OfficialCalendar"));

/** Who is asked about in the dialog: one of them, or a new one. */
type Asked = Official | "new" | null;

/** Who leads matches, in all leagues of the arena: added, changed and deleted. */
export default function OfficialsPage() {
  const league = useLeague();
  const { officials } = useConnection();
  const task = useOfficials(true);
  const [shown, setShown] = useState<readonly Official[] | null>(null);
  const [asked, setAsked] = useState<Asked>(null);
  const [dated, setDated] = useState<Official | null>(null);
  const [busy, setBusy] = useState("");
  const adding = useRef<HTMLButtonElement>(null);
  usePageTitle("Officials", league.name);
  // The list on screen stays until it has been read again, so that it does not flicker.
  if (task.status === "ready" && task.value !== shown) setShown(task.value);

  /** Saves, tells so, and offers to undo it. */
  const change = async (
    id: string,
    {
      run,
      done,
      undo,
    }: { run: () => Promise<unknown>; done: string; undo?: () => Promise<unknown> },
  ): Promise<void> => {
    setBusy(id);
    try {
      await run();
      notices.show({
        text: done,
        tone: "done",
        ...(undo && {
          action: { label: "Undo", run: () => void change(id, { run: undo, done: "Undone" }) },
        }),
      });
      task.again();
    } catch (thrown) {
      const again = { run, done, ...(undo && { undo }) };
      notices.show({
        text: `Nothing was changed. ${asFailure(thrown).message}`,
        tone: "error",
        action: { label: "Try again", run: () => void change(id, again) },
      });
    } finally {
      setBusy("");
    }
  };
  const remove = (official: Official) =>
    change(official.id, {
      run: async () => {
        await officials.remove(official);
        // Its row goes, and the focus with it.
        adding.current?.focus();
      },
      done: `${official.name} deleted`,
      undo: () => officials.save(official.id, 0, official),
    });
  const add = (
    <Button
      onClick={() => setAsked("new")}
      ref={adding}
      startIcon={<AdminIcon name="plus" />}
      variant="contained"
    >
      Add official
    </Button>
  );
  return (
    <>
      <BackLink to={viewPath(league, "match-day")}>{deskNames["match-day"]}</BackLink>
      <PageHead action={add} title={deskNames.officials}>
        All leagues
      </PageHead>
      {task.status === "failed" && (
        <FailedRead of={task} onRetry={task.again} title="Failed to load the officials." />
      )}
      {!shown && task.status === "loading" && <ListSkeleton label="Loading the officials" />}
      {shown?.length === 0 && (
        <EmptyState title="There are no officials yet">
          Referees and others who lead matches. Visitors read the names of those who agreed, where a
          season says so, and nothing else of what is entered here.
        </EmptyState>
      )}
      <Paper
        aria-label="Officials"
        component="ul"
        hidden={!shown || shown.length === 0}
        role="list"
        variant="rows"
      >
        {shown?.map((official) => (
          <OfficialRow
            busy={busy === official.id}
            key={official.id}
            official={official}
            onChange={() => setAsked(official)}
            onDates={() => setDated(official)}
            onRemove={() => void remove(official)}
          />
        ))}
      </Paper>
      {dated && (
        <Suspense fallback={null}>
          <OfficialCalendar official={dated} onClose={() => setDated(null)} />
        </Suspense>
      )}
      {asked && (
        <OfficialDialog
          official={asked === "new" ? null : asked}
          onClose={() => setAsked(null)}
          onSaved={({ name }) => {
            setAsked(null);
            notices.show({ text: `${name} saved`, tone: "done" });
            task.again();
          }}
        />
      )}
    </>
  );
}

interface OfficialRowProps {
  readonly official: Official;
  readonly busy: boolean;
  readonly onChange: () => void;
  readonly onDates: () => void;
  readonly onRemove: () => void;
}

function OfficialRow({ official, busy, onChange, onDates, onRemove }: OfficialRowProps) {
  const { name, does, sports, contact, agreed } = official;
  const played = sports.map((sport) => sportEntryOf(sport).name).join(", ") || "All sports";
  return (
    <li>
      <Box component="span" sx={{ flex: "1 1 200px", minWidth: 0, overflowWrap: "anywhere" }}>
        <strong>{name}</strong>{" "}
        <Typography component="span" sx={{ display: "block" }} variant="caption">
          {[does, played, contact].filter(Boolean).join(" · ")}
        </Typography>
      </Box>
      {agreed && <Chip>Name may be shown</Chip>}
      <Stack component="span" direction="row" spacing={1}>
        <IconButton aria-label={`Matches of ${name}`} onClick={onDates}>
          <AdminIcon name="season" />
        </IconButton>
        <IconButton aria-label={`Change ${name}`} disabled={busy} onClick={onChange}>
          <AdminIcon name="edit" />
        </IconButton>
        <IconButton aria-label={`Delete ${name}`} disabled={busy} onClick={onRemove}>
          <AdminIcon name="trash" />
        </IconButton>
      </Stack>
    </li>
  );
}
