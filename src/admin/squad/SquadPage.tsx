import { clubTitle } from "@/domain/league/clubTitle";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import { useCallback, useState } from "react";
import { useSearchParams } from "@/ui/useSearchParams";
import { recordsIn } from "@/data/readState";
import { newRecordId } from "@/data/store";
import { sortPlayersByClub } from "@/domain/match/grouping";
import { sameName } from "@/domain/names";
import type { RecordOf } from "@/records/record";
import type { ResolvedClub } from "@/domain/season/clubs";
import { usePageTitle } from "@/session/usePageTitle";
import { EmptyState } from "@/ui/EmptyState";
import { useClubs } from "../kind/useClubs";
import { useUnsaved } from "../leaving/leaveGuardContext";
import { ListSkeleton } from "../parts/ListSkeleton";
import { areRead } from "@/data/byKind";
import { FailedReads, hasFailed, isReading } from "../live/FailedReads";
import { useLives } from "../live/useLive";
import { PageHead } from "../parts/PageHead";
import { StepsBar } from "../list/StepsBar";
import { useSteps } from "../steps/useSteps";
import styles from "./Squad.module.css";
import {
  isChanged,
  problemsOf,
  rowsOf,
  stepsOf,
  type CellProblems,
  type Column,
  type Edits,
} from "./squadRows";
import { SquadTable } from "./SquadTable";
import { useLeague } from "@/ui/leagueContext";

const kinds = ["players", "teams", "standings"] as const;

/** The page Squads: the squad of a club as a table of inputs, saved together. */
export default function SquadPage() {
  const league = useLeague();
  const reads = useLives(league, kinds);
  const isRead = areRead(reads, kinds);
  const clubs = useClubs(league);
  const [params, setParams] = useSearchParams();
  const club = clubs.find(({ slug }) => slug === params.get("club")) ?? clubs[0];
  usePageTitle("Squads", league.name);
  const choose = (slug: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.set("club", slug);
        return next;
      },
      { replace: true },
    );
  return (
    <>
      <PageHead title="Squads" />
      <FailedReads reads={reads} />
      {isReading(reads) && !hasFailed(reads) && <ListSkeleton label="Loading the squad" />}
      {isRead && !club && <EmptyState title="There is no club yet" />}
      {isRead && club && (
        <>
          <TextField
            className={styles.choice ?? ""}
            fullWidth
            label={clubTitle(league)}
            onChange={({ target }) => choose(target.value)}
            select
            slotProps={{ select: { native: true } }}
            value={club.slug}
          >
            {clubs.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </TextField>
          <SquadSheet
            club={club}
            key={club.slug}
            squad={sortPlayersByClub(
              recordsIn(reads.players).filter((player) => sameName(player.club, club.name)),
            )}
          />
        </>
      )}
    </>
  );
}

interface SquadSheetProps {
  readonly club: ResolvedClub;
  readonly squad: readonly RecordOf<"players">[];
}

const none: CellProblems = new Map();

function SquadSheet({ club, squad }: SquadSheetProps) {
  const league = useLeague();
  const [edits, setEdits] = useState<Edits>({});
  const [added, setAdded] = useState(() => [newRecordId()]);
  const [tried, setTried] = useState(false);
  const saving = useSteps(league);
  const steps = {
    ...saving,
    undoAll: () => {
      setEdits({});
      return saving.undoAll();
    },
  };
  const { at } = steps.state;
  const busy = at === "saving" || at === "undoing";
  const rows = rowsOf(inOrderOfOpening(squad, useState(squad)[0]), added, edits);
  const changed = rows.filter(isChanged);
  const problems = problemsOf(league, club, rows);
  const discard = useCallback(() => setEdits({}), []);
  useUnsaved(changed.length > 0 && !busy, discard);

  const type = (id: string, column: Column, text: string) => {
    setEdits((before) => ({ ...before, [id]: { ...before[id], [column]: text } }));
    // The last row is always empty, for another new player.
    if (id === added.at(-1) && text !== "") setAdded([...added, newRecordId()]);
  };
  const save = () => {
    setTried(true);
    if (changed.length === 0 || problems.size > 0 || busy) return;
    setTried(false);
    // The typed texts stay until they are stored, so that a refused row keeps its texts.
    void steps.run(stepsOf(club, rows));
  };
  return (
    <>
      <StepsBar steps={steps} />
      <p className={styles.note}>
        Type over what is wrong, and add players in the last row. Enter and the arrows go from cell
        to cell; a changed name stays as a former name.
      </p>
      <SquadTable
        disabled={busy}
        label={`Squad of ${club.name}`}
        onSave={save}
        onType={type}
        problems={tried ? problems : none}
        rows={rows}
      />
      <div className={styles.actions}>
        <Button disabled={busy || changed.length === 0} onClick={save} variant="contained">
          {changed.length === 0
            ? "Nothing to save"
            : `Save ${changed.length === 1 ? "1 player" : `${changed.length} players`}`}
        </Button>
        {changed.length > 0 && !busy && (
          <Button onClick={discard} variant="text">
            Discard
          </Button>
        )}
        <span role="status">
          {tried &&
            problems.size > 0 &&
            `${problems.size === 1 ? "1 cell is" : `${problems.size} cells are`} to be corrected; nothing was saved.`}
        </span>
      </div>
    </>
  );
}

/** Sorts the squad as it was when the page opened, so that a row does not move when its new number is saved. */
function inOrderOfOpening(
  squad: readonly RecordOf<"players">[],
  opened: readonly RecordOf<"players">[],
): readonly RecordOf<"players">[] {
  const place = ({ id }: RecordOf<"players">) => {
    const found = opened.findIndex((one) => one.id === id);
    return found === -1 ? opened.length : found;
  };
  return squad.toSorted((a, b) => place(a) - place(b));
}
