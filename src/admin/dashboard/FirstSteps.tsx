import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import { isOwner } from "@/data/identity";
import { clubsOf } from "@/domain/season/clubs";
import { amountOf, capitalised } from "@/domain/wording";
import { viewPath } from "@/leagues/adminPaths";
import type { EntityKind } from "@/records/record";
import { collectionOf } from "@/records/shape";
import { useSession } from "@/session/SessionProvider";
import { Link } from "@/ui/Link";
import { useLeague } from "@/ui/where";
import { deskNames, hasDesk } from "../address/desk";
import { newPath, pastePath } from "../address/sectionPaths";
import { useRecords } from "../live/useLive";
import { Section } from "../parts/Section";
import { wordsOf } from "../parts/words";
import { sectionOf } from "../sections";

/** Something a league needs before its first result. */
interface Step {
  readonly what: string;
  /** What is there of it; null where it is still to do. */
  readonly done: string | null;
  readonly action: string;
  /** Where it is done; undefined in a league without such a place. */
  readonly to: string | undefined;
}

/** A match needs two. */
const FEWEST_CLUBS = 2;

/** What a league needs before its first result, and what is there of it already; nothing once a result stands. */
export function FirstSteps() {
  const league = useLeague();
  const session = useSession();
  const isOfMatches = collectionOf(league, "fixtures") !== undefined;
  const [planned, entered] = isOfMatches
    ? (["fixtures", "results"] as const)
    : (["meets", "events"] as const);
  const teams = useRecords(league, "teams");
  const players = useRecords(league, "players");
  const seasons = useRecords(league, "seasons");
  const plan = useRecords(league, planned);
  const results = useRecords(league, entered);
  if (results.length > 0) return null;

  const [season] = league.seasons;
  const at = (kind: EntityKind) => sectionOf(league, kind)?.path;
  const pasteOf = (kind: EntityKind) => {
    const section = at(kind);
    return section && pastePath(section);
  };
  const countOf = (kind: EntityKind, count: number, fewest = 1) =>
    count < fewest ? null : amountOf(count, wordsOf(kind).one, wordsOf(kind).many);
  const meets = at("meets");
  const steps: readonly Step[] = [
    {
      what: "Clubs",
      done: countOf("teams", clubsOf(league, teams, []).length, FEWEST_CLUBS),
      action: "Enter clubs",
      to: pasteOf("teams"),
    },
    {
      what: "Season",
      done: seasons.some(({ id }) => id === season.id) ? season.label : null,
      action: "Open it",
      to: collectionOf(league, "seasons") && viewPath(league, "seasons"),
    },
    {
      what: "Players",
      done: countOf("players", players.length),
      action: "Enter players",
      to: pasteOf("players"),
    },
    {
      what: capitalised(wordsOf(planned).many),
      done: countOf(planned, plan.length),
      action: isOfMatches ? deskNames["make-fixtures"] : "Announce a meet",
      to: hasDesk(league, "make-fixtures")
        ? viewPath(league, "make-fixtures")
        : meets && newPath(meets),
    },
    {
      what: "Helpers, if you want any",
      done: null,
      action: "Choose people",
      to:
        session.status === "signedIn" && isOwner(session.rights)
          ? viewPath(league, "administrators")
          : undefined,
    },
    {
      what: "The first result",
      done: null,
      action: "Enter it",
      to: hasDesk(league, "match-day") ? viewPath(league, "match-day") : at(entered),
    },
  ];
  return (
    <Section title={`Before the first result of ${season.label}`}>
      <Typography variant="lead">
        Visitors see at once what you save. This list goes away with the first result.
      </Typography>
      <Paper component="ol" role="list" sx={{ listStyle: "none" }} variant="rows">
        {steps.flatMap(({ what, done, action, to }) =>
          to === undefined ? (
            []
          ) : (
            <li key={what}>
              <span>
                <strong>{what}</strong>
                {done !== null && ` Done: ${done}`}
              </span>
              <Button component={Link} to={to} variant="text">
                {action}
              </Button>
            </li>
          ),
        )}
      </Paper>
    </Section>
  );
}
