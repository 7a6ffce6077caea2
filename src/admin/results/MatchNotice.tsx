import { kickOffOf } from "@/domain/when";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { useFormContext } from "react-hook-form";
import { useLocation } from "react-router-dom";
import { gameWeekLabel } from "@/domain/match/grouping";
import { emptyEntity } from "@/records/record";
import { arena } from "@arena/arena";
import { paths } from "@/leagues/paths";
import { Link } from "@/ui/Link";
import { editPath } from "../address/sectionPaths";
import type { FormContext } from "../kind/formContext";
import { resultOfFixture } from "./resultOfFixture";
import { existingResult } from "./resultProblems";
import { placeOf } from "./sameMatch";
import { StageNotice } from "./StageNotice";
import { titleOfResult } from "./title";
import { useFormValues } from "../fields/useFormValues";
import { toEntity, toFormValues, type FormValues } from "../fields/values";

const offered = ["gameWeek", "date", "stage", "playersA", "playersB"] as const;

/** What is to be said of the match in the form: which one it is, and what it is for. */
export function MatchNotice({ around }: { readonly around: FormContext }) {
  return (
    <>
      <WhichMatch around={around} />
      <StageNotice around={around} />
    </>
  );
}

/** Which match a new result belongs to: the one that has a result already, or the fixture it is of. */
function WhichMatch({ around }: { readonly around: FormContext }) {
  const form = useFormContext<FormValues>();
  const result = toEntity("results", useFormValues());
  const { search } = useLocation();
  if (!around.isNew || result.teamA === "" || result.teamB === "") return null;
  const existing = existingResult(result, around);
  if (existing) {
    return (
      <Alert
        action={
          <Button
            color="inherit"
            component={Link}
            to={editPath(paths.adminSection(around.league, "results"), existing.id, search)}
            variant="text"
          >
            Open it
          </Button>
        }
        role="alert"
        severity="error"
      >
        This match has a result already: {titleOfResult(existing, around.league)}. Change that one
        instead of entering it twice.
      </Alert>
    );
  }
  const { fixture } = placeOf(result, around.id, around);
  if (!fixture) return null;
  const known = toFormValues("results", {
    ...emptyEntity("results"),
    ...resultOfFixture(fixture),
  });
  const lacking = offered.filter((name) => form.getValues(name) === "" && known[name] !== "");
  const kickOff = kickOffOf(fixture, arena.timeZone);
  const which = [fixture.gameWeek && gameWeekLabel(fixture.gameWeek), kickOff?.short];
  const fill = () => {
    for (const name of lacking) form.setValue(name, known[name] ?? "", { shouldDirty: true });
  };
  return (
    <Alert
      action={
        lacking.length > 0 && (
          <Button color="inherit" onClick={fill} variant="text">
            Fill in from it
          </Button>
        )
      }
      role="status"
      severity="info"
    >
      {["This is the result of the fixture", ...which].filter(Boolean).join(" · ")}
    </Alert>
  );
}
