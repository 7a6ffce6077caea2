import type { League } from "@/domain/league/league";
import { isWorkView, viewPath, type WorkView, type UpkeepView } from "@/leagues/adminPaths";
import { paths } from "@/leagues/paths";
import { sectionEntries } from "@/leagues/sections";
import { kinds, type EntityKind } from "@/records/kinds";
import { hasWorkView, isOwnersWorkView } from "../address/workViews";
import { newPath, pastePath } from "../address/sectionPaths";
import { isOwnersUpkeepView } from "../address/upkeep";
import { PASSWORD_PART } from "../shell/address";
import { sectionOf, sectionsOf } from "../sections";
import type { Destination } from "./destination";

const about = "Job";

/** Jobs on a work page or an upkeep page: title, page, other words to find it by. */
const onPages: readonly (readonly [string, WorkView | UpkeepView, string])[] = [
  ["Postpone or move a match", "match-day", "reschedule put off new date delay swap"],
  ["Call off a day", "match-day", "cancel rain weather postpone all"],
  ["Enter a walkover", "match-day", "forfeit no show award"],
  ["Confirm results", "match-day", "unconfirmed approve scorer"],
  ["Start a new season", "seasons", "next close end finish archive"],
  ["Add a cup", "seasons", "knock-out bracket draw"],
  ["Change the rules of the season", "seasons", "format groups points ban bans yellow cards"],
  ["Open the page of news", "seasons", "announcements transfers page open close"],
  ["Undo a change", "changes", "restore bring back deleted history revert"],
  ["Draw the fixtures", "make-fixtures", "schedule generate plan round robin"],
  ["Choose referees", "match-day", "officials umpire appoint"],
  ["Find a free court", "week", "hall ground pitch booking"],
  ["Invite an administrator or a scorer", "administrators", "add user account rights role grant"],
  ["Start a league or tournament", "open-league", "open create new competition"],
];

/** Jobs that begin in the list of a kind: title, kind, other words to find it by. */
const inLists: readonly (readonly [string, EntityKind, string])[] = [
  ["Ban a player", "players", "suspend suspension banned"],
  ["Move a player to another club", "players", "transfer transfers change club"],
  ["Merge two players", "players", "duplicate twice same double"],
  ["Merge two clubs", "teams", "duplicate twice same double"],
];

/** Lists the jobs that the user can do in the administration of a league. */
export function jobsOf(league: League, isOwner: boolean): readonly Destination[] {
  const mayOpen = (view: WorkView | UpkeepView) =>
    isWorkView(view)
      ? hasWorkView(league, view) && (isOwner || !isOwnersWorkView(view))
      : isOwner || !isOwnersUpkeepView(view);
  const listed = sectionsOf(league).flatMap(({ kind, access, path }): readonly Destination[] => {
    if (!kind || access !== "full") return [];
    const { one, many } = kinds[kind].words;
    return [
      { title: `Add ${one}`, about, to: newPath(path), also: "new create enter" },
      { title: `Paste ${many}`, about, to: pastePath(path), also: "import spreadsheet excel csv" },
    ];
  });
  const hasNews = sectionEntries(league).some(([id, access]) => id === "news" && access !== "none");
  return [
    ...onPages
      .filter(([, view]) => mayOpen(view))
      .map(([title, view, also]) => ({ title, about, to: viewPath(league, view), also })),
    ...inLists.flatMap(([title, kind, also]) => {
      const to = sectionOf(league, kind)?.path;
      return to === undefined ? [] : [{ title, about, to, also }];
    }),
    ...listed,
    ...(hasNews
      ? [
          {
            title: "Write news",
            about,
            to: paths.adminSection(league, "news"),
            also: "announce announcement message publish",
          },
        ]
      : []),
    {
      title: "Change password",
      about,
      to: `${paths.dashboard(league)}#${PASSWORD_PART}`,
      also: "sign in account login",
    },
  ];
}
