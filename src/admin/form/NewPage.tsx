import { useState } from "react";
import type { Entities, EntityKind, RecordOf } from "@/records/record";
import { FailedRead } from "@/ui/FailedRead";
import { adminKinds } from "../kinds";
import { wordsOf } from "../parts/words";
import { ListSkeleton } from "../parts/ListSkeleton";
import { useLive } from "../live/useLive";
import type { OpenSection } from "../sections";
import { FormPage } from "./FormPage";
import { startOfNew } from "./startOfNew";
import { useLeague } from "@/ui/leagueContext";

interface NewPageProps<K extends EntityKind> {
  readonly kind: K;
  readonly section: OpenSection;
  /** The id of the record to copy; null for an empty form. */
  readonly like?: string | null;
}

/** The form of a new record: empty, or filled with the values of another record. */
export function NewPage<K extends EntityKind>({ like = null, ...props }: NewPageProps<K>) {
  const league = useLeague();
  const { kind, section } = props;
  const live = useLive(league, kind);
  if (like !== null && live.status === "loading") {
    return <ListSkeleton label={`Loading the ${wordsOf(kind).one}`} />;
  }
  const known = live.status === "ready" ? live.value.records.find(({ id }) => id === like) : null;
  return <EmptyForm key={known?.id} kind={kind} known={known ?? {}} section={section} />;
}

type EmptyFormProps<K extends EntityKind> = Omit<NewPageProps<K>, "like"> & {
  readonly known: Partial<Entities[K]> & { readonly id?: string };
};

function EmptyForm<K extends EntityKind>({ kind, section, known }: EmptyFormProps<K>) {
  const [start] = useState(() => startOfNew(kind, known));
  const draftName = known.id === undefined ? "new" : `like-${known.id}`;
  return <FormPage draftName={draftName} kind={kind} section={section} start={start} />;
}

interface NewOfProps<K extends EntityKind> {
  readonly kind: K;
  readonly section: OpenSection;
  /** The id of the new record, which is the id of its fixture or of the event in the timetable. */
  readonly id: string;
}

/** The form of a new record whose id and first values are known: a fixture's result, or an event of a meet. */
export function NewOf<K extends EntityKind>({ kind, ...props }: NewOfProps<K>) {
  const { form } = adminKinds[kind];
  if ("plan" in form) {
    const { id } = props;
    if (form.ofId) return <KnownForm key={id} kind={kind} known={form.ofId(id)} {...props} />;
  } else if (form.ofFixture) return <NewOfFixture kind={kind} known={form.ofFixture} {...props} />;
  return <NewPage kind={kind} section={props.section} />;
}

interface NewOfFixtureProps<K extends EntityKind> extends NewOfProps<K> {
  readonly known: (fixture: RecordOf<"fixtures">) => Partial<Entities[K]>;
}

function NewOfFixture<K extends EntityKind>({ known, ...props }: NewOfFixtureProps<K>) {
  const league = useLeague();
  const { kind, section, id } = props;
  const live = useLive(league, "fixtures");
  if (live.status === "loading") return <ListSkeleton label="Loading the fixture" />;
  if (live.status === "failed") {
    return <FailedRead state={live} title={wordsOf("fixtures").loadError} />;
  }
  const fixture = live.value.records.find((one) => one.id === id);
  if (!fixture) return <NewPage kind={kind} section={section} />;
  return <KnownForm key={id} known={known(fixture)} {...props} />;
}

interface KnownFormProps<K extends EntityKind> extends NewOfProps<K> {
  readonly known: Partial<Entities[K]>;
}

function KnownForm<K extends EntityKind>(props: KnownFormProps<K>) {
  const { kind, section, id, known } = props;
  const [start] = useState(() => startOfNew(kind, known, id));
  return <FormPage draftName={`new-${id}`} kind={kind} section={section} start={start} />;
}
