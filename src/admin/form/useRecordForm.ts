import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useForm, type Resolver } from "react-hook-form";
import type { EntityKind, RecordOf } from "@/records/record";
import type { League } from "@/domain/league/league";
import { useConnection } from "@/session/ConnectionProvider";
import { useAccountUid } from "@/session/SessionProvider";
import { usePastSeason } from "../live/pastSeason";
import { useUnsaved } from "../leaving/leaveGuardContext";
import { draftKey, readDraft, type Draft } from "./drafts";
import type { Around } from "../kind/around";
import { formGroups } from "./layout";
import { problemsIn } from "./problems";
import type { Start, Target } from "../kind/start";
import { adminKinds } from "../kinds";
import { useDraft } from "./useDraft";
import { useSave } from "./useSave";
import { toEntity, toFormValues, type FormValues } from "../fields/values";

interface RecordFormOptions<K extends EntityKind> {
  readonly league: League;
  readonly kind: K;
  readonly start: Start<K>;
  /** Under which name the draft is kept: a record's id, or one for all new records. */
  readonly draftName: string;
  readonly around: Around;
  /** The record as it is now; undefined when it is no longer listed. */
  readonly current: RecordOf<K> | undefined;
  readonly onSaved: OnSaved<K>;
}

/**
 * @param again another record is to be added next
 * @param before what taking the save back leads to: null where there was nothing; undefined where it is not that simple
 */
export type OnSaved<K extends EntityKind> = (
  saved: RecordOf<K>,
  again: boolean,
  before: RecordOf<K> | null | undefined,
) => void;

/** A form over one record: values, draft, saving and what to do about a conflict. */
export function useRecordForm<K extends EntityKind>(options: RecordFormOptions<K>) {
  const { league, kind, start, draftName, around, current, onSaved } = options;
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
  const target = onto(kind, begun, base, current);

  // What is listed may change while somebody types; the check takes what is known when it runs.
  const known = useRef(around);
  useEffect(() => {
    known.current = around;
  }, [around]);
  const resolver = useCallback<Resolver<FormValues>>(
    (values) => {
      const groups = formGroups(league, kind, values);
      const problems = problemsIn(league, kind, values, groups, known.current);
      const errors = problems.map(({ name, text }) => [name, { type: "check", message: text }]);
      return problems.length > 0
        ? { values: {}, errors: Object.fromEntries(errors) }
        : { values, errors: {} };
    },
    [league, kind],
  );
  const form = useForm<FormValues>({
    defaultValues: opened,
    resolver,
    shouldFocusError: false,
  });
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

  const { saving, save, settle } = useSave(league, kind);
  /** Whether it was saved. */
  const send = async (
    values: FormValues,
    to: Target<K>,
    { again = false, theirs = current }: { again?: boolean; theirs?: RecordOf<K> | undefined } = {},
  ): Promise<boolean> => {
    const { atSave: own, added } = adminKinds[kind].form;
    const typed = toEntity(kind, values);
    const entity = own ? own.counted(typed, to, known.current) : typed;
    const saved = await save(entity, own ? own.placed(entity, to, known.current) : to);
    if (!saved) return false;
    drop();
    form.reset(values);
    const stored =
      to.state === "stored"
        ? [theirs, start.record].find((one) => one?.version === to.version)
        : undefined;
    // What was added with it would stay.
    onSaved(saved, again, to.state === "new" && !added ? null : (stored ?? undefined));
    if (to.state === "new") added?.(saved, known.current, store);
    return true;
  };

  return {
    form,
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
function onto<K extends EntityKind>(
  kind: K,
  target: Target<K>,
  base: FormValues,
  current: RecordOf<K> | undefined,
): Target<K> {
  if (target.state !== "stored" || !current || current.version <= target.version) return target;
  const same = JSON.stringify(toFormValues(kind, current)) === JSON.stringify(base);
  return same ? { ...target, version: current.version } : target;
}
