import { viewPath } from "@/leagues/adminPaths";
import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import Avatar from "@mui/material/Avatar";
import Paper from "@mui/material/Paper";
import Skeleton from "@mui/material/Skeleton";
import Button from "@mui/material/Button";
import { hasScreen } from "@/leagues/embeds";
import { paths } from "@/leagues/paths";
import { ListSkeleton } from "../parts/ListSkeleton";
import { Chip } from "@/ui/Chip";
import { Link } from "@/ui/Link";
import { FailedReads, hasFailed, isReading, type Reads } from "../live/FailedReads";
import { useLives, useLive, useRecords } from "../live/useLive";
import { PageHead } from "../parts/PageHead";
import { recordsInWords, wordsOf } from "../parts/words";
import { SectionIcon } from "../parts/SectionIcon";
import { workViewNames, hasWorkView } from "../address/workViews";
import { newPath, pastePath } from "../address/sectionPaths";
import { Section } from "../parts/Section";
import { sectionOf } from "../sections";
import { Attention } from "./Attention";
import { RecentChanges } from "./RecentChanges";
import { tilesOf, type Tile } from "./tiles";
import { TodayBlock } from "./TodayBlock";
import { useLeague } from "@/ui/leagueContext";
import type { EntityKind } from "@/records/record";
import { isOwner } from "@/data/identity";
import { clubsOf } from "@/domain/season/clubs";
import { amountOf, capitalised } from "@/domain/wording";
import { collectionOf } from "@/records/shape";
import { useSession } from "@/session/SessionProvider";

/** The kinds of record that the dashboard loads, in the order in which failures name them. */
const kinds = [
  "fixtures",
  "players",
  "results",
  "standings",
  "teams",
  "seasons",
  "meets",
  "events",
] as const;

/** The start page of a league's administration: today's matches, what needs attention, and tiles of the nine parts. */
export function Dashboard() {
  const league = useLeague();
  const reads = useLives(league, kinds);
  // Show nothing until all kinds are loaded, because otherwise the parts would push each other down.
  return (
    <>
      <PageHead title="Dashboard" />
      {isReading(reads) ? <ListSkeleton label="Loading the dashboard" /> : <Parts reads={reads} />}
    </>
  );
}

interface PartsProps {
  readonly reads: Reads;
}

function Parts({ reads }: PartsProps) {
  const league = useLeague();
  return (
    <Stack spacing={8}>
      <FailedReads reads={reads} />
      {!hasFailed(reads) && <FirstSteps />}
      <Box sx={columns}>
        <TodayBlock />
        <Attention />
      </Box>
      <Box aria-label="Parts of the league" component="ul" role="list" sx={tiles}>
        {tilesOf(league).map((tile) => (
          <DashboardTile key={tile.name} tile={tile} />
        ))}
      </Box>
      <RecentChanges />
      {hasScreen(league) && (
        <Typography variant="note">
          For a hall’s television: <Link to={paths.screen(league)}>{league.shortName} screen</Link>{" "}
          · <Link to={paths.screen()}>all leagues</Link> ·{" "}
          <Link to={`${viewPath(league, "help")}#elsewhere`}>
            how to show it, and on other sites
          </Link>
        </Typography>
      )}
    </Stack>
  );
}

const columns = {
  display: "grid",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" },
  gap: "32px 20px",
  alignItems: "start",
};
/** One row of nine tiles on a wide screen, so that the sections above them have the space. */
const tiles = {
  display: "grid",
  gridTemplateColumns: { xs: "repeat(3, minmax(0, 1fr))", lg: "repeat(9, minmax(0, 1fr))" },
  gap: { xs: 3, lg: 2 },
};

interface DashboardTileProps {
  readonly tile: Tile;
}

/** The text of a tile that shows no count. */
const notes: Readonly<Record<Tile["leadsTo"], string>> = {
  section: "Open",
  closed: "Not open yet",
  page: "View page",
  nowhere: "Not in this league",
};

/** A tile for one part of the league, with the number of its records or a word on where it leads. */
function DashboardTile({ tile }: DashboardTileProps) {
  const content = (
    <>
      <Avatar component="span" variant="rounded">
        <SectionIcon name={tile.icon} size={24} />
      </Avatar>
      <Typography component="span" sx={name}>
        {tile.name}
      </Typography>
      <Typography sx={{ fontStretch: "var(--stretch-score)" }} variant="caption">
        {tile.kind ? <Count kind={tile.kind} /> : notes[tile.leadsTo]}
      </Typography>
    </>
  );
  return (
    <li>
      {tile.to === null ? (
        <Paper sx={frame} variant="panel">
          {content}
        </Paper>
      ) : (
        <Paper component={Link} sx={frame} to={tile.to} variant="panel">
          {content}
        </Paper>
      )}
    </li>
  );
}

/** The icon is above the text on a phone and in the row of nine tiles, and beside it on screens between. */
const frame = {
  display: "grid",
  gridTemplateColumns: { sm: "auto minmax(0, 1fr)", lg: "minmax(0, 1fr)" },
  gap: { xs: "2px", sm: "0 16px", lg: "2px" },
  alignContent: "start",
  height: "100%",
  padding: { xs: 3, sm: 4, lg: 2 },
  color: "text.primary",
  textDecoration: "none",
  transition: "border-color var(--fast)",
  "&[href]:hover": { borderColor: "var(--sport)" },
  "&:not([href])": { background: "none", color: "text.secondary" },
  "& .MuiAvatar-root": {
    gridRow: { sm: "span 2", lg: "auto" },
    marginBlockEnd: { xs: 2, sm: 0, lg: 2 },
    background: "var(--sport-tint)",
    color: "var(--sport)",
  },
  "&:not([href]) .MuiAvatar-root": { background: "none", color: "inherit" },
};
const name = {
  alignSelf: "end",
  font: { xs: "var(--type-button)", sm: "var(--type-h3)", lg: "var(--type-button)" },
  fontStretch: { sm: "var(--stretch-h3)", lg: "normal" },
};

function Count({ kind }: { readonly kind: EntityKind }) {
  const league = useLeague();
  const live = useLive(league, kind);
  if (live.status === "loading") return <Skeleton variant="text" width={72} />;
  if (live.status === "failed") return "Could not be counted";
  const { length } = live.value.records;
  // Until a club is stored, the clubs in the league's file count.
  return recordsInWords(kind, length || (kind === "teams" ? league.clubs.length : 0));
}

/** One line of the list of first steps. */
interface Step {
  readonly what: string;
  /** What is done already, for example "12 clubs"; null if the step is still to do. */
  readonly done: string | null;
  readonly action: string;
  /** The page for the step; undefined if the league or the user has no such page, so that the step is left out. */
  readonly to: string | undefined;
  /** The page that shows what is done; without one it is the page for the step. */
  readonly seenAt?: string | undefined;
}

/** A match needs two clubs. */
const FEWEST_CLUBS = 2;

/** The list of steps before a league's first result, with what is done already; empty when there is a result. */
function FirstSteps() {
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
      seenAt: at("teams"),
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
      seenAt: at("players"),
    },
    {
      what: capitalised(wordsOf(planned).many),
      done: countOf(planned, plan.length),
      action: isOfMatches ? workViewNames["make-fixtures"] : "Announce a meet",
      to: hasWorkView(league, "make-fixtures")
        ? viewPath(league, "make-fixtures")
        : meets && newPath(meets),
      seenAt: at(planned),
    },
    {
      what: "Helpers (optional)",
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
      to: hasWorkView(league, "match-day") ? viewPath(league, "match-day") : at(entered),
    },
  ];
  return (
    <Section title={`Before the first result of ${season.label}`}>
      <Typography variant="lead">
        Visitors see at once what you save. This list goes away with the first result.
      </Typography>
      <Paper component="ol" role="list" sx={{ listStyle: "none" }} variant="rows">
        {steps.flatMap(({ what, done, action, to, seenAt = to }) =>
          to === undefined ? (
            []
          ) : (
            <li key={what}>
              <span>
                <strong>{what}</strong>
                {done !== null && (
                  <>
                    {" "}
                    <Chip tone="success">Done: {done}</Chip>
                  </>
                )}
              </span>
              {done === null ? (
                <Button component={Link} to={to} variant="text">
                  {action}
                </Button>
              ) : (
                <Button
                  aria-label={`Look at it: ${what}`}
                  component={Link}
                  to={seenAt ?? to}
                  variant="text"
                >
                  Look at it
                </Button>
              )}
            </li>
          ),
        )}
      </Paper>
    </Section>
  );
}
