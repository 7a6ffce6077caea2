import { useState } from "react";
import type { EntityKind } from "@/domain/records/record";
import type { League } from "@/leagues/league";
import { ErrorState } from "@/ui/ErrorState";
import { words } from "../kinds/words";
import { ListSkeleton } from "../list/ListSkeleton";
import { useLive } from "../live/useLive";
import type { OpenSection } from "../sections";
import { FormPage } from "./FormPage";
import { resultOfFixture } from "./nextAfter";
import { startOfNew } from "./start";

interface NewPageProps<K extends EntityKind> {
  readonly league: League;
  readonly kind: K;
  readonly section: OpenSection;
}

/** An empty form. */
export function NewPage<K extends EntityKind>({ league, kind, section }: NewPageProps<K>) {
  const [start] = useState(() => startOfNew(kind));
  return <FormPage draftName="new" kind={kind} league={league} section={section} start={start} />;
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
      <ErrorState onRetry={live.retry} title={words.fixtures.loadError}>
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
