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

/** A form over one record: its fields, values, draft, saving and what to do about a conflict. */
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
  // A draft for the running season must not open in a past one.
  const kept = past ? `${draftName}@${past.id}` : draftName;
  const key = draftKey(uid, league.slug, kind, kept);
  const [draft, setDraft] = useState(() => readDraft(key));
  const opened = useMemo(() => toFormValues(kind, start.entity), [kind, start]);

  /** What the person and everybody else began with: of a draft, what was there when it was begun. */
  const [base, setBase] = useState<FormValues>(draft?.base ?? opened);
  const [begun, setTarget] = useState(() => targetOf(start, draft));
  const target = rebase(kind, begun, base, current);

  // What is listed may change while somebody types; the check takes what is known when it runs.
  const known = useRef(around);
  const checks = useRef<(() => void)[]>([]);
  useEffect(() => {
    known.current = around;
    if (!around.isComing) for (const check of checks.current.splice(0)) check();
  }, [around]);
  const resolver = useCallback<Resolver<FormValues>>(
    async (values) => {
      // Before the matches are here, one that has a result already would get a second.
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
  // The fields stay the same objects while their names do: new ones would draw all of them again at each key.
  const fields = useMemo(
    () => all.filter(({ name }) => askedNow.split(",").includes(name)),
    [all, askedNow],
  );
  const { isDirty } = form.formState;
  useEffect(() => {
    if (draft) form.reset({ ...opened, ...draft.values }, { keepDefaultValues: true });
    // Once, when the form opens: later the form is ahead of the draft.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [form]);

  const version = "version" in target ? target.version : 0;
  const id = target.state === "deleted" ? target.record.id : target.id;
  const origin = useMemo(() => ({ id, version, base }), [id, version, base]);
  const { drop } = useDraft(key, form, origin);
  useUnsaved(isDirty, drop);

  const { saving, save, settle, say } = useSave(league, kind);
  /** Whether it was saved. */
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
    // What was added with it would stay.
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
    /** Saves what was merged of both versions over theirs. */
    saveMerged: async (merged: FormValues, theirs: RecordOf<K>) => {
      const onTheirs = { state: "stored", id: theirs.id, version: theirs.version } as const;
      if (await send(merged, onTheirs, { theirs })) return;
      // What was chosen is not lost with a save that fails, and the next conflict is about it.
      setTarget(onTheirs);
      setBase(toFormValues(kind, theirs));
      form.reset(merged, { keepDefaultValues: true });
    },
    /** Saves the form although somebody deleted the record meanwhile. */
    saveDeleted: () => {
      const gone: Target<K> = start.record
        ? { state: "deleted", record: start.record }
        : { state: "new", id: start.id };
      setTarget(gone);
      return send(form.getValues(), gone);
    },
  };
}

/** A form of a record while it is open. */
export type OpenForm<K extends EntityKind> = ReturnType<typeof useRecordForm<K>>;

/** What a form saves: of a draft, at the version it was begun on. */
function targetOf<K extends EntityKind>(
  { id, record, broken }: Start<K>,
  draft: Draft | null,
): Target<K> {
  if (broken) return { state: "broken", id, version: broken.version };
  if (record) return { state: "stored", id, version: draft?.version ?? record.version };
  return { state: "new", id: draft?.id || id };
}

/** What the form saves over: a save that changed none of its fields, as that of who leads a match, is no other version. */
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

const DRAFT_PAUSE = 400;

/** What a draft is of, beside the values. */
type DraftOrigin = Pick<Draft, "id" | "version" | "base">;

/**
 * Keeps what is typed in this browser until it is saved or given up: shortly after each pause in
 * typing, and when the form goes away for whatever reason.
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
  /** While the form is being reset it reports its old state once more, which is not typing. */
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
