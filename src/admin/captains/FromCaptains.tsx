import { Note } from "../dashboard/Note";
import type { useCaptainPapers } from "./captainPapers";
import { CaptainReports } from "./CaptainReports";
import { CaptainRequests } from "./CaptainRequests";

interface FromCaptainsProps {
  readonly papers: ReturnType<typeof useCaptainPapers>;
}

/** The open reports and requests of the league's captains. */
export function FromCaptains({ papers }: FromCaptainsProps) {
  if (papers.status === "failed")
    return <Note>What captains reported is not known: {papers.failure.message}</Note>;
  if (papers.status === "loading") return null;
  const { reports, requests } = papers.value;
  return (
    <>
      <CaptainReports reports={reports} />
      <CaptainRequests onAnswered={papers.again} requests={requests} />
    </>
  );
}
