import { recordsRead } from "@/data/readState";
import { dayOfWhen, kickOffOf } from "@/domain/when";
import { pitchPath, viewPath } from "@/leagues/adminPaths";
import { paths } from "@/leagues/paths";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Paper from "@mui/material/Paper";
import { useMemo } from "react";
import { Link } from "@/ui/Link";
import { dayInWords, dayOf, type Day } from "@/domain/day";
import { phaseOf } from "@/domain/match/ahead";
import type { LiveMatch } from "@/domain/match/live";
import { hasResult, listedMatches, type ListedMatch } from "@/domain/match/listed";
import { arena } from "@arena/arena";
import type { League } from "@/domain/league/league";
import { Chip } from "@/ui/Chip";
import { outcomeInWords, outcomeOf } from "@/ui/match/outcome";
import { StatusChip } from "@/ui/match/StatusChip";
import { useNow } from "@/ui/match/useNow";
import { hasWorkView } from "../address/workViews";
import { returnPageState, matchPath } from "../match/matchParts";
import { useLive } from "../live/useLive";
import { dayOfMatches } from "../match-day/dayMatches";
import { LiveScore } from "../match-day/LiveScore";
import { useLiveMatches } from "../match-day/useLiveMatches";
import { Section } from "../parts/Section";
import { sectionOf } from "../sections";
import { awaitingResults } from "../fixtures/missingResults";
import { Note } from "./Note";
import { useLeague } from "@/ui/leagueContext";

/**
 * The list of today's matches with links to enter them; if there are none, the matches of the next day with matches.
 */
export function TodayBlock() {
  const league = useLeague();
  const now = useNow(0);
  const today = dayOf(now, arena.timeZone) ?? "";
  const fixtures = useLive(league, "fixtures");
  const results = useLive(league, "results");
  const planned = recordsRead(fixtures);
  const played = recordsRead(results);
  const listed = useMemo(
    () => planned && played && listedMatches(planned, played),
    [planned, played],
  );
  const isOn = (one: ListedMatch) => phaseOf(one.match, now, league.game.matchMinutes) === "on";
  const live = useLiveMatches(league, listed !== null && listed.some(isOn));
  if (!hasWorkView(league, "match-day")) return null;
  const section = sectionOf(league, "results");
  const awaited = planned && played && awaitingResults(planned, played, now);
  const here = listed && dayOfMatches(listed, today, arena.timeZone);
  const ofToday = here ? [...since(listed, today, now, league), ...here.matches] : [];
  const day = here && ofToday.length === 0 ? here.after : today;
  const shown =
    listed && day && day !== today ? dayOfMatches(listed, day, arena.timeZone).matches : ofToday;
  // If the only match is one that began yesterday and is still live, open its day.
  const opens =
    (here?.matches.length === 0 && ofToday[0] && dayOfWhen(ofToday[0], arena.timeZone)) || day;
  const path = viewPath(league, "match-day");
  return (
    <Section
      action={
        <Button
          component={Link}
          to={opens && opens !== today ? `${path}?day=${opens}` : path}
          variant={day === today && shown.length > 0 ? "contained" : "outlined"}
        >
          Open match day
        </Button>
      }
      title={day === today || !day ? "Today" : `Next: ${dayInWords(day).short}`}
    >
      {here && shown.length === 0 && <Note>No match has a date from today on.</Note>}
      <Paper component="ul" hidden={shown.length === 0} role="list" variant="rows">
        {shown.map((match) => (
          <li key={match.id}>
            <span>
              <span>{kickOffOf(match, arena.timeZone)?.time}</span>{" "}
              <strong>{inWords(match, league)}</strong>
            </span>
            <State live={live.get(match.id) ?? null} match={match} now={now} />
            {section && awaited?.has(match.id) && <Enter isOn={isOn(match)} match={match} />}
          </li>
        ))}
      </Paper>
    </Section>
  );
}

interface EnterProps {
  readonly match: ListedMatch;
  /** Whether it is being played: then the way to its result is to score it live. */
  readonly isOn: boolean;
}

function Enter({ match, isOn }: EnterProps) {
  const league = useLeague();
  const title = inWords(match, league);
  return (
    <Button
      aria-label={isOn ? `Score live: ${title}` : `Enter result of ${title}`}
      component={Link}
      state={returnPageState(paths.dashboard(league), "Dashboard")}
      to={isOn ? pitchPath(league, match.id) : matchPath(league, match.id, "after")}
      variant="text"
    >
      {isOn ? "Score live" : "Enter result"}
    </Button>
  );
}

/** Returns the matches that began before today and are still live. */
function since(
  matches: readonly ListedMatch[],
  today: Day,
  now: number,
  { game }: League,
): readonly ListedMatch[] {
  return matches.filter((listed) => {
    const { match } = listed;
    const day = dayOfWhen(listed, arena.timeZone);
    return day !== null && day < today && phaseOf(match, now, game.matchMinutes) === "on";
  });
}

function inWords(listed: ListedMatch, league: League): string {
  return hasResult(listed)
    ? outcomeInWords(listed, outcomeOf(listed.match.outcome.result, league))
    : `${listed.teamA} v ${listed.teamB}`;
}

interface StateProps {
  readonly match: ListedMatch;
  /** Its live score; null if it is not scored live. */
  readonly live: LiveMatch | null;
  readonly now: number;
}

function State({ match, live, now }: StateProps) {
  const league = useLeague();
  const { matchMinutes } = league.game;
  if (hasResult(match)) return <Chip>{outcomeOf(match.match.outcome.result, league).status}</Chip>;
  if (live) {
    return (
      <Stack component="span" direction="row" spacing={2}>
        <LiveScore live={live} />
      </Stack>
    );
  }
  return (
    <StatusChip
      league={league}
      phase={phaseOf(match.match, now, matchMinutes)}
      short
      status={match.status}
    />
  );
}
