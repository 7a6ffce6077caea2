import { amountOf, capitalised } from "@/domain/wording";
import Chip from "@mui/material/Chip";
import Box from "@mui/material/Box";
import Paper from "@mui/material/Paper";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import Button, { type ButtonProps } from "@mui/material/Button";
import type { HistoryEntry, PastRecord } from "@/data/maintenance";
import { readMoment, readText } from "@/domain/reading";
import { formatKickOff } from "@/domain/time";
import { kickOffOf } from "@/domain/when";
import { settingsOf } from "@/domain/season/seasons";
import type { EntityKind } from "@/records/record";
import { arena } from "@arena/arena";
import { RestoreImpact } from "../impact/RestoreImpact";
import { adminKinds, titleOf } from "../kinds";
import { wordsOf } from "../parts/words";
import { useRecords } from "../live/useLive";
import { AdminIcon } from "../parts/AdminIcon";
import { useNameOf } from "../parts/useNameOf";
import { changedFields } from "./changedFields";
import type { RecordNow } from "./useHistory";
import { WhoAndWhen } from "./WhoAndWhen";
import { useLeague } from "@/ui/leagueContext";

const actions: Readonly<Record<HistoryEntry<EntityKind>["action"], string>> = {
  create: "Added",
  update: "Changed",
  delete: "Deleted",
  restore: "Brought back",
  rebuild: "Published again",
  unpublish: "Public copy taken away",
};

const fieldsSx = {
  font: "var(--type-body-small)",
  "& dt": { color: "text.secondary", font: "var(--type-tiny)" },
  "& del": { color: "error.main" },
  "& ins": { color: "success.main", fontWeight: 600, textDecoration: "none" },
};
/** Aligns the text of the buttons, not their padding, with the other lines. */
const wordsInLine = { marginInlineStart: -3, "&:empty": { display: "none" } };
const opens = { minHeight: 32, font: "var(--type-button)", cursor: "pointer" };

/** How many fields of a change are shown before the rest is folded. */
const FIELDS_AT_ONCE = 4;

/**
 * Returns the day of a match, which distinguishes matches of the same clubs; null for other kinds of record, or if the
 * day is not known.
 */
function matchDay(kind: EntityKind, record: object): string | null {
  if (kind !== "fixtures" && kind !== "results") return null;
  const [date, day] = ["date", "day"].map((key): unknown => Reflect.get(record, key));
  const when = { date: readMoment(date), day: readText(day) };
  return kickOffOf(when, arena.timeZone)?.dated ?? null;
}

interface HistoryItemProps<K extends EntityKind> {
  readonly kind: K;
  readonly entry: HistoryEntry<K>;
  readonly now: RecordNow<K>;
  /**
   * Whether no older save of the record is in the list. Then the version before this save has no entry of its own, and
   * this one also offers to restore it.
   */
  readonly isOldest: boolean;
  readonly busy: boolean;
  readonly onRestore: (version: PastRecord<K>) => void;
  /** Whether only changes of this record are shown, without the other changes that were saved together with it. */
  readonly alone?: boolean;
  /** Shows the changes of this record alone; if set, the item also names the kind. */
  readonly onRecord?: (() => void) | null;
}

/** One save in the history: who, when and what it changed, with a button to restore it. */
export function HistoryItem<K extends EntityKind>(props: HistoryItemProps<K>) {
  const league = useLeague();
  const { kind, entry, now, isOldest, busy, onRestore, onRecord, alone } = props;
  const { action, version, before, after, by, at, redacted, redactions, group } = entry;
  const meets = useRecords(league, "meets");
  const isCounted = useIsCounted(kind);
  // For a deletion, the version to restore is the one before it.
  const target = after ?? before;
  // An entry from which a person was erased cannot be restored, because it lacks values.
  const mayReturn = now !== null && now !== "elsewhere" && !redacted;
  const isNow = typeof now === "object" && after !== null && now?.version === version;
  const fields = changedFields(league, kind, before, after);
  const matchOn = target && matchDay(kind, target);
  return (
    <Paper component="li" data-change={entry.change} variant="panel">
      <p>
        <strong>{actions[action]}</strong>{" "}
        {target
          ? titleOf(kind, target, league, meets)
          : action === "rebuild" || action === "unpublish"
            ? "for visitors"
            : `a ${wordsOf(kind).one}`}{" "}
        {matchOn && (
          <Typography component="span" sx={{ ml: 2 }} variant="caption">
            {matchOn}
          </Typography>
        )}
        {isNow && <Chip component="span" label="Now" sx={{ ml: 2 }} />}
        {onRecord && (
          <Typography sx={{ ml: 2 }} variant="caption">
            {capitalised(wordsOf(kind).one)}
          </Typography>
        )}
      </p>
      <WhoAndWhen at={at} by={by} />
      {alone && group !== null && (
        <Typography component="p" variant="caption">
          Saved in one go with other records: “Changes” shows them together.
        </Typography>
      )}
      {action === "update" && fields.length > 0 && (
        <Fields fields={fields.slice(0, FIELDS_AT_ONCE)} isCounted={isCounted} />
      )}
      {action === "update" && fields.length > FIELDS_AT_ONCE && (
        <Box component="details" sx={{ "& summary": opens }}>
          <summary>{amountOf(fields.length - FIELDS_AT_ONCE, "more field")}</summary>
          <Fields fields={fields.slice(FIELDS_AT_ONCE)} isCounted={isCounted} />
        </Box>
      )}
      {action !== "update" && fields.length > 0 && (
        <Box component="details" sx={{ "& summary": opens }}>
          <summary>Show its fields</summary>
          <Fields fields={fields} isCounted={isCounted} />
        </Box>
      )}
      {redactions.map((one) => (
        <Redaction key={`${one.by} ${one.at}`} {...one} />
      ))}
      {now === "elsewhere" && (
        <Typography component="p" variant="caption">
          This {wordsOf(kind).one} is in another season now. Its history in that season’s list can
          restore a version.
        </Typography>
      )}
      {target && mayReturn && !isNow && <RestoreImpact kind={kind} record={target} />}
      <Stack component="p" direction="row" spacing={2} sx={wordsInLine}>
        {target && mayReturn && !isNow && (
          <RestoreButton disabled={busy} onClick={() => onRestore(target)}>
            {now === "deleted" ? "Bring back" : "Restore this version"}
          </RestoreButton>
        )}
        {isOldest && action === "update" && before && mayReturn && (
          <RestoreButton disabled={busy} onClick={() => onRestore(before)}>
            Restore what was before
          </RestoreButton>
        )}
        {onRecord && (
          <Button
            aria-label={`All changes of ${target ? titleOf(kind, target, league, meets) : `this ${wordsOf(kind).one}`}`}
            onClick={onRecord}
            startIcon={<AdminIcon name="history" />}
            variant="text"
          >
            All its changes
          </Button>
        )}
      </Stack>
    </Paper>
  );
}

type RedactionProps = HistoryEntry<EntityKind>["redactions"][number] & {
  /** What was erased from the entry; by default a person. */
  readonly lost?: string | undefined;
};

/** A note that a person was erased from an entry, by whom and when. */
export function Redaction({
  by,
  at,
  lost = "A person was erased from this entry",
}: RedactionProps) {
  const name = useNameOf(by);
  const when = at === null ? "" : `, ${formatKickOff(at, arena.timeZone)?.full ?? ""}`;
  return (
    <Typography component="p" variant="caption">
      {`${lost} by ${name || `account ${by}`}${when}.`}
    </Typography>
  );
}

function RestoreButton(props: ButtonProps) {
  return <Button {...props} startIcon={<AdminIcon name="undo" />} variant="text" />;
}

/** Checks whether the figures of a kind are counted from results in the current season. */
function useIsCounted(kind: EntityKind): boolean {
  const league = useLeague();
  const seasons = useRecords(league, "seasons");
  const { figures } = adminKinds[kind];
  return (
    figures !== undefined &&
    settingsOf(league, seasons, undefined)[figures.figureSet] === "computed"
  );
}

interface FieldsProps {
  readonly fields: ReturnType<typeof changedFields>;
  /** Whether figures are counted from results, so that nobody has changed them. */
  readonly isCounted: boolean;
}

function Fields({ fields, isCounted }: FieldsProps) {
  return (
    <Stack component="dl" spacing={2} sx={fieldsSx}>
      {fields.map(({ label, before, after, isFigure }) => (
        <div key={label}>
          <dt>{isCounted && isFigure ? `${label}, counted from results` : label}</dt>
          <dd>
            {before && (
              <del>
                <span className="visually-hidden">before: </span>
                {before}
              </del>
            )}{" "}
            {after ? (
              <ins>
                <span className="visually-hidden">after: </span>
                {after}
              </ins>
            ) : (
              <Typography variant="caption">{before ? "emptied" : ""}</Typography>
            )}
          </dd>
        </div>
      ))}
    </Stack>
  );
}
