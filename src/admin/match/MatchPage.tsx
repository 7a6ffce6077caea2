import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Navigate, useLocation } from "react-router-dom";
import type { Match } from "@/domain/match/match";
import { paths } from "@/leagues/paths";
import { usePageTitle } from "@/session/usePageTitle";
import { EmptyState } from "@/ui/EmptyState";
import { Link } from "@/ui/Link";
import { useNow } from "@/ui/match/useNow";
import { useLeague } from "@/ui/leagueContext";
import { EditPage } from "../form/EditPage";
import { NewOf } from "../form/NewPage";
import { FailedReads, hasFailed } from "../live/FailedReads";
import { BackLink } from "../parts/BackLink";
import { ListSkeleton } from "../parts/ListSkeleton";
import { PageHead } from "../parts/PageHead";
import { sectionOf } from "../sections";
import { RecordHistory } from "../upkeep/RecordHistory";
import { MatchParts } from "./MatchParts";
import { readReturnPage, matchPath, openingPart, partIn } from "./matchParts";
import { useMatch } from "./useMatch";

/** The page of one match in the administration; its parts are the fixture, the result, and the history of both. */
export default function MatchPage({ id }: { readonly id: string }) {
  const { match, reads } = useMatch(id);
  const { search } = useLocation();
  if (match === undefined && hasFailed(reads)) return <FailedReads reads={reads} />;
  if (match === undefined) return <ListSkeleton label="Loading the match" />;
  return <OpenMatchPart id={id} key={`${id} ${partIn(search)}`} opened={match} />;
}

interface OpenMatchPartProps {
  readonly id: string;
  readonly opened: Match | null;
}

function OpenMatchPart({ id, opened }: OpenMatchPartProps) {
  const league = useLeague();
  const { search, state } = useLocation();
  // Keeps the match as it was at first, so that a result saved meanwhile does not replace the open form.
  const [match] = useState(opened);
  const [fixtures, results] = [sectionOf(league, "fixtures"), sectionOf(league, "results")];
  const { schedule = null, outcome = null } = match ?? {};
  const now = useNow(0);
  const part = partIn(search);
  // From then on the part is in the address, so that a result saved meanwhile does not open another part.
  if (match && !part) {
    const at = openingPart(match, now, league.game.matchMinutes);
    return <Navigate replace state={state} to={matchPath(league, id, at)} />;
  }
  // A deleted record still has a history, and the page of its form links to it.
  if (part === "before" && fixtures && (schedule || !match))
    return <EditPage id={schedule?.id ?? id} kind="fixtures" section={fixtures} />;
  if (part === "after" && results && (outcome || !match))
    return <EditPage id={outcome?.result.id ?? id} kind="results" section={results} />;
  if (part === "after" && schedule && results?.access === "full")
    return <NewOf id={schedule.id} kind="results" section={results} />;
  if (part === "history" && match) return <HistoryPart id={id} match={match} />;
  return (
    <EmptyState
      action={
        <Button component={Link} to={paths.dashboard(league)}>
          Back to the dashboard
        </Button>
      }
      title="There is no such match"
    >
      It may have been deleted. Changes shows what was and can bring it back.
    </EmptyState>
  );
}

function HistoryPart({ id, match }: { readonly id: string; readonly match: Match }) {
  const league = useLeague();
  const from = readReturnPage(useLocation().state);
  const { schedule, outcome } = match;
  const { teamA, teamB } = outcome?.result ?? schedule ?? { teamA: "", teamB: "" };
  const title = `${teamA} v ${teamB}`;
  usePageTitle(title, league.name);
  return (
    <>
      <BackLink to={from?.path ?? paths.dashboard(league)}>{from?.name ?? "Dashboard"}</BackLink>
      <PageHead focus title={title}>
        History
      </PageHead>
      <MatchParts at="history" id={id} />
      {outcome && (
        <>
          <Typography sx={{ mb: 3 }} variant="h2">
            Result
          </Typography>
          <RecordHistory id={outcome.result.id} kind="results" />
        </>
      )}
      {schedule && (
        <>
          <Typography sx={{ mt: outcome ? 6 : 0, mb: 3 }} variant="h2">
            Fixture
          </Typography>
          <RecordHistory id={schedule.id} kind="fixtures" />
        </>
      )}
    </>
  );
}
