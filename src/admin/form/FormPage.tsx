import Button from "@mui/material/Button";
import { useState, type ComponentType } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { Link } from "@/ui/Link";
import type { Entities, EntityKind, RecordOf } from "@/records/record";
import type { League } from "@/domain/league/league";
import { usePageTitle } from "@/session/usePageTitle";
import { Icon } from "@/ui/Icon";
import { useAwaiting } from "../fixtures/useAwaiting";
import { titleOf, words } from "../kind/words";
import { useLeaveGuard } from "../leaving/leaveGuardContext";
import { listSearch } from "../address/listUrl";
import { useLive } from "../live/useLive";
import { EventTitle } from "../events/EventTitle";
import { notices } from "../notices/notices";
import { PageHead } from "../parts/PageHead";
import type { OpenSection } from "../sections";
import { nextAfter } from "./nextAfter";
import { RecordForm } from "./RecordForm";
import styles from "./RecordForm.module.css";
import { startOfNew, type Start } from "../kind/start";
import { useClubRow } from "../teams/useClubRow";

interface FormPageProps<K extends EntityKind> {
  readonly league: League;
  readonly kind: K;
  readonly section: OpenSection;
  readonly start: Start<K>;
  readonly draftName: string;
}

interface TitleProps<K extends EntityKind> {
  readonly league: League;
  readonly record: RecordOf<K>;
}

/** The kinds whose records are called by something that stands in another record. */
const madeTitles: { readonly [K in EntityKind]?: ComponentType<TitleProps<K>> } = {
  events: EventTitle,
};

/** The page around a form: its heading, the way back, and where to go after saving. */
export function FormPage<K extends EntityKind>(props: FormPageProps<K>) {
  const { league, kind, section, draftName } = props;
  const [start, setStart] = useState(props.start);
  const live = useLive(league, kind);
  const resultTo = useAwaiting(league, kind)(start.record?.id ?? "");
  const navigate = useNavigate();
  const { pass } = useLeaveGuard();
  const { pathname, search } = useLocation();
  const { one, saved: savedText } = words[kind];
  const list = pathname + listSearch(search);
  const title = `${start.record ? "Update" : "Add"} ${one}`;
  usePageTitle(title, league.name);

  const afterAdding: { readonly [P in EntityKind]?: (saved: RecordOf<P>) => void } = {
    teams: useClubRow(league),
  };

  const finish = (saved: RecordOf<K>, again: boolean) => {
    notices.show({ tone: "done", text: savedText });
    if (!start.record) afterAdding[kind]?.(saved);
    if (again) setStart(startOfNew<K>(kind, nextAfter(kind, saved)));
    else pass(() => void navigate(list, { replace: true, state: { saved: saved.id } }));
  };

  const records = live.status === "ready" ? live.listing.records : [];
  const current =
    live.status === "ready"
      ? records.find(({ id }) => id === start.id)
      : (start.record ?? undefined);
  const entity: Entities[K] | null = start.record;
  const MadeTitle: ComponentType<TitleProps<K>> | undefined = madeTitles[kind];
  return (
    <>
      <Link className={styles.back} to={list}>
        <Icon name="chevronLeft" />
        {section.name}
      </Link>
      {/* A new form after "Save and add another" begins at its heading too. */}
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
        title={title}
      >
        {start.record && MadeTitle ? (
          <MadeTitle league={league} record={start.record} />
        ) : entity ? (
          titleOf(kind, entity, league)
        ) : (
          league.name
        )}
      </PageHead>
      <RecordForm
        cancelTo={list}
        current={current}
        draftName={draftName}
        key={start.id}
        kind={kind}
        league={league}
        onSaved={finish}
        start={start}
      />
    </>
  );
}
