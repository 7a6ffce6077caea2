import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useForm, useWatch, type Resolver, type UseFormReturn } from "react-hook-form";
import type { EntityKind, RecordOf } from "@/records/record";
import { useConnection } from "@/session/ConnectionProvider";
import { useAccountUid } from "@/session/SessionProvider";
import { usePastSeason } from "../live/pastSeason";
import { useUnsaved } from "../leaving/leaveGuardContext";
import { draftKey, readDraft, type Draft, dropDraft, writeDraft } from "./drafts";
import { useRecordFormContext } from "../kind/formContext";
import type { FormRules, RecordFormProps } from "../kind/form";
import { fieldsAsked, fieldsIn } from "./fieldsIn";
import { problemsIn } from "./problems";
import type { Start, Target } from "../kind/start";
import { adminKinds } from "../kinds";
import { useSave } from "../save/useSave";
import { toEntity, toFormValues, type FormValues } from "../fields/values";
import { useLeague } from "@/ui/leagueContext";

/** Returns the form of a record: its fields, values and draft, with functions to save it and to solve a conflict. */
export function useRecordForm<K extends EntityKind>(
  kind: K,
  props: RecordFormProps<K>,
  rules: FormRules<K>,
) {
  const { start, draftName, current, cancelTo, onSaved } = props;
  const league = useLeague();
  const around = useRecordFormContext(league, kind, start);
  const { store } = useConnection();
  const uid = useAccountUid();
  const past = usePastSeason();
  // A draft for the current season must not open in a past one, so the key contains the past season.
  const kept = past ? `${draftName}@${past.id}` : draftName;
  const key = draftKey(uid, league.slug, kind, kept);
  const [draft, setDraft] = useState(() => readDraft(key));
  const opened = useMemo(() => toFormValues(kind, start.entity), [kind, start]);

  /** The values with which all users began; for a draft, the values when it was begun. */
  const [base, setBase] = useState<FormValues>(draft?.base ?? opened);
  const [begun, setTarget] = useState(() => targetOf(start, draft));
  const target = rebase(kind, begun, base, current);

  // Other records may change while the user types, so checks use the records that are loaded when they run.
  const known = useRef(around);
  const checks = useRef<(() => void)[]>([]);
  useEffect(() => {
    known.current = around;
    if (!around.isComing) for (const check of checks.current.splice(0)) check();
  }, [around]);
  const resolver = useCallback<Resolver<FormValues>>(
    async (values) => {
      // Wait until the matches are loaded: otherwise a match with a result could get a second one.
      if (known.current.isComing)
        await new Promise<void>((resolve) => checks.current.push(resolve));
      const asked = fieldsAsked(league, kind, fieldsIn(league, kind), values);
      const problems = problemsIn(league, kind, values, asked, known.current, rules.problems);
      const errors = problems.map(({ name, text }) => [name, { type: "check", message: text }]);
      return problems.length > 0
        ? { values: {}, errors: Object.fromEntries(errors) }
        : { values, errors: {} };
    },
    [league, kind, rules],
  );
  const form = useForm<FormValues>({
    defaultValues: opened,
    resolver,
    shouldFocusError: false,
  });
  const { format } = around;
  const all = useMemo(() => fieldsIn(league, kind, format), [league, kind, format]);
  const askedNow = useWatch({
    control: form.control,
    compute: (values: FormValues) =>
      fieldsAsked(league, kind, all, values)
        .map(({ name }) => name)
        .join(),
  });
  // The list stays the same object while its names are the same: a new one would render all fields at each key press.
  const fields = useMemo(
    () => all.filter(({ name }) => askedNow.split(",").includes(name)),
    [all, askedNow],
  );
  const { isDirty } = form.formState;
  useEffect(() => {
    if (draft) form.reset({ ...opened, ...draft.values }, { keepDefaultValues: true });
    // Only once, when the form opens: later the form has newer values than the draft.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [form]);

  const version = "version" in target ? target.version : 0;
  const id = target.state === "deleted" ? target.record.id : target.id;
  const origin = useMemo(() => ({ id, version, base }), [id, version, base]);
  const { drop } = useDraft(key, form, origin);
  useUnsaved(isDirty, drop);

  const { saving, save, settle, say } = useSave(league, kind);
  /** Saves the values; returns whether they were saved. */
  const send = async (
    values: FormValues,
    to: Target<K>,
    { again = false, theirs = current }: { again?: boolean; theirs?: RecordOf<K> | undefined } = {},
  ): Promise<boolean> => {
    const { counted, idOfNew, next, added } = rules;
    const typed = toEntity(kind, values);
    const entity = counted?.(typed, to, known.current) ?? typed;
    const place =
      to.state === "new" && idOfNew ? { ...to, id: idOfNew(entity, to.id, known.current) } : to;
    const saved = await save(entity, place);
    if (!saved) return false;
    drop();
    form.reset(values);
    const stored =
      to.state === "stored"
        ? [theirs, start.record].find((one) => one?.version === to.version)
        : undefined;
    // A new record cannot be undone if other records were added with it, because those would stay.
    say(saved, adminKinds[kind].saved, to.state === "new" && !added ? null : (stored ?? undefined));
    onSaved(saved, again ? (next?.(saved) ?? {}) : null);
    if (to.state === "new") added?.(saved, known.current, store);
    return true;
  };

  return {
    kind,
    start,
    around,
    current,
    cancelTo,
    form,
    fields,
    warnings: rules.warnings,
    opened,
    saving,
    settle,
    base,
    draftAt: draft?.at ?? null,
    version,
    submit: async (values: FormValues, again: boolean): Promise<void> => {
      await send(values, target, { again });
    },
    discardDraft: () => {
      drop();
      setDraft(null);
      setBase(opened);
      form.reset(opened);
      if (start.record) setTarget({ state: "stored", id: start.id, version: start.record.version });
    },
    /** Saves the merged values over the other user's version. */
    saveMerged: async (merged: FormValues, theirs: RecordOf<K>) => {
      const onTheirs = { state: "stored", id: theirs.id, version: theirs.version } as const;
      if (await send(merged, onTheirs, { theirs })) return;
      // If saving fails, the merged values stay in the form, and the next conflict compares with them.
      setTarget(onTheirs);
      setBase(toFormValues(kind, theirs));
      form.reset(merged, { keepDefaultValues: true });
    },
    /** Saves the form although another user deleted the record meanwhile, which restores the record. */
    saveDeleted: () => {
      const gone: Target<K> = start.record
        ? { state: "deleted", record: start.record }
        : { state: "new", id: start.id };
      setTarget(gone);
      return send(form.getValues(), gone);
    },
  };
}

/** The open form of a record. */
export type OpenForm<K extends EntityKind> = ReturnType<typeof useRecordForm<K>>;

/** Returns the target of a save: the record at the version on which the typing began. */
function targetOf<K extends EntityKind>(
  { id, record, broken }: Start<K>,
  draft: Draft | null,
): Target<K> {
  if (broken) return { state: "broken", id, version: broken.version };
  if (record) return { state: "stored", id, version: draft?.version ?? record.version };
  return { state: "new", id: draft?.id || id };
}

/**
 * Moves the target to the record's present version if no field of the form has changed since, for example if only the
 * officials of a match were saved. So no conflict is reported.
 */
function rebase<K extends EntityKind>(
  kind: K,
  target: Target<K>,
  base: FormValues,
  current: RecordOf<K> | undefined,
): Target<K> {
  if (target.state !== "stored" || !current || current.version <= target.version) return target;
  const same = JSON.stringify(toFormValues(kind, current)) === JSON.stringify(base);
  return same ? { ...target, version: current.version } : target;
}

/** Milliseconds without typing after which a draft is stored. */
const DRAFT_PAUSE = 400;

/** The record of a draft, and the values before the typing. */
type DraftOrigin = Pick<Draft, "id" | "version" | "base">;

/**
 * Stores the typed values as a draft in this browser: after each pause in typing, and when the form or the page is
 * left. Returns a function that deletes the draft, for values that are saved or discarded.
 */
function useDraft(
  key: string,
  form: UseFormReturn<FormValues>,
  origin: DraftOrigin,
): { readonly drop: () => void } {
  const latest = useRef(origin);
  useEffect(() => {
    latest.current = origin;
  }, [origin]);
  const pending = useRef<FormValues | null>(null);
  /** Whether the form is being reset: then it reports its old state once more, which must not be stored as a draft. */
  const resetting = useRef(false);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const flush = () => {
      clearTimeout(timer);
      if (pending.current)
        writeDraft(key, { ...latest.current, values: pending.current, at: Date.now() });
      pending.current = null;
    };
    const stop = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        if (!isDirty || resetting.current) return;
        pending.current = { ...values };
        clearTimeout(timer);
        timer = setTimeout(flush, DRAFT_PAUSE);
      },
    });
    window.addEventListener("pagehide", flush);
    return () => {
      flush();
      stop();
      window.removeEventListener("pagehide", flush);
    };
  }, [key, form]);

  const drop = useCallback(() => {
    pending.current = null;
    resetting.current = true;
    setTimeout(() => {
      resetting.current = false;
    });
    dropDraft(key);
  }, [key]);
  return { drop };
}
