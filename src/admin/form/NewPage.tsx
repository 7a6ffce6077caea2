import { useState } from "react";
import type { Entities, EntityKind } from "@/records/record";
import type { League } from "@/domain/league/league";
import { ErrorState } from "@/ui/ErrorState";
import { words } from "../kind/words";
import { ListSkeleton } from "../parts/ListSkeleton";
import { useLive } from "../live/useLive";
import type { OpenSection } from "../sections";
import { FormPage } from "./FormPage";
import { resultOfFixture } from "./nextAfter";
import { startOfNew } from "../kind/start";

interface NewPageProps<K extends EntityKind> {
  readonly league: League;
  readonly kind: K;
  readonly section: OpenSection;
  /** The id of the record that the new one begins as. */
  readonly like?: string | null;
}

/** An empty form, or one that begins as another record is. */
export function NewPage<K extends EntityKind>({ like = null, ...props }: NewPageProps<K>) {
  const { league, kind, section } = props;
  const live = useLive(league, kind);
  if (like !== null && live.status === "loading") {
    return <ListSkeleton label={`Loading the ${words[kind].one}`} />;
  }
  const known = live.status === "ready" ? live.listing.records.find(({ id }) => id === like) : null;
  return (
    <EmptyForm key={known?.id} kind={kind} known={known ?? {}} league={league} section={section} />
  );
}

type EmptyFormProps<K extends EntityKind> = Omit<NewPageProps<K>, "like"> & {
  readonly known: Partial<Entities[K]> & { readonly id?: string };
};

function EmptyForm<K extends EntityKind>({ league, kind, section, known }: EmptyFormProps<K>) {
  const [start] = useState(() => startOfNew(kind, known));
  const draftName = known.id === undefined ? "new" : `like-${known.id}`;
  return (
    <FormPage draftName={draftName} kind={kind} league={league} section={section} start={start} />
  );
}

interface NewResultPageProps {
  readonly league: League;
  readonly section: OpenSection;
  readonly fixture: string;
}

/** The form of a fixture's result, with the match filled in. */
export function NewResultPage({ league, section, fixture: id }: NewResultPageProps) {
  const live = useLive(league, "fixtures");
  if (live.status === "loading") return <ListSkeleton label="Loading the fixture" />;
  if (live.status === "failed") {
    return (
      <ErrorState busy={live.refreshing} onRetry={live.retry} title={words.fixtures.loadError}>
        {live.failure.message}
      </ErrorState>
    );
  }
  const fixture = live.listing.records.find((one) => one.id === id);
  if (!fixture) return <NewPage kind="results" league={league} section={section} />;
  return <ResultOf fixture={fixture} key={id} league={league} section={section} />;
}

interface ResultOfProps extends Omit<NewResultPageProps, "fixture"> {
  readonly fixture: Parameters<typeof resultOfFixture>[0] & { readonly id: string };
}

function ResultOf({ league, section, fixture }: ResultOfProps) {
  const [start] = useState(() => startOfNew("results", resultOfFixture(fixture), fixture.id));
  return (
    <FormPage
      draftName={`new-${fixture.id}`}
      kind="results"
      league={league}
      section={section}
      start={start}
    />
  );
}
