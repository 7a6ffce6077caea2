import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import type { RecordOf } from "@/records/record";
import { useLeague } from "@/ui/where";
import { useDeskSaves, deskProblem } from "../match-day/useDeskSaves";

/** One click declares an abandoned match void, because its replay counts; the line that tells it offers to undo it. */
export function DeclareVoid({ result }: { readonly result: RecordOf<"results"> }) {
  const league = useLeague();
  const saves = useDeskSaves(league);
  const text = `${result.teamA} v ${result.teamB}, abandoned, is void`;
  const entity = { ...result, ending: "void", reason: result.reason || "Replayed" };
  const problem = deskProblem(saves.result, "Someone else changed this match a moment ago.");
  return (
    <>
      <Button
        disabled={saves.result.status === "saving"}
        onClick={() => void saves.save("results", entity, { id: result.id, before: result, text })}
        variant="text"
      >
        Declare it void
      </Button>
      {problem !== "" && (
        <Alert role="alert" severity="error">
          {problem}
        </Alert>
      )}
    </>
  );
}
