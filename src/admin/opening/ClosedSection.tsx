import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useState } from "react";
import type { SeasonRecords } from "@/domain/season/competition";
import type { AdminSection } from "@/domain/league/league";
import { pageNames } from "@/domain/league/pages";
import type { OpenablePage } from "@/leagues/opening";
import { settingsOf } from "@/domain/season/seasons";
import { FailedSeason } from "../season-mode/FailedSeason";
import { EmptyState } from "@/ui/EmptyState";
import { useChangeSeason, useSeasonState } from "../season-mode/useSeasonState";
import { ListSkeleton } from "../parts/ListSkeleton";
import { PageHead } from "../parts/PageHead";
import { openSection } from "../sections";
import { pagesBehind } from "./pagesBehind";
import { useLeague } from "@/ui/leagueContext";

interface ClosedSectionProps {
  readonly section: AdminSection;
}

/** The page of a section that is closed until one of its pages is opened to visitors, with buttons to open them. */
export function ClosedSection({ section }: ClosedSectionProps) {
  const league = useLeague();
  const { name } = openSection(league, section, "when-open");
  const season = useSeasonState(league);
  return (
    <>
      <PageHead title={name} />
      {season.status === "loading" && <ListSkeleton label="Loading" />}
      {season.status === "failed" && <FailedSeason />}
      {season.status === "ready" && (
        <EmptyState
          action={<OpenPages records={season.value} section={section} />}
          spot="coming-soon"
          title={`Visitors cannot see ${name} yet`}
        >
          Open {pagesBehind(league, section).length === 1 ? "it" : "one of these pages"} to start.
          You can undo that.
        </EmptyState>
      )}
    </>
  );
}

interface OpenPagesProps extends ClosedSectionProps {
  readonly records: SeasonRecords;
}

/** A button for each page whose opening also opens the section. */
function OpenPages({ section, records }: OpenPagesProps) {
  const league = useLeague();
  const { change } = useChangeSeason(league);
  const [busy, setBusy] = useState(false);
  const isSaid = records.seasons.some(({ id }) => id === league.seasons[0].id);
  const open = async (page: OpenablePage) => {
    setBusy(true);
    const text = `The page ${pageNames[page]} is open to visitors now.`;
    // A season without a record and without a table has no figures kept by hand, so they can be computed.
    const isNew = !isSaid && records.standings.length === 0;
    const mode = isNew ? ({ table: "computed", players: "computed" } as const) : {};
    const { open: before } = settingsOf(league, records.seasons, undefined);
    await change(records, { ...mode, open: [...before, page] }, text);
    setBusy(false);
  };
  return (
    <Stack direction="row" spacing={3} sx={{ justifyContent: "center" }}>
      {pagesBehind(league, section).map((page, at) => (
        <Button
          disabled={busy}
          key={page}
          onClick={() => void open(page)}
          variant={at === 0 ? "contained" : "outlined"}
        >
          Open {pageNames[page]} to visitors
        </Button>
      ))}
    </Stack>
  );
}
