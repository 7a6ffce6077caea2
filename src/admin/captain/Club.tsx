import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { arena } from "@arena/arena";
import { readReportedScore } from "@/data/captains/reportedScore";
import { lineUpOpening, reportOpening } from "@/domain/captains/captainTimes";
import { sameName } from "@/domain/names";
import { isStillOn } from "@/domain/schedule/callOff";
import { formatKickOff } from "@/domain/time";
import { kickOffOf } from "@/domain/when";
import { amountOf, lowerFirst } from "@/domain/wording";
import { Chip } from "@/ui/Chip";
import { Link } from "@/ui/Link";
import { outcomeOf } from "@/ui/match/outcome";
import { formatScore, scoreText } from "@/ui/match/score";
import { useNow } from "@/ui/match/useNow";
import { useLeague } from "@/ui/leagueContext";
import { Section } from "../parts/Section";
import { lineUpField } from "./captainSteps";
import { type Captain } from "./useCaptain";
import {
  MATCH_PARAM,
  ownMatchesOf,
  FORM_PARAM,
  type OwnMatch,
  type CaptainFormName,
} from "./ownMatches";

/** The most coming matches that are listed. */
const LISTED = 6;

/** The page of the own club: matches to report, the next matches, the squad. */
export function Club({ captain }: { readonly captain: Captain }) {
  const now = useNow(0);
  const { club, state } = captain;
  const matches = ownMatchesOf(captain).filter(({ fixture }) => isStillOn(fixture));
  const due = matches.filter(
    ({ fixture, result }) =>
      (result === null || result.unconfirmed) &&
      reportOpening(fixture, now, arena.timeZone).is === "open",
  );
  const ahead = matches
    .filter(({ begins, result }) => result === null && (begins === null || begins > now))
    .slice(0, LISTED);
  const [next, ...later] = ahead;
  const last = matches.findLast(
    (match) =>
      match.result !== null &&
      (match.begins === null || match.begins <= now) &&
      !due.includes(match),
  );
  const squad = state.players.filter((player) => sameName(player.club, club.name));
  const playsMatches = useLeague().collections.fixtures !== undefined;
  return (
    <>
      {!state.switches.on && (
        <Alert severity="info">
          Captains’ pages are closed at the moment: an administrator opens them.
        </Alert>
      )}
      <Typography color="textSecondary">
        {playsMatches
          ? "Here you report scores, choose line-ups, ask for another day and keep the squad. An administrator confirms results and decides on requests."
          : "Here you keep the squad."}
      </Typography>
      {due.length > 0 && (
        <Section title="Report the score">
          {due.map((match) => (
            <DueMatch captain={captain} key={match.fixture.id} match={match} />
          ))}
        </Section>
      )}
      {playsMatches && (
        <Section title="Next match">
          {next ? (
            <NextMatch captain={captain} match={next} now={now} />
          ) : (
            <Typography color="textSecondary">No match of {club.name} is planned.</Typography>
          )}
        </Section>
      )}
      {last && (
        <Section title="Last match">
          <LastMatch match={last} />
        </Section>
      )}
      <Section title="Squad">
        <Paper variant="panel">
          <Typography>
            {squad.length === 0
              ? "Nobody is listed yet: paste your list."
              : amountOf(squad.length, "player")}
          </Typography>
          <ViewLink to={{ view: "squad" }}>
            {squad.length === 0 ? "Enter the squad" : "Open the squad"}
          </ViewLink>
        </Paper>
      </Section>
      {later.length > 0 && (
        <Section title="Later">
          {later.map((match) => (
            <NextMatch captain={captain} key={match.fixture.id} match={match} now={now} />
          ))}
        </Section>
      )}
    </>
  );
}

interface ViewLinkProps {
  readonly to: { readonly view: CaptainFormName; readonly match?: string };
  readonly isFirst?: boolean;
  readonly children: ReactNode;
}

/** A link that opens a form of the captain's page. */
function ViewLink({ to, isFirst = false, children }: ViewLinkProps) {
  const { pathname } = useLocation();
  const search = new URLSearchParams({
    [FORM_PARAM]: to.view,
    ...(to.match !== undefined && { [MATCH_PARAM]: to.match }),
  });
  return (
    <Button
      component={Link}
      to={`${pathname}?${search.toString()}`}
      variant={isFirst ? "contained" : "outlined"}
    >
      {children}
    </Button>
  );
}

interface MatchProps {
  readonly captain: Captain;
  readonly match: OwnMatch;
}

function MatchHead({ match: { fixture } }: Pick<MatchProps, "match">) {
  const when = kickOffOf(fixture, arena.timeZone);
  return (
    <div>
      <Typography component="h3" variant="h3">
        {fixture.teamA} v {fixture.teamB}
      </Typography>
      <Typography color="textSecondary">
        {[when?.short ?? "No day yet", fixture.stadium].filter(Boolean).join(" · ")}
      </Typography>
    </div>
  );
}

/** A match whose score can be reported now, with the link to the report. */
function DueMatch({ captain, match }: MatchProps) {
  const league = useLeague();
  const { fixture, result } = match;
  const report = captain.state.reports.find((one) => one.fixture === fixture.id);
  const said = report ? readReportedScore(report.score) : null;
  return (
    <Paper variant="panel">
      <MatchHead match={match} />
      <Stack direction="row" spacing={2}>
        {said && <Chip tone="success">You reported {scoreText(formatScore(said, league))}</Chip>}
        {result && (
          <Chip tone="warning">A scorer has {scoreText(formatScore(result, league))}</Chip>
        )}
      </Stack>
      <ViewLink isFirst={!said} to={{ view: "report", match: fixture.id }}>
        {said ? "Change the report" : "Report the score"}
      </ViewLink>
    </Paper>
  );
}

/** The latest match with a result that this captain cannot report any more. */
function LastMatch({ match }: Pick<MatchProps, "match">) {
  const league = useLeague();
  const { result } = match;
  if (!result) return null;
  const outcome = outcomeOf(result, league);
  return (
    <Paper variant="panel">
      <MatchHead match={match} />
      <Typography>
        {result.unconfirmed ? "Unconfirmed" : "Final"} {scoreText(outcome)}
        {outcome.ending && ` · ${outcome.ending}`}
      </Typography>
      <Typography color="textSecondary">
        Is it wrong? Ask an administrator of {league.name} to correct it.
      </Typography>
    </Paper>
  );
}

/** A coming match, with its line-up and the request about it. */
function NextMatch({ captain, match, now }: MatchProps & { readonly now: number }) {
  const league = useLeague();
  const { label: lineUp } = league.game.lineUp;
  const { fixture, side } = match;
  const opening = lineUpOpening(fixture, now, arena.timeZone);
  const names = fixture[lineUpField(side)];
  const opens = opening.is === "early" ? formatKickOff(opening.opens, arena.timeZone) : null;
  const request = captain.state.requests.find(({ about }) => about === fixture.id);
  return (
    <Paper variant="panel">
      <MatchHead match={match} />
      {opens && (
        <Typography color="textSecondary">
          {lineUp} from {opens.date} on.
        </Typography>
      )}
      {request && <Request captain={captain} match={match} request={request} />}
      {opening.is === "open" && names.length > 0 && (
        <Typography>
          {lineUp}: {names.length} chosen
        </Typography>
      )}
      <Stack direction="row" spacing={2}>
        {opening.is === "open" && (
          <ViewLink isFirst={names.length === 0} to={{ view: "lineup", match: fixture.id }}>
            {names.length === 0 ? "Set the" : "Change the"} {lowerFirst(lineUp)}
          </ViewLink>
        )}
        {!request && (
          <ViewLink to={{ view: "ask", match: fixture.id }}>Ask for another day</ViewLink>
        )}
      </Stack>
    </Paper>
  );
}

interface RequestProps extends MatchProps {
  readonly request: Captain["state"]["requests"][number];
}

/** Formats a proposed moment; '' if there is none. @param moment epoch milliseconds */
const dayOf = (moment: number | undefined) =>
  (moment !== undefined && formatKickOff(moment, arena.timeZone)?.short) || "";

/** Returns who asked, and who answers. A club has several captains; older requests do not name the club. */
function sidesOf({ by, club }: RequestProps["request"], captain: Captain, opponent: string) {
  if (by === captain.by) return { asking: "You", answering: opponent };
  if (club === captain.club.id) return { asking: "Your club", answering: opponent };
  return club
    ? { asking: opponent, answering: "You" }
    : { asking: "A club", answering: "The other club" };
}

/** A request about a match. The captain who asked can take it back; a captain of the other club can answer it. */
function Request({ captain, match, request }: RequestProps) {
  const { about, by, answer, proposals, what } = request;
  const isOwn = by === captain.by;
  const { asking, answering } = sidesOf(request, captain, match.opponent);
  const mayAnswer = request.club !== captain.club.id && !isOwn;
  const days = proposals.map(dayOf);
  const chosen = answer === "no" ? "none of them" : (days[Number(answer) - 1] ?? "");
  return (
    <Alert
      severity="info"
      {...(isOwn && {
        action: (
          <Button
            color="inherit"
            onClick={() => captain.take({ do: "takeBack", about })}
            variant="text"
          >
            Take back
          </Button>
        ),
      })}
    >
      {what === "move"
        ? `${asking} asked for another day: ${days.join(" or ")}.`
        : `${asking} cannot play.`}
      {answer !== null && ` ${answering} answered: ${chosen}.`} An administrator decides.
      {mayAnswer && what === "move" && answer === null && (
        <Box sx={{ display: "grid", gap: 1, mt: 2 }}>
          {days.map((day, at) => (
            <Button
              key={day}
              onClick={() => captain.take({ do: "answer", about, answer: answers[at] ?? "1" })}
            >
              {day} suits us
            </Button>
          ))}
          <Button onClick={() => captain.take({ do: "answer", about, answer: "no" })}>
            None of them
          </Button>
        </Box>
      )}
    </Alert>
  );
}

/** The stored answers: the number of the proposal that suits. */
const answers = ["1", "2", "3"] as const;
