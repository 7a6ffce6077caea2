import { capitalised } from "@/domain/wording";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useLocation } from "react-router-dom";
import { Link } from "@/ui/Link";
import type { EntityKind } from "@/records/record";
import { FailedRead } from "@/ui/FailedRead";
import { ModeNote } from "../season-mode/ModeNote";
import { FailedSeason } from "../season-mode/FailedSeason";
import { useSeasonState } from "../season-mode/useSeasonState";
import { adminKinds } from "../kinds";
import { wordsOf } from "../parts/words";
import { usePastSeason } from "../live/pastSeason";
import { useLive } from "../live/useLive";
import { AdminIcon } from "../parts/AdminIcon";
import { BackLink } from "../parts/BackLink";
import { PageHead } from "../parts/PageHead";
import type { OpenSection } from "../sections";
import { ListSkeleton } from "../parts/ListSkeleton";
import { newPath } from "../address/sectionPaths";
import { RecordList } from "./RecordList";
import { useLeague } from "@/ui/leagueContext";

interface ListPageProps<K extends EntityKind> {
  readonly kind: K;
  readonly section: OpenSection;
}

/** The page of a section: its heading with buttons, and its list, or a placeholder or message in place of it. */
export function ListPage<K extends EntityKind>({ kind, section }: ListPageProps<K>) {
  const league = useLeague();
  const live = useLive(league, kind);
  const past = usePastSeason();
  const season = useSeasonState(league);
  const { search } = useLocation();
  const { one, many, loadError } = wordsOf(kind);
  const { list, figures } = adminKinds[kind];
  const { Buttons, Notes, drawnOfSeason = false } = list;
  // Some lists wait for the season: shown earlier, their figures would change and their rows move under the pointer.
  const isWhole = live.status !== "ready" || !drawnOfSeason || season.status === "ready";
  const waits = !isWhole && season.status === "loading";
  return (
    <>
      {section.back && <BackLink to={section.back.path}>{section.back.name}</BackLink>}
      <PageHead
        action={
          list.Add ? (
            <list.Add />
          ) : (
            section.access === "full" && (
              <Stack component="span" direction="row" spacing={2}>
                {!past && Buttons && <Buttons />}
                <Button
                  component={Link}
                  startIcon={<AdminIcon name="plus" />}
                  to={newPath(section.path, search)}
                  variant="contained"
                >
                  Add {one}
                </Button>
              </Stack>
            )
          )
        }
        title={section.name}
      >
        {section.about}
      </PageHead>
      {figures && !past && <ModeNote figureSet={figures.figureSet} />}
      {!past && Notes && <Notes />}
      {(live.status === "loading" || waits) && <ListSkeleton label={`Loading ${many}`} />}
      {live.status === "failed" && <FailedRead state={live} title={loadError} />}
      {/* If the season failed to load, a computed table has no rows to list. */}
      {!isWhole && !waits && <FailedSeason />}
      {live.status === "ready" && !waits && (isWhole || figures?.figureSet !== "table") && (
        <RecordList
          failure={live.failure}
          kind={kind}
          listing={live.value}
          noun={capitalised(many)}
          onRetry={live.retry}
          section={section}
        />
      )}
    </>
  );
}
