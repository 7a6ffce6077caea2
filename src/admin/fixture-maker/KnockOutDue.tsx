import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import Stack from "@mui/material/Stack";
import { useMemo, useState } from "react";
import { isMoment } from "@/domain/cells/typed";
import { competitionOf, type SeasonRecords } from "@/domain/season/competition";
import { dueMatches } from "@/domain/season/dueMatches";
import { amountOf } from "@/domain/wording";
import { shapeOf } from "@/records/shape";
import { useLeague } from "@/ui/leagueContext";
import { useClubs } from "../kind/useClubs";
import { MomentInput } from "../fields/MomentInput";
import { StepsBar } from "../list/StepsBar";
import { Section } from "../parts/Section";
import { useSharedIds } from "../steps/useSharedIds";
import { useSteps } from "../steps/useSteps";
import { rowOfDue, stepsOf } from "./plan";

/**
 * The list of knock-out matches whose teams are known, with a button that makes fixtures of them; empty if there are
 * none.
 */
export function KnockOutDue({ records }: { readonly records: SeasonRecords }) {
  const league = useLeague();
  const clubs = useClubs(league);
  const steps = useSteps(league);
  const idsOf = useSharedIds(league);
  const [at, setAt] = useState("");
  const due = useMemo(
    () => dueMatches(competitionOf(league, records), records.results),
    [league, records],
  );
  const isIdle = steps.state.at === "idle" || steps.state.at === "undone";
  if (due.length === 0 && isIdle) return null;
  const weekly = shapeOf(league).gameWeeks;
  const make = () =>
    void steps.run(
      stepsOf(
        due.map((match) => rowOfDue(match, at)),
        [],
        { weekly, clubs, idOf: idsOf("fixtures", records.fixtures) },
      ),
    );
  return (
    <Section title="Knock-out matches that are known">
      <StepsBar steps={steps} />
      {due.length > 0 && (
        <Stack spacing={4} sx={{ alignItems: "start", mb: 8 }}>
          <Paper component="ul" role="list" sx={{ width: "100%" }} variant="rows">
            {due.map(({ stage, name, teamA, teamB }) => (
              <li key={stage}>
                <b>
                  {teamA} v {teamB}
                </b>{" "}
                {name}
              </li>
            ))}
          </Paper>
          <MomentInput
            asked="moment"
            disabled={!isIdle}
            help="You can change each one later. Second legs, and all matches if this is empty, stay without a date"
            label="Kick-off of all (optional)"
            onChange={setAt}
            sx={{ maxWidth: "20rem" }}
            value={at}
          />
          <Button
            disabled={!isIdle || (at !== "" && !isMoment(at))}
            onClick={make}
            variant="contained"
          >
            Make {amountOf(due.length, "fixture")}
          </Button>
        </Stack>
      )}
    </Section>
  );
}
