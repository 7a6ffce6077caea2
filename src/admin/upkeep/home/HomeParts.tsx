import { arena } from "@arena/arena";
import Paper from "@mui/material/Paper";
import { amountOf } from "@/domain/wording";
import { roomAdvice } from "@/data/documentSize";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { partName, type PublishAllOutcome, type PublishedPart } from "@/data/publication";
import type { HomeSurvey } from "@/migration/homeSurvey";
import { groupsOf, seasonName, shownParts, stateInWords } from "@/migration/homeWords";
import { MAX_LISTED } from "@/data/documents";
import { Cards } from "../../parts/Cards";
import { IconLine } from "../../parts/IconLine";
import { RunningJob } from "../../batches/JobBar";
import type { JobState } from "../../batches/useJob";
import { Section } from "../../parts/Section";
import { useLeague } from "@/ui/leagueContext";

const looks = {
  published: { icon: "check", tone: "success" },
  open: { icon: "info", tone: "info" },
  waits: { icon: "info", tone: "info" },
  tooLarge: { icon: "warning", tone: "warning" },
} as const satisfies Record<PublishedPart["state"], object>;

interface HomePartsProps {
  readonly survey: HomeSurvey;
  readonly job: JobState;
  /** The part that is being published; null if none is, or not yet known. */
  readonly part: PublishedPart | null;
  readonly failed: PublishAllOutcome["failed"];
  readonly onPublish: () => void;
  readonly onStop: () => void;
}

/**
 * The parts of a published league, part by part, with a button that publishes those that are not published yet. Used by
 * "Bringing an old database home" (src/migration).
 */
export function HomeParts({ survey, job, part: now, failed, onPublish, onStop }: HomePartsProps) {
  const league = useLeague();
  const parts = shownParts(survey);
  const done = parts.filter(({ state }) => state === "published").length;
  const large = parts.filter(({ state }) => state === "tooLarge");
  const left = parts.filter(
    ({ state }) => state === "open" || (state === "waits" && large.length === 0),
  ).length;
  return (
    <Section title="What visitors will see">
      <Typography variant="lead">
        Each part is gathered into the copy that visitors see, one after the other, and each leaves
        its entry under Changes. Stop when you like: it goes on where it stopped, also tomorrow and
        on another computer.
      </Typography>
      <Cards>
        {groupsOf(survey).map(({ kind, parts: some }) => (
          <Paper component="li" key={kind} variant="panel">
            <Typography component="h3" variant="subtitle2">
              {partName(kind)}
            </Typography>
            <ul role="list">
              {some.map((part) => (
                <IconLine {...looks[part.state]} component="li" key={part.season}>
                  {seasonName(league, part.season)}: {amountOf(part.records, "record")},{" "}
                  {stateInWords(part)}
                </IconLine>
              ))}
            </ul>
          </Paper>
        ))}
      </Cards>
      {large.map(({ kind, season, records }) => (
        <Alert key={`${kind}@${season}`} severity="warning">
          {partName(kind)} of {seasonName(league, season)} do not fit into one copy.{" "}
          {season === "" &&
            records > MAX_LISTED &&
            `Until they do, visitors see ${MAX_LISTED.toLocaleString(arena.locale)} of ${records.toLocaleString(arena.locale)}. `}
          {roomAdvice(kind)}
        </Alert>
      ))}
      {failed.map(({ part, reason }) => (
        <Alert key={`${part.kind}@${part.season}`} role="alert" severity="error">
          {partName(part.kind)} could not be published: {reason}
        </Alert>
      ))}
      <RunningJob
        advice="What is published stays published; continue when you can."
        counted="parts"
        doing="Publishing"
        failed="Publishing stopped:"
        job={job}
        onStop={onStop}
        says={
          job.at === "running" && now
            ? `Publishing ${partName(now.kind)}: part ${job.done + 1} of ${job.of}.`
            : "Looking…"
        }
      />
      {job.at !== "running" && (
        <>
          <p role="status">
            {left === 0 && large.length === 0
              ? "Everything is published."
              : `${done} of ${amountOf(parts.length, "part")} published.`}
          </p>
          {left > 0 && (
            <Button onClick={onPublish} variant="contained">
              {done > 0 ? "Go on publishing" : "Publish everything"}
            </Button>
          )}
        </>
      )}
    </Section>
  );
}
