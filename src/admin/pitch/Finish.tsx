import { amountOf } from "@/domain/wording";
import { useState } from "react";
import { asFailure } from "@/data/failure";
import { SaveConflict } from "@/data/store";
import type { LiveMatch } from "@/domain/match/live";
import { resultParts } from "@/domain/match/pitch";
import type { Side } from "@/domain/match/timeline";
import { withCards } from "@/domain/people/cardCounts";
import { emptyEntity, type RecordOf } from "@/domain/records/record";
import type { Result } from "@/domain/records/result";
import type { League } from "@/leagues/league";
import { paths } from "@/leagues/paths";
import { useConnection } from "@/session/ConnectionProvider";
import { Button, ButtonLink } from "@/ui/Button";
import { Dialog } from "@/ui/Dialog";
import styles from "./Pitch.module.css";
import type { PitchSide } from "./sides";

interface FinishProps {
  readonly league: League;
  readonly fixture: RecordOf<"fixtures">;
  readonly match: LiveMatch;
  readonly sides: Readonly<Record<Side, PitchSide>>;
  readonly asScorer: boolean;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

type Saving = { readonly status: "idle" | "saving" | "saved" } | { readonly failed: string };

/** The result of the match as it was told: of who and when the fixture says, of the rest the events. */
function resultOf(
  { teamA, teamALogo, teamB, teamBLogo, date, gameWeek }: RecordOf<"fixtures">,
  match: LiveMatch,
  sides: FinishProps["sides"],
): Result {
  const parts = resultParts(match, { A: sides.A.lineUp, B: sides.B.lineUp });
  const who = { teamA, teamALogo, teamB, teamBLogo, date, gameWeek };
  const result = { ...emptyEntity("results"), ...who, ...parts };
  // Everybody of a side tells whose a card is, also where nobody said who began.
  const all = ({ onPitch, bench }: PitchSide) => [...onPitch, ...bench].map(({ name }) => name);
  const { cards } = withCards(result, [], { lineUpA: all(sides.A), lineUpB: all(sides.B) });
  return { ...result, cards };
}

/** Asks once, then saves the result as every result is saved; the match is not live any more after that. */
export function Finish(props: FinishProps) {
  const { league, fixture, match, sides, asScorer, onSaved, onClose } = props;
  const { store } = useConnection();
  const [saving, setSaving] = useState<Saving>({ status: "idle" });
  const result = resultOf(fixture, match, sides);
  const isBusy = "status" in saving && saving.status === "saving";
  const save = async () => {
    setSaving({ status: "saving" });
    const given = { id: fixture.id, version: 0, entity: result, unconfirmed: asScorer };
    try {
      await store.create(league, "results", given);
      onSaved();
      setSaving({ status: "saved" });
    } catch (thrown) {
      const taken = thrown instanceof SaveConflict;
      setSaving({
        failed: taken ? "Somebody else saved a result meanwhile." : asFailure(thrown).message,
      });
    }
  };
  if ("status" in saving && saving.status === "saved") {
    return (
      <Dialog onClose={onClose} title="Result saved successfully">
        <p role="status">
          {fixture.teamA} {result.scoreA}–{result.scoreB} {fixture.teamB}
          {asScorer && ". It is shown as unconfirmed until an administrator confirms it."}
        </p>
        <p className={styles.finish}>
          <ButtonLink to={paths.dashboard(league)} variant="filled">
            Back to the matches
          </ButtonLink>
          <ButtonLink to={paths.match(league, fixture.id)}>Open match page</ButtonLink>
        </p>
      </Dialog>
    );
  }
  const goals = result.goalsA.length + result.goalsB.length;
  const players = result.playersA.length + result.playersB.length;
  return (
    <Dialog onClose={onClose} title="Finish the match?">
      <p className={styles.score}>
        <span>{fixture.teamA}</span>
        <b>
          {result.scoreA}–{result.scoreB}
        </b>
        <span>{fixture.teamB}</span>
      </p>
      <p>
        {[
          amountOf(goals, "goal"),
          amountOf(result.bookings.length, "booking"),
          amountOf(players, "player"),
        ].join(", ")}
      </p>
      <p className={styles.finish}>
        <Button disabled={isBusy} onClick={() => void save()} variant="filled">
          {isBusy ? "Saving…" : "Save result"}
        </Button>
        <Button onClick={onClose}>Not yet</Button>
      </p>
      <p role="alert">
        {"failed" in saving &&
          `Failed to save result: ${saving.failed} Nothing is lost: try again.`}
      </p>
    </Dialog>
  );
}
