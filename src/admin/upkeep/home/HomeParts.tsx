import { amountOf } from "@/domain/wording";
import { roomAdvice } from "@/data/documentSize";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import LinearProgress from "@mui/material/LinearProgress";
import type { HomeOutcome, HomePart, HomeSurvey } from "@/data/home";
import { MAX_LISTED } from "@/data/documents";
import type { League } from "@/domain/league/league";
import { Icon } from "@/ui/Icon";
import { SafeButton } from "../../parts/SafeButton";
import styles from "./Home.module.css";
import { groupsOf, nameOf, seasonName, shownParts, stateInWords } from "./homeWords";
import type { HomeStep } from "./useHome";

const icons = {
  published: "check",
  open: "info",
  waits: "info",
  tooLarge: "warning",
} as const satisfies Record<HomePart["state"], string>;

interface HomePartsProps {
  readonly league: League;
  readonly survey: HomeSurvey;
  readonly step: HomeStep;
  readonly failed: HomeOutcome["failed"];
  readonly onPublish: () => void;
  readonly onStop: () => void;
}

/** What visitors read, document by document, and the button that publishes what is not published yet. */
export function HomeParts({ league, survey, step, failed, onPublish, onStop }: HomePartsProps) {
  const parts = shownParts(survey);
  const done = parts.filter(({ state }) => state === "published").length;
  const large = parts.filter(({ state }) => state === "tooLarge");
  const left = parts.filter(
    ({ state }) => state === "open" || (state === "waits" && large.length === 0),
  ).length;
  return (
    <section className={styles.section}>
      <h2>What visitors will see</h2>
      <p className={styles.text}>
        Each part is gathered into the document that visitors read, one after the other, and each
        leaves its entry under Changes. Stop when you like: it goes on where it stopped, also
        tomorrow and on another computer.
      </p>
      <ul className={styles.parts} role="list">
        {groupsOf(survey).map(({ kind, parts: some }) => (
          <li key={kind}>
            <h3>{nameOf(kind)}</h3>
            <ul role="list">
              {some.map((part) => (
                <li className={styles.part} data-state={part.state} key={part.season}>
                  <Icon name={icons[part.state]} />
                  <span>
                    {seasonName(league, part.season)}: {amountOf(part.records, "record")},{" "}
                    {stateInWords(part)}
                  </span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {large.map(({ kind, season, records }) => (
        <Alert key={`${kind}@${season}`} severity="warning">
          {nameOf(kind)} of {seasonName(league, season)} do not fit into one document.{" "}
          {season === "" &&
            records > MAX_LISTED &&
            `Until they do, visitors see ${MAX_LISTED.toLocaleString("en")} of ${records.toLocaleString("en")}. `}
          {roomAdvice(kind)}
        </Alert>
      ))}
      {failed.map(({ part, reason }) => (
        <Alert key={`${part.kind}@${part.season}`} role="alert" severity="error">
          {nameOf(part.kind)} could not be published: {reason}
        </Alert>
      ))}
      {step.at === "failed" && (
        <Alert role="alert" severity="error">
          Publishing stopped: {step.reason} What is published stays published; go on when you can.
        </Alert>
      )}
      {step.at === "publishing" ? (
        <Progress onStop={onStop} step={step} />
      ) : (
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
    </section>
  );
}

interface ProgressProps {
  readonly step: Extract<HomeStep, { at: "publishing" }>;
  readonly onStop: () => void;
}

function Progress({ step: { done, of, part, stops }, onStop }: ProgressProps) {
  return (
    <div className={styles.progress}>
      <p role="status">
        {part ? `Publishing ${nameOf(part.kind)}: part ${done + 1} of ${of}.` : "Looking…"}
      </p>
      <LinearProgress
        aria-label="Parts published"
        value={of === 0 ? 0 : (100 * done) / of}
        variant="determinate"
      />
      <SafeButton disabled={stops} onClick={onStop}>
        {stops ? "Stopping…" : "Stop"}
      </SafeButton>
    </div>
  );
}
