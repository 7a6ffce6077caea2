import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import { isOwner } from "@/data/identity";
import type { League } from "@/domain/league/league";
import { clubsOf } from "@/domain/season/clubs";
import { amountOf } from "@/domain/wording";
import { viewPath } from "@/leagues/adminPaths";
import type { EntityKind } from "@/records/record";
import { useSession } from "@/session/SessionProvider";
import { Link } from "@/ui/Link";
import { useLeague } from "@/ui/where";
import { newPath, pastePath } from "../address/sectionPaths";
import { useRecords } from "../live/useLive";
import { Section } from "../parts/Section";
import { sectionOf } from "../sections";

/** Something a league needs before its first result. */
interface Step {
  readonly what: string;
  /** What is there of it, or what it is good for. */
  readonly says: string;
  readonly isDone: boolean;
  readonly action: string;
  readonly to: string;
}

/** A match needs two. */
const FEWEST_CLUBS = 2;

/**
 * The way from an empty league to its first result, each step with what is there of it already; nothing once a result
 * stands.
 */
export function FirstSteps() {
  const league = useLeague();
  const session = useSession();
  const teams = useRecords(league, "teams");
  const players = useRecords(league, "players");
  const seasons = useRecords(league, "seasons");
  const plan = useRecords(league, league.meets ? "meets" : "fixtures");
  const played = useRecords(league, league.meets ? "events" : "results");
  if (played.length > 0) return null;
  const [season] = league.seasons;
  const clubs = clubsOf(league, teams, []).length;
  const steps = stepsOf(league, {
    clubs,
    players: players.length,
    plan: plan.length,
    isSaid: seasons.some(({ id }) => id === season.id),
    isOwner: session.status === "signedIn" && isOwner(session.rights),
  });
  return (
    <Section title={`Begin ${season.label}`}>
      <Typography variant="lead">
        What you save is published at once. This list goes when the first result stands.
      </Typography>
      <Paper component="ol" role="list" sx={{ listStyle: "none" }} variant="rows">
        {steps.map(({ what, says, isDone, action, to }) => (
          <li key={what}>
            <span>
              <strong>{what}</strong> {isDone ? `Done: ${says}` : says}
            </span>
            <Button component={Link} to={to} variant={isDone ? "text" : "outlined"}>
              {action}
            </Button>
          </li>
        ))}
      </Paper>
    </Section>
  );
}

interface Held {
  readonly clubs: number;
  readonly players: number;
  /** Fixtures or meets. */
  readonly plan: number;
  /** Whether the season's record stands. */
  readonly isSaid: boolean;
  readonly isOwner: boolean;
}

/** The steps that are to be taken in the league, in their order; none without a place where it is taken. */
function stepsOf(league: League, held: Held): readonly Step[] {
  const at = (kind: EntityKind) => sectionOf(league, kind)?.path;
  const step = (to: string | undefined, one: Omit<Step, "to">): readonly Step[] =>
    to === undefined ? [] : [{ ...one, to }];
  const [clubs, players, meets] = [at("teams"), at("players"), at("meets")];
  return [
    ...step(clubs && pastePath(clubs), {
      what: "Clubs",
      says: `${amountOf(held.clubs, "club")} ${held.clubs === 1 ? "is" : "are"} known`,
      isDone: held.clubs >= FEWEST_CLUBS,
      action: "Enter clubs",
    }),
    ...step(league.collections.seasons && viewPath(league, "seasons"), {
      what: "Season",
      says: held.isSaid
        ? "it has a record of its own"
        : "Its name, how it is played, and what cards lead to",
      isDone: held.isSaid,
      action: "Open the season",
    }),
    ...step(players && pastePath(players), {
      what: "Squads",
      says:
        held.players > 0
          ? amountOf(held.players, "player")
          : "Scorers and line-ups are chosen from them",
      isDone: held.players > 0,
      action: "Enter players",
    }),
    ...step(league.meets ? meets && newPath(meets) : viewPath(league, "make-fixtures"), {
      what: league.meets ? "Meets" : "Fixtures",
      says:
        held.plan > 0
          ? amountOf(held.plan, league.meets ? "meet" : "fixture")
          : "Made for the whole season at once, pasted, or one by one",
      isDone: held.plan > 0,
      action: league.meets ? "Announce a meet" : "Make fixtures",
    }),
    ...step(held.isOwner ? viewPath(league, "administrators") : undefined, {
      what: "Helpers",
      says: "Who else keeps the league, and who tells of matches beside the pitch",
      isDone: false,
      action: "Choose people",
    }),
    ...step(viewPath(league, "match-day"), {
      what: "First result",
      says: "From a sheet, from the pitch, or typed the day after",
      isDone: false,
      action: "Open Match day",
    }),
  ];
}
