import { Note } from "../dashboard/Note";
import type { useCaptainPapers } from "./captainPapers";
import { CaptainReports } from "./CaptainReports";
import { CaptainRequests } from "./CaptainRequests";

type FromCaptainsProps = ReturnType<typeof useCaptainPapers>;

/** The open reports and requests of the league's captains. */
export function FromCaptains({ task, papers }: FromCaptainsProps) {
  return (
    <>
      {task.status === "failed" && <Note>Captains’ reports could not be loaded.</Note>}
      {papers && (
        <>
          <CaptainReports reports={papers.reports} />
          <CaptainRequests onAnswered={task.again} requests={papers.requests} />
        </>
      )}
    </>
  );
}
