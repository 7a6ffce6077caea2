import { viewPath } from "@/leagues/adminPaths";
import { Fragment, useMemo } from "react";
import { embedPartsOf, hasScreen } from "@/leagues/embeds";
import type { League } from "@/domain/league/league";
import { paths } from "@/leagues/paths";
import { isOwner } from "@/data/identity";
import { useSession } from "@/session/SessionProvider";
import { HelpTasks, type HelpTask } from "@/ui/help/HelpTasks";
import { Link } from "@/ui/Link";
import { workViewNames, hasWorkView } from "../address/workViews";
import { pastePath } from "../address/sectionPaths";
import { PageHead } from "../parts/PageHead";
import { sectionOf } from "../sections";
import { upkeepNames } from "../address/upkeep";
import { useLeague } from "@/ui/leagueContext";

/** The help on captains: what they may do, and how their reports are confirmed. */
function ofCaptains(league: League): HelpTask[] {
  if (!hasWorkView(league, "captains")) return [];
  return [
    {
      id: "captains",
      title: "Let captains keep their clubs",
      steps: [
        "Turn it on under Captains. Each captain then looks after the squad and the line-ups of one club, reports scores and asks for another day, all on a phone. “Squads close on” sets the last day for squads.",
        "A report is no result. Where both captains report the same, press “Confirm” under Needs attention on the dashboard: one tap makes all those results. Where they differ, you see both side by side.",
        "Captains also ask for another day, or to take a player out, or say that they cannot play. Grant or refuse that in the same place, with one tap.",
        "Captains also lists the clubs without a captain, and what captains changed since yesterday. You can undo each of it under Changes.",
      ],
      at: { to: viewPath(league, "captains"), label: workViewNames.captains },
    },
  ];
}

/** The help on the tasks of the page “Match day”. */
function ofMatchDay(league: League): HelpTask[] {
  if (!hasWorkView(league, "match-day")) return [];
  const at = { to: viewPath(league, "match-day"), label: workViewNames["match-day"] };
  return [
    {
      id: "result",
      title: "Enter a result",
      picture: "result",
      steps: [
        "Open Match day. Each match that has begun has two boxes for its score.",
        "Type both figures and press Enter: the result is saved, and the next match has the focus.",
        "What it does to the table is shown below the row before you save. Undo is in the notice after it.",
        "Scorers, cards and who played are entered in the result’s own form: “Enter result”, or “Open” once there is one, at the end of the row.",
      ],
      at,
    },
    {
      id: "pitch",
      title: "Score a match live",
      steps: [
        "On a phone, choose “Score live” in the match’s row; before the kick-off it is in the menu of the row. The match’s own page leads there too, around its kick-off.",
        "Tap what happens: a player, a point, a board. The first tap makes the match live, and each can be undone.",
        "Go on without a connection: what you tap is kept, and sent when the connection is back. A match that you have opened before can be opened again.",
        "“Full time” (“Finished” in a sport without a clock) asks once, then saves the result. For half an hour “Resume” on the same device takes that back, with clock, score and events.",
      ],
      at,
    },
    {
      id: "officials",
      title: "Choose who leads matches",
      steps: [
        "Add referees and others once, for all leagues: press “Officials…” above Match day, then “All officials”. Only administrators see them. To name those who agreed on a match’s page, turn on “Officials’ names” under Seasons.",
        "“Officials…” shows the matches of the day and its round. Tap names, or type one and press Enter; “As on …” takes those of the last day.",
        "An official with another match at that time, in any league, is named before you save. Undo is in the notice after it.",
        "Before a match, its own page says who leads it. The dashboard says how many matches of the next seven days have no officials.",
      ],
      at,
    },
    {
      id: "grounds",
      title: "See which ground is free",
      steps: [
        "“Grounds” above Match day shows the week of all grounds, with the matches of all leagues: clashes, closed days and free hours.",
        "“Move…” moves a match of your leagues; on a wide screen it can also be dragged to another day or ground. Undo is in the notice after it.",
        "Grounds are added once, for all leagues, with their sports, courts, hours, place, map and closed days. The forms of fixtures offer their names and say when one is closed or taken.",
      ],
      at,
    },
    {
      id: "postpone",
      title: "Postpone a match",
      picture: "postpone",
      steps: [
        "On Match day open the menu at the end of the row (⋮) and choose Postpone.",
        "Give the new date, or leave it empty if it is not known yet. Visitors still see the first date.",
        "A match of a coming day has “Move” in its row: choose another time or ground. You are warned of a clash.",
        "“Walkover…” in the same menu gives the match to one side, with the reason.",
        "“Call off…” above the list takes the whole day, one ground or a round at once, and pins a notice for visitors.",
      ],
      at,
    },
  ];
}

function ofSquads(league: League): HelpTask[] {
  const players = sectionOf(league, "players");
  if (players?.access !== "full") return [];
  return [
    {
      id: "paste",
      title: "Paste a squad",
      picture: "paste",
      steps: [
        "Select the rows in your spreadsheet, heads included, and copy them.",
        "Open Players, then Paste from a spreadsheet, and paste. Where a column was not recognized, say what it is.",
        "Look at what would be new, changed or refused. Only then save; all of it can be undone together.",
        "Columns that the site does not need, such as telephone numbers, are left out.",
      ],
      at: { to: pastePath(players.path), label: "Paste players" },
    },
    {
      id: "move",
      title: `Move a player to another ${league.clubNoun}`,
      steps: [
        `Edit the player and choose the new ${league.clubNoun}. The move counts from today, or from the day you give; what was before stays with the old one.`,
        `If the old one was only a mistake, press “The ${league.clubNoun} was wrong: no move”.`,
        `Several at once: select them in the list, then “Move to another ${league.clubNoun}”, or paste them with the Id column of “Download as CSV”.`,
      ],
      at: { to: players.path, label: "Players" },
    },
  ];
}

const ofSeasons = (league: League): HelpTask => ({
  id: "season",
  title: "Close a season",
  steps: [
    "First check that nothing needs attention on the dashboard: no result missing, no knock-out open.",
    "Open Seasons and press Close with the season’s name. A preview says what is filed, and who is champion.",
    "You can stop, resume and undo it there. Its pages stay, under the season’s name.",
  ],
  at: { to: viewPath(league, "seasons"), label: upkeepNames.seasons },
});

const ofNews = (league: League): HelpTask => ({
  id: "news",
  title: "Announce something",
  steps: [
    "Choose News on the dashboard. The first time, open the page to visitors there.",
    "Add an announcement. Its title alone must say it: “Pitch waterlogged, tonight’s matches moved”.",
    "With “Pinned until” it is on top of today’s page and of the league’s home until then.",
  ],
  at: { to: paths.adminSection(league, "news"), label: "News" },
});

/** The help on showing the league on a television and on other sites. */
function ofElsewhere(league: League): HelpTask[] {
  if (!hasScreen(league)) return [];
  const addresses = embedPartsOf(league).map((part, at) => (
    <Fragment key={part}>
      {at > 0 && ", "}
      <Link to={paths.embed(league, part)}>{paths.embed(league, part)}</Link>
    </Fragment>
  ));
  return [
    {
      id: "elsewhere",
      title: "Show it in the hall, and on other sites",
      steps: [
        <>
          Open <Link to={paths.screen(league)}>{paths.screen(league)}</Link>, or{" "}
          <Link to={paths.screen()}>{paths.screen()}</Link> for all leagues, in the television’s
          browser and make it full screen (F11). It goes from scene to scene, and recovers by
          itself.
        </>,
        "The space bar pauses it, and the arrow keys step through the scenes.",
        <>Other sites may embed only these pages of this league: {addresses}.</>,
        "“Embed”, below the league’s table, gives the HTML to paste into the other site.",
      ],
      at: { to: paths.screen(league), label: "Screen" },
    },
  ];
}

/** The help on inviting a person. @param owns whether the reader is an owner */
const ofInvitations = (league: League, owns: boolean): HelpTask => ({
  id: "invite",
  title: "Invite somebody",
  picture: "invite",
  steps: [
    `Open ${owns ? "Administrators" : "Captains"} and press “Invite”. Choose captain or scorer, and for a captain the ${league.clubNoun}.`,
    ...(owns
      ? [
          "An administrator is invited by an e-mail address: that account alone can accept, once a message has confirmed the address.",
        ]
      : []),
    "“Create the invitation” shows a link: copy it, share it, or let the person’s phone read the code from the screen.",
    "The link is for one person and valid for seven days. The person makes an account, or signs in, and accepts.",
    "The list says what became of each. “Show” shows an open one again, “Take back” ends it.",
    "A captain looks after one squad and its line-ups, and reports scores. “Revoke” on Captains ends that at once.",
  ],
  at: owns
    ? { to: viewPath(league, "administrators"), label: upkeepNames.administrators }
    : { to: viewPath(league, "captains"), label: workViewNames.captains },
});

/** The help on opening a league, for owners. */
const ofLeagues = (league: League): HelpTask => ({
  id: "open-league",
  title: "Open a league",
  steps: [
    "Leagues, in the menu under More, lists those that owners opened. Choose “Open a league”.",
    "Type its name. Its short name and its address follow from it, or type others: the address cannot be changed later.",
    "Say how it is played and who plays: type or paste names, or copy the clubs of another league with their crests.",
    "Look at the menu and the home page below, then “Open the league”. Visitors find it at once.",
    "Fixtures, administrators and scorers are its own: its dashboard opens next. Rounds, points and dates are set there.",
    "Closed, it leaves the menus and keeps its pages; “Open it again” brings it back.",
  ],
  at: { to: viewPath(league, "leagues"), label: workViewNames.leagues },
});

/** The help on undoing a change. */
const ofMistakes = (league: League): HelpTask => ({
  id: "undo",
  title: "Take something back",
  steps: [
    "Right after a save or a deletion: Undo in the notice.",
    "Later: the history of a record, in its row’s menu, or Changes. Every version can be brought back. Changes also lists who deleted a picture, what was published and, for owners, rights, backups and archives.",
    "What was saved in one go, such as a paste, is one change there, with one “Undo all of it”.",
    "If a tab was closed or the network was lost halfway, the dashboard says what is left. Go on, undo it, or leave it so.",
  ],
  at: { to: viewPath(league, "changes"), label: upkeepNames.changes },
});

/** The help page of the administration: the tasks of a league, step by step. */
export default function AdminHelpPage() {
  const league = useLeague();
  const session = useSession();
  const owns = session.status === "signedIn" && isOwner(session.rights);
  const tasks = useMemo(
    () => [
      ...ofMatchDay(league),
      ...ofSquads(league),
      ...ofCaptains(league),
      ofNews(league),
      ofSeasons(league),
      ...ofElsewhere(league),
      ...(owns ? [ofLeagues(league)] : []),
      ofInvitations(league, owns),
      ofMistakes(league),
    ],
    [league, owns],
  );
  return (
    <>
      <PageHead title={workViewNames.help} />
      <HelpTasks tasks={tasks} />
    </>
  );
}
