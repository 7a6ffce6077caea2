import Button, { type ButtonProps } from "@mui/material/Button";
import type { HistoryEntry, PastRecord } from "@/data/maintenance";
import { formatKickOff } from "@/domain/time";
import type { EntityKind, RecordOf } from "@/records/record";
import { arena } from "@arena/arena";
import type { League } from "@/domain/league/league";
import { useSession } from "@/session/SessionProvider";
import { RestoreImpact } from "../impact/RestoreImpact";
import { capitalised, titleOf, words } from "../kind/words";
import { useRecords } from "../live/useLive";
import { AdminIcon } from "../parts/AdminIcon";
import { useNameOf } from "../parts/useNameOf";
import { agoOf } from "../parts/ago";
import { changedFields } from "./changedFields";
import styles from "./History.module.css";

const actions: Readonly<Record<HistoryEntry<EntityKind>["action"], string>> = {
  create: "Added",
  update: "Changed",
  delete: "Deleted",
  restore: "Brought back",
  rebuild: "Published again",
  unpublish: "Public copy taken away",
};

interface HistoryItemProps<K extends EntityKind> {
  readonly league: League;
  readonly kind: K;
  readonly entry: HistoryEntry<K>;
  /** The record as it is now; null while that is not known. */
  readonly now: RecordOf<K> | "deleted" | null;
  /** No older save of the record is kept: what was before it has no entry of its own. */
  readonly isOldest: boolean;
  readonly busy: boolean;
  readonly onRestore: (version: PastRecord<K>) => void;
  /** Shows the changes of this record alone; where it is given, the kind is named. */
  readonly onRecord?: (() => void) | null;
}

/** One save: who, when, what it changed, and the way back to it. */
export function HistoryItem<K extends EntityKind>(props: HistoryItemProps<K>) {
  const { league, kind, entry, now, isOldest, busy, onRestore, onRecord } = props;
  const { action, version, before, after, by, at, redacted } = entry;
  const session = useSession();
  const meets = useRecords(league, "meets");
  const name = useNameOf(by);
  const mine = session.status === "signedIn" && session.account.uid === by;
  // Of a deletion the version to go back to is the one before it.
  const target = after ?? before;
  // An entry that somebody was erased from is no way back to what it held.
  const mayReturn = now !== null && !redacted;
  const isNow = now !== null && now !== "deleted" && after !== null && now.version === version;
  const fields = changedFields(league, kind, before, after);
  return (
    <li className={styles.item}>
      <p className={styles.what}>
        <strong>{actions[action]}</strong>{" "}
        {target
          ? titleOf(kind, target, league, meets)
          : action === "rebuild" || action === "unpublish"
            ? "for visitors"
            : `a ${words[kind].one}`}
        {isNow && <span className={styles.now}>Now</span>}
        {onRecord && <span className={styles.kind}>{capitalised(words[kind].one)}</span>}
      </p>
      <p className={styles.who}>
        {mine ? "You" : name || `Account ${by}`}
        {at !== null && (
          <>
            {", "}
            <time dateTime={new Date(at).toISOString()}>
              {agoOf(at)} · {formatKickOff(at, arena.timeZone)?.full}
            </time>
          </>
        )}
      </p>
      {action === "update" && fields.length > 0 && <Fields fields={fields} />}
      {action !== "update" && fields.length > 0 && (
        <details className={styles.details}>
          <summary>What it held</summary>
          <Fields fields={fields} />
        </details>
      )}
      {redacted && <p className={styles.who}>A person was erased from this entry.</p>}
      {target && mayReturn && !isNow && (
        <RestoreImpact kind={kind} league={league} record={target} />
      )}
      <p className={styles.actions}>
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
            aria-label={`All changes of ${target ? titleOf(kind, target, league, meets) : `this ${words[kind].one}`}`}
            onClick={onRecord}
            startIcon={<AdminIcon name="history" />}
            variant="text"
          >
            All its changes
          </Button>
        )}
      </p>
    </li>
  );
}

function RestoreButton(props: ButtonProps) {
  return <Button {...props} startIcon={<AdminIcon name="undo" />} variant="text" />;
}

function Fields({ fields }: { readonly fields: ReturnType<typeof changedFields> }) {
  return (
    <dl className={styles.fields}>
      {fields.map(({ label, before, after }) => (
        <div key={label}>
          <dt>{label}</dt>
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
              <span className={styles.gone}>{before ? "emptied" : ""}</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
