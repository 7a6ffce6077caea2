import { Note } from "../dashboard/Note";
import { useCaptainPapers } from "./captainPapers";
import { CaptainReports } from "./CaptainReports";
import { CaptainRequests } from "./CaptainRequests";

/** What captains of the league reported and asked for. */
export function FromCaptains() {
  const task = useCaptainPapers();
  if (task.status === "failed")
    return <Note>What captains reported is not known: {task.failure.message}</Note>;
  if (task.status === "loading") return null;
  const { reports, requests } = task.value;
  return (
    <>
      <CaptainReports reports={reports} />
      <CaptainRequests onAnswered={task.again} requests={requests} />
    </>
  );
}
