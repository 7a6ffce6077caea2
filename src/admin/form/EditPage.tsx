import Button from "@mui/material/Button";
import { useState } from "react";
import { useLocation } from "react-router-dom";
import { Link } from "@/ui/Link";
import type { EntityKind } from "@/records/record";
import { EmptyState } from "@/ui/EmptyState";
import { FailedRead } from "@/ui/FailedRead";
import { wordsOf } from "../parts/words";
import { historyPath, listPath } from "../address/sectionPaths";
import { ListSkeleton } from "../parts/ListSkeleton";
import { useLive } from "../live/useLive";
import { PageHead } from "../parts/PageHead";
import type { OpenSection } from "../sections";
import { FormPage } from "./FormPage";
import { startOf, type Start } from "../kind/start";
import { useLeague } from "@/ui/leagueContext";

interface EditPageProps<K extends EntityKind> {
  readonly kind: K;
  readonly section: OpenSection;
  readonly id: string;
}

/** The page that opens a record for editing, in the version that was loaded first; the form reports later changes. */
export function EditPage<K extends EntityKind>({ kind, section, id }: EditPageProps<K>) {
  const league = useLeague();
  const live = useLive(league, kind);
  const { search } = useLocation();
  const [opened, setOpened] = useState<Start<K> | null>(null);
  // Another address may ask for another record of the same kind: its form does not begin with the values of this one.
  const start = opened?.id === id ? opened : null;
  const found =
    live.status === "ready" ? live.value.records.find((record) => record.id === id) : undefined;
  if (!start && found) setOpened(startOf<K>(found));

  if (start) {
    return <FormPage draftName={id} key={id} kind={kind} section={section} start={start} />;
  }
  const { one, loadError } = wordsOf(kind);
  // Without a heading, because the form has one and its code may still have to be loaded.
  if (live.status === "loading") return <ListSkeleton label={`Loading the ${one}`} />;
  return (
    <>
      <PageHead title={`Update ${one}`} />
      {live.status === "failed" && <FailedRead state={live} title={loadError} />}
      {live.status === "ready" && (
        <EmptyState
          action={
            <>
              <Button component={Link} to={listPath(section.path, search)}>
                Back to {section.name.toLowerCase()}
              </Button>
              <Button component={Link} to={historyPath(section.path, id, search)} variant="text">
                Its history
              </Button>
            </>
          }
          title={`There is no such ${one}`}
        >
          It may have been deleted. Its history shows what it was and can bring it back.
        </EmptyState>
      )}
    </>
  );
}
