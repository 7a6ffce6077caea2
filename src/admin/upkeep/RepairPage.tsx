import Typography from "@mui/material/Typography";
import { useCallback, Suspense, useState } from "react";
import Stack from "@mui/material/Stack";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import { useSearchParams } from "@/ui/useSearchParams";
import type { RawRecord } from "@/data/maintenance";
import {
  type EntityKind,
  parseRecord,
  emptyEntity,
  missingIn,
  readEntity,
  type Entities,
} from "@/records/record";
import { labelOf } from "@/records/partlyRead";
import { useConnection } from "@/session/ConnectionProvider";
import { EmptyState } from "@/ui/EmptyState";
import { FailedRead } from "@/ui/FailedRead";
import { wordsOf } from "../parts/words";
import { ListSkeleton } from "../parts/ListSkeleton";
import { keptKinds } from "./keptKinds";
import { useRead } from "@/data/useRead";
import { Cards } from "../parts/Cards";
import { unknownValuesInWords } from "../form/UnknownValuesNotice";
import { titleOf } from "../kinds";
import { editPath } from "../address/sectionPaths";
import { sectionOf } from "../sections";
import { Section } from "../parts/Section";
import { RecordForm } from "../form/RecordForm";
import type { Start } from "../kind/start";
import { useLeaveGuard } from "../leaving/leaveGuardContext";
import { notices } from "../notices/notices";
import { SafeButton } from "../parts/SafeButton";
import { useLeague } from "@/ui/leagueContext";
import { capitalised, enumerated } from "@/domain/wording";
import { Link } from "@/ui/Link";
import { seasonOf } from "@/data/published";
import { viewPath } from "@/leagues/adminPaths";
import { fieldsOf } from "@/records/document";
import { readText } from "@/domain/reading";
import { asFailure } from "@/data/failure";
import { SaveConflict } from "@/data/store";

/** A record that cannot be read, or not completely. */
interface RecordToRepair {
  readonly kind: EntityKind;
  readonly record: RawRecord;
}

/** Returns a record's kind and id. The id alone is not enough: a fixture and its result share it. */
const keyOf = ({ kind, record }: RecordToRepair) => `${kind}/${record.id}`;

/**
 * The page of records that other pages cannot show, or only in part: the reason, the stored content, and buttons to
 * repair or delete them.
 */
export function RepairPage() {
  const league = useLeague();
  const { maintenance } = useConnection();
  const [params, setParams] = useSearchParams();
  const find = useCallback(async (): Promise<readonly RecordToRepair[]> => {
    const found = await Promise.all(
      keptKinds(league).map(async (kind) => {
        const records = await maintenance.listRaw(league, kind);
        return records
          .filter(
            ({ readable, notUnderstood }) => !readable || Object.keys(notUnderstood).length > 0,
          )
          .map((record) => ({ kind, record }));
      }),
    );
    return found.flat();
  }, [maintenance, league]);
  const task = useRead(find);

  if (task.status === "loading") return <ListSkeleton label="Checking all records" />;
  if (task.status === "failed") {
    return <FailedRead state={task} title="The records could not be checked." />;
  }
  const mending = task.value.find((one) => keyOf(one) === params.get("mend"));
  if (mending) {
    return (
      <MendForm
        key={keyOf(mending)}
        kind={mending.kind}
        onDone={() => {
          setParams({ view: "repair" }, { replace: true });
          task.again();
        }}
        record={mending.record}
      />
    );
  }
  const broken = task.value.filter(({ record }) => !record.readable);
  const partly = task.value.filter(({ record }) => record.readable);
  if (task.value.length === 0) {
    return (
      <EmptyState title="Nothing is broken">
        Every match, player and club that was entered can be shown.
      </EmptyState>
    );
  }
  return (
    <Stack spacing={5}>
      {broken.length > 0 && (
        <Typography variant="lead">
          Something is missing here that no page can do without. Visitors see{" "}
          {broken.length === 1 ? "this" : "these"} once you have filled it in.
        </Typography>
      )}
      <Cards hidden={broken.length === 0}>
        {broken.map((one) => (
          <BrokenRecord
            key={keyOf(one)}
            kind={one.kind}
            noun={wordsOf(one.kind).one}
            onMend={() => setParams({ view: "repair", mend: keyOf(one) })}
            onRemoved={task.again}
            record={one.record}
          />
        ))}
      </Cards>
      <PartlyRead records={partly} />
    </Stack>
  );
}

interface PartlyReadProps {
  readonly records: readonly RecordToRepair[];
}

/** The list of records with stored values that no field understands: the values, and a link to the form. */
function PartlyRead({ records }: PartlyReadProps) {
  if (records.length === 0) return null;
  return (
    <Section title="Partly understood">
      <Typography variant="lead">
        Visitors see {records.length === 1 ? "this entry" : `these ${records.length} entries`}{" "}
        without the part that was not understood. Nothing of it is lost: it is kept out of sight
        when you save. Where it matters, enter it in the form.
      </Typography>
      <Stack component="ul" spacing={3} role="list">
        {records.map((one) => (
          <li key={keyOf(one)}>
            <RecordLink {...one} />
            <Typography component="span" color="textSecondary">
              {unknownValuesInWords(one.kind, one.record.notUnderstood)}
            </Typography>
          </li>
        ))}
      </Stack>
    </Section>
  );
}

function RecordLink({ kind, record }: RecordToRepair) {
  const league = useLeague();
  const parsed = parseRecord(kind, record.id, record.raw);
  const name = parsed.ok ? titleOf(kind, parsed.record, league) : record.id;
  const season = seasonOf(league, record.raw);
  const title = `${capitalised(wordsOf(kind).one)}: ${name}${season ? `, season ${season}` : ""}`;
  const section = sectionOf(league, kind);
  // A form can open only records of the current season.
  return section && season === undefined ? (
    <Link to={editPath(section.path, record.id)}>{title}</Link>
  ) : (
    title
  );
}

// Stands for a missing name while the rest is parsed; no real name looks like this.
const MISSING = "·?·";

/** The fields that may be the name of a record; a record without its name cannot be parsed. */
const NAMES = ["name", "teamName", "teamA", "teamB"];

/**
 * Parses a broken record as far as possible. Missing names come back empty, so that an administrator can fill them in.
 * If the record still cannot be parsed, all fields are empty.
 */
function readWhatCanBe<K extends EntityKind>(kind: K, { id, raw }: RawRecord): Entities[K] {
  const stand = NAMES.filter((name) => readText(raw[name]) === "").map((name) => [name, MISSING]);
  const parsed = parseRecord(kind, id, { ...raw, ...Object.fromEntries(stand) });
  if (!parsed.ok) return emptyEntity(kind);
  const { record } = parsed;
  const fields = fieldsOf(kind).map(([name]) => {
    const value: unknown = record[name];
    return [name, value === MISSING ? "" : value];
  });
  // Every field is as `parseRecord` returned it, except the missing names, which are empty again.
  return Object.fromEntries(fields) as Entities[K];
}

interface MendFormProps<K extends EntityKind> {
  readonly kind: K;
  readonly record: RawRecord;
  readonly onDone: () => void;
}

/** The form that repairs a broken record, filled with the fields that could be parsed. */
function MendForm<K extends EntityKind>({ kind, record, onDone }: MendFormProps<K>) {
  const league = useLeague();
  const { pass } = useLeaveGuard();
  const [start] = useState((): Start<K> => ({
    id: record.id,
    record: null,
    broken: record,
    entity: readWhatCanBe(kind, record),
  }));
  return (
    <Suspense fallback={<ListSkeleton label={`Loading the ${wordsOf(kind).one}`} />}>
      <RecordForm
        cancelTo={viewPath(league, "repair")}
        current={undefined}
        draftName={`mend-${record.id}`}
        kind={kind}
        onSaved={() => pass(onDone)}
        start={start}
      />
    </Suspense>
  );
}

const rawBox = {
  maxHeight: 240,
  padding: 3,
  overflow: "auto",
  borderRadius: "var(--radius-control)",
  background: "var(--sunken)",
  font: "var(--type-caption)",
  fontFamily: "ui-monospace, monospace",
  whiteSpace: "pre-wrap",
};

interface BrokenRecordProps {
  readonly kind: EntityKind;
  readonly noun: string;
  readonly record: RawRecord;
  readonly onMend: () => void;
  readonly onRemoved: () => void;
}

/** Names the required fields that are missing: "Team A and Team B are missing". */
function missingInWords({ kind, record }: RecordToRepair): string {
  const labels = missingIn(kind, readEntity(kind, record.raw)).map((key) => labelOf(kind, key));
  return `${enumerated(labels)} ${labels.length === 1 ? "is" : "are"} missing`;
}

/** A card for a broken record: what is missing, its stored content (folded), and buttons to repair or delete it. */
function BrokenRecord(props: BrokenRecordProps) {
  const league = useLeague();
  const { kind, noun, record, onMend, onRemoved } = props;
  const { maintenance } = useConnection();
  const [removal, setRemoval] = useState<"no" | "asked" | "busy">("no");
  const [problem, setProblem] = useState<string | null>(null);

  const remove = async () => {
    setRemoval("busy");
    setProblem(null);
    try {
      await maintenance.removeRaw(league, kind, record);
      notices.show({ tone: "done", text: `The broken ${noun} is deleted.` });
      onRemoved();
    } catch (thrown) {
      setRemoval("no");
      setProblem(
        thrown instanceof SaveConflict
          ? `Someone else has just changed this ${noun}. Open this page again.`
          : `This could not be deleted: ${asFailure(thrown).message}`,
      );
    }
  };

  return (
    <Paper component="li" variant="panel">
      <Typography variant="h2">
        {capitalised(noun)}: {missingInWords({ kind, record })}
      </Typography>
      <details>
        <summary>What is stored (for the webmaster)</summary>
        <Typography color="textSecondary" sx={{ marginBlock: 2 }}>
          {record.reason}. Id {record.id}
        </Typography>
        <Box component="pre" sx={rawBox}>
          {JSON.stringify(record.raw, null, 2)}
        </Box>
      </details>
      {problem && (
        <Alert role="alert" severity="error">
          {problem}
        </Alert>
      )}
      {removal === "no" ? (
        <Stack direction="row" spacing={3}>
          <Button onClick={onMend} variant="contained">
            Repair {noun}
          </Button>
          <Button color="error" onClick={() => setRemoval("asked")} variant="text">
            Delete {noun}
          </Button>
        </Stack>
      ) : (
        <Stack aria-label={`Delete this ${noun}?`} direction="row" spacing={3} role="group">
          <SafeButton disabled={removal === "busy"} onClick={() => setRemoval("no")}>
            Keep {noun}
          </SafeButton>
          <Button
            color="error"
            disabled={removal === "busy"}
            onClick={() => void remove()}
            variant="contained"
          >
            {removal === "busy" ? "Deleting…" : `Really delete ${noun}`}
          </Button>
        </Stack>
      )}
    </Paper>
  );
}
