import { recordsIn } from "@/data/readState";
import Button from "@mui/material/Button";
import { Suspense, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { Link } from "@/ui/Link";
import type { Entities, EntityKind } from "@/records/record";
import { usePageTitle } from "@/session/usePageTitle";
import { useAwaiting } from "../fixtures/useAwaiting";
import { adminKinds, titleOf } from "../kinds";
import { wordsOf } from "../parts/words";
import { useLeaveGuard } from "../leaving/leaveGuardContext";
import { listPath } from "../address/sectionPaths";
import { MatchParts } from "../match/MatchParts";
import { readReturnPage, partOf } from "../match/matchParts";
import { useLive } from "../live/useLive";
import { BackLink } from "../parts/BackLink";
import { PageHead } from "../parts/PageHead";
import type { OpenSection } from "../sections";
import { RecordForm } from "./RecordForm";
import type { OnSaved } from "../kind/form";
import { ListSkeleton } from "../parts/ListSkeleton";
import type { Start } from "../kind/start";
import { startOfNew } from "./startOfNew";
import { useLeague } from "@/ui/leagueContext";

/** Returns "Home v Away"; '' if the entity does not have both teams. */
function pairIn(entity: object): string {
  const { teamA, teamB } = { teamA: "", teamB: "", ...entity };
  return teamA && teamB ? `${teamA} v ${teamB}` : "";
}

interface FormPageProps<K extends EntityKind> {
  readonly kind: K;
  readonly section: OpenSection;
  readonly start: Start<K>;
  readonly draftName: string;
}

/**
 * The page around a form: heading, link back, and the navigation after saving. Shows a placeholder until the form's
 * code is loaded.
 */
export function FormPage<K extends EntityKind>(props: FormPageProps<K>) {
  return (
    <Suspense fallback={<ListSkeleton label={`Loading the ${wordsOf(props.kind).one}`} />}>
      <OpenedForm {...props} />
    </Suspense>
  );
}

function OpenedForm<K extends EntityKind>(props: FormPageProps<K>) {
  const league = useLeague();
  const { kind, section, draftName } = props;
  const [start, setStart] = useState(props.start);
  const live = useLive(league, kind);
  const navigate = useNavigate();
  const { pass } = useLeaveGuard();
  const { search, state } = useLocation();
  const { one } = wordsOf(kind);
  const { form, list: listed } = adminKinds[kind];
  const resultTo = useAwaiting(league, listed.awaitsResult ?? false)(start.record?.id ?? "");
  const Title = "plan" in form ? form.Title : undefined;
  const part = partOf(kind);
  const from = readReturnPage(state);
  const list = from?.path ?? listPath(section.path, search);
  const does = `${start.record ? "Update" : "Add"} ${one}`;
  const known: Entities[K] | null = start.record;
  const name = known ? titleOf(kind, known, league) : pairIn(start.entity);
  // The page has the record’s name, and above it what is done there. A new record has no name yet, but its match may.
  const title = start.record || part ? name : "";
  usePageTitle(title || does, league.name);

  const finish: OnSaved<K> = (saved, next) => {
    if (next) setStart(startOfNew<K>(kind, next));
    else pass(() => void navigate(list, { replace: true, state: { saved: saved.id } }));
  };

  const records = recordsIn(live);
  const current =
    live.status === "ready"
      ? records.find(({ id }) => id === start.id)
      : (start.record ?? undefined);
  return (
    <>
      <BackLink to={list}>{from?.name ?? section.name}</BackLink>
      {/* The key makes the heading new after "Save and add another", so that it gets the focus again. */}
      <PageHead
        action={
          resultTo && (
            <Button component={Link} to={resultTo}>
              Enter result
            </Button>
          )
        }
        focus
        key={`head-${start.id}`}
        title={start.record && Title ? <Title record={start.record} /> : title || does}
      >
        {title ? does : name || section.about}
      </PageHead>
      {part && <MatchParts at={part} id={start.id} />}
      <RecordForm
        cancelTo={list}
        current={current}
        draftName={draftName}
        key={start.id}
        kind={kind}
        onSaved={finish}
        start={start}
      />
    </>
  );
}
