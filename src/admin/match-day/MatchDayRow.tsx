import { kickOffOf } from "@/domain/when";
import Typography from "@mui/material/Typography";
import { useId, useState, useCallback } from "react";
import Button from "@mui/material/Button";
import { phaseOf } from "@/domain/match/ahead";
import { hasResult, type ListedMatch } from "@/domain/match/listed";
import type { LiveMatch } from "@/domain/match/live";
import { formatKickOff } from "@/domain/time";
import { arena } from "@arena/arena";
import type { ResolvedClub } from "@/domain/season/clubs";
import { Chip } from "@/ui/Chip";
import { formatScore, outcomeOf, scoreText } from "@/ui/match/outcome";
import { StatusChip } from "@/ui/match/StatusChip";
import { TeamLine } from "../kind/cells";
import { UnconfirmedNotice } from "../results/UnconfirmedNotice";
import { correctedInWords } from "../results/title";
import { notices } from "../notices/notices";
import { Ask } from "../parts/Ask";
import { LiveScore } from "./LiveScore";
import styles from "./MatchDay.module.css";
import { PostponeDialog } from "./PostponeDialog";
import { digitsOf, hasBegunBy, isTypedAt, walkover } from "./records";
import { ScoreBoxes } from "./ScoreBoxes";
import { useMatchSaves, saveProblem } from "./useMatchSaves";
import { useSuspendedNames } from "./useSuspendedNames";
import { useLeague } from "@/ui/leagueContext";
import type { Side } from "@/domain/match/timeline";
import type { RecordOf } from "@/records/record";
import IconButton from "@mui/material/IconButton";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useLocation } from "react-router-dom";
import { Link } from "@/ui/Link";
import { workViewNames } from "../address/workViews";
import { returnPageState, matchPath } from "../match/matchParts";
import { PrintMatch } from "../match/PrintMatch";
import { AdminIcon } from "../parts/AdminIcon";
import { pitchPath } from "@/leagues/adminPaths";

interface RowMenuProps {
  readonly listed: ListedMatch;
  readonly hasBegun: boolean;
  /** Whether it is being played. */
  readonly isOn: boolean;
  /** Whether it can be postponed or awarded. */
  readonly mayAsk: boolean;
  readonly onMove: () => void;
  readonly onPostpone: () => void;
  readonly onWalkover: () => void;
}

/** The buttons of a match: the most likely action, and a menu with the others. */
function RowMenu(props: RowMenuProps) {
  const league = useLeague();
  const { listed, hasBegun, isOn, mayAsk, onMove, onPostpone, onWalkover } = props;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const title = `${listed.teamA} v ${listed.teamB}`;
  const { pathname, search } = useLocation();
  const back = returnPageState(pathname + search, workViewNames["match-day"]);
  const [isPrinting, setPrinting] = useState(false);
  const done = useCallback(() => setPrinting(false), []);
  const result = hasResult(listed) ? listed.match.outcome.result : null;
  const fixture = listed.match.schedule;
  // While a match is played its live page is the way to its result, with what was noted of it.
  const isScoredFirst = isOn && mayAsk;
  const ask = (what: () => void) => () => {
    setAnchor(null);
    what();
  };
  return (
    <div className={styles.actions}>
      {result && (
        <Button
          aria-label={`Open result of ${title}`}
          component={Link}
          state={back}
          to={matchPath(league, listed.id, "after")}
          variant="text"
        >
          Open
        </Button>
      )}
      {isScoredFirst && (
        <Button
          aria-label={`Score live: ${title}`}
          component={Link}
          state={back}
          to={pitchPath(league, listed.id)}
        >
          Score live
        </Button>
      )}
      {!result && hasBegun && !isScoredFirst && (
        <Button
          aria-label={`Enter result of ${title}`}
          component={Link}
          state={back}
          to={matchPath(league, listed.id, "after")}
        >
          Enter result
        </Button>
      )}
      {!result && !hasBegun && mayAsk && (
        <Button aria-label={`Move ${title}`} onClick={onMove}>
          Move
        </Button>
      )}
      {fixture && (
        <IconButton
          aria-expanded={anchor !== null}
          aria-haspopup="menu"
          aria-label={`More for ${title}`}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <AdminIcon name="more" />
        </IconButton>
      )}
      {fixture && (
        <Menu anchorEl={anchor} onClose={() => setAnchor(null)} open={anchor !== null}>
          {isScoredFirst ? (
            <MenuItem component={Link} state={back} to={matchPath(league, fixture.id, "after")}>
              Enter result
            </MenuItem>
          ) : (
            mayAsk && (
              <MenuItem component={Link} state={back} to={pitchPath(league, fixture.id)}>
                Score live
              </MenuItem>
            )
          )}
          {mayAsk && <MenuItem onClick={ask(onPostpone)}>Postpone…</MenuItem>}
          {mayAsk && <MenuItem onClick={ask(onWalkover)}>Walkover…</MenuItem>}
          <MenuItem onClick={ask(() => setPrinting(true))}>Print team sheets</MenuItem>
          <MenuItem component={Link} state={back} to={matchPath(league, fixture.id, "before")}>
            Edit fixture
          </MenuItem>
        </Menu>
      )}
      {fixture && isPrinting && <PrintMatch fixture={fixture} onDone={done} />}
    </div>
  );
}

interface MatchDayRowProps {
  readonly listed: ListedMatch;
  readonly clubs: readonly ResolvedClub[];
  /** Its live score and clock, entered beside the pitch; null if the match is not scored live. */
  readonly live: LiveMatch | null;
  /** The current time, in epoch milliseconds. */
  readonly now: number;
  /** Called when the score is saved. */
  readonly onDone: () => void;
}

type RowDialog = "move" | "postpone" | "walkover" | null;

/** A row of one match: its time, teams, score, state and actions. */
export function MatchDayRow(props: MatchDayRowProps) {
  const league = useLeague();
  const { listed, clubs, live, now, onDone } = props;
  const id = useId();
  const [asking, setAsking] = useState<RowDialog>(null);
  const { match, stadium, teamA, teamALogo, teamB, teamBLogo } = listed;
  const kickOff = kickOffOf(listed, arena.timeZone);
  const result = hasResult(listed) ? listed.match.outcome.result : null;
  const fixture = match.schedule;
  const phase = phaseOf(match, now, league.game.matchMinutes);
  const hasBegun = hasBegunBy(listed, now);
  const digits = digitsOf(league.game.scoreFormat);
  const isTyped = digits !== null && isTypedAt(listed, now, live !== null);
  const mayAsk = fixture !== null && result === null;
  const keys: Readonly<Record<string, () => void>> = {
    p: () => mayAsk && setAsking("postpone"),
    w: () => mayAsk && setAsking("walkover"),
    // Only an undo: the action of an error is to try again.
    z: () => notices.current()?.tone === "done" && notices.act(),
  };
  const outcome = result && outcomeOf(result, league);
  const figures = outcome ?? (live && formatScore(live, league));
  const teams = [
    <TeamLine clubs={clubs} key="a" logo={teamALogo} name={teamA} />,
    <TeamLine clubs={clubs} key="b" logo={teamBLogo} name={teamB} />,
  ] as const;
  return (
    <li aria-labelledby={id} className={styles.row} data-match={listed.id}>
      <div className={styles.when}>
        <b>{kickOff?.time || "–"}</b>
        <span>{stadium}</span>
      </div>
      <p className="visually-hidden" id={id}>
        {teamA} v {teamB}
      </p>
      {isTyped ? (
        <ScoreBoxes digits={digits} keys={keys} listed={listed} onDone={onDone} teams={teams} />
      ) : (
        <div className={styles.match}>
          <span className={styles.home}>{teams[0]}</span>
          <span
            className={styles.figures}
            data-live={(live && !result && digits !== null) || undefined}
          >
            {figures ? scoreText(figures) : "v"}
          </span>
          <span className={styles.guest}>{teams[1]}</span>
        </div>
      )}
      <div className={styles.state} data-begun={(hasBegun && !result) || undefined}>
        {result?.unconfirmed ? (
          <UnconfirmedNotice result={result} />
        ) : outcome ? (
          <Chip>{outcome.ending === "" ? "Finished" : outcome.status}</Chip>
        ) : live ? (
          <LiveScore live={live} />
        ) : (
          <StatusChip league={league} phase={phase} short status={listed.status} />
        )}
        {/* For "Void" and "Abandoned" the chip already says the same. */}
        <Note
          listed={listed}
          outcome={outcome && outcome.ending !== outcome.status ? outcome.ending : ""}
        />
      </div>
      <RowMenu
        hasBegun={hasBegun}
        isOn={live !== null || phase === "on"}
        listed={listed}
        mayAsk={mayAsk}
        onMove={() => setAsking("move")}
        onPostpone={() => setAsking("postpone")}
        onWalkover={() => setAsking("walkover")}
      />
      {fixture && (asking === "postpone" || asking === "move") && (
        <PostponeDialog
          fixture={fixture}
          isMove={asking === "move"}
          onClose={() => setAsking(null)}
        />
      )}
      {fixture && asking === "walkover" && (
        <WalkoverDialog fixture={fixture} onClose={() => setAsking(null)} />
      )}
    </li>
  );
}

/** Further notes on a match: how it was decided, a correction, its first date, the reason, suspended players. */
function Note({
  listed,
  outcome,
}: Pick<MatchDayRowProps, "listed"> & { readonly outcome: string }) {
  const league = useLeague();
  const suspended = useSuspendedNames(listed);
  const moved = formatKickOff(listed.movedFrom, arena.timeZone);
  const notes = [
    outcome,
    hasResult(listed) && correctedInWords(listed.match.outcome.result, league),
    moved && `moved from ${moved.date}`,
    listed.reason,
    suspended.length > 0 && `Suspended: ${suspended.join(", ")}`,
  ].filter(Boolean);
  return notes.length === 0 ? null : <Typography variant="caption">{notes.join(" · ")}</Typography>;
}

interface DialogProps {
  readonly fixture: RecordOf<"fixtures">;
  readonly onClose: () => void;
}

/** A dialog that asks which team did not come; each answer saves the walkover. */
function WalkoverDialog({ fixture, onClose }: DialogProps) {
  const league = useLeague();
  const { result: saving, save } = useMatchSaves(league);
  const busy = saving.status === "saving";
  const { teamA, teamB } = fixture;

  const choices = (["A", "B", "both"] as const).map((absent: Side | "both") => {
    const entity = walkover(fixture, absent);
    const outcome = outcomeOf(entity, league);
    const isScored = outcome.scoreA !== null && outcome.scoreA !== outcome.scoreB;
    return {
      absent,
      entity,
      name: absent === "A" ? teamA : absent === "B" ? teamB : "Neither came",
      counts: absent === "both" ? "Both lose" : isScored ? `Counts ${scoreText(outcome)}` : "",
    };
  });
  const send = async ({ entity }: (typeof choices)[number]) => {
    const text = `${teamA} v ${teamB}: ${entity.reason}`;
    if (await save("results", entity, { id: fixture.id, before: null, text })) onClose();
  };
  return (
    <Ask
      busy={busy && "Saving…"}
      onClose={onClose}
      problem={saveProblem(saving, "This match has a result by now.")}
      safe="Cancel"
      says={`${teamA} v ${teamB}. The other side wins by the rules of the season.`}
      title="Who did not come?"
    >
      {choices.map((choice) => (
        <Button disabled={busy} key={choice.absent} onClick={() => void send(choice)} sx={choiceSx}>
          <span>{choice.name}</span>
          <Typography variant="caption">{choice.counts}</Typography>
        </Button>
      ))}
    </Ask>
  );
}

const choiceSx = {
  "&.MuiButton-root": { alignSelf: "stretch" },
  justifyContent: "space-between",
  whiteSpace: "normal",
  textAlign: "start",
};
