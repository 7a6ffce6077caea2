/**
 * The titles of the help page's tasks, with more words by which the search finds them. The steps are in HelpPage.tsx.
 */
export const helpTopics = [
  { id: "follow", title: "Follow your club", also: "star favourite" },
  { id: "calendar", title: "Put matches into your calendar", also: "subscribe reminder ics" },
  { id: "table", title: "See how the table is decided", also: "order tie why" },
  { id: "live", title: "Follow a match while it is played", also: "live notice score" },
  {
    id: "ground",
    title: "See where a match is, and who referees it",
    also: "how to get there ground map referee referees officials umpire",
  },
  { id: "search", title: "Find a player, a club or a match", also: "search" },
  { id: "install", title: "Keep it on your phone", also: "install app home screen" },
] as const;

/** The id of a task on the help page. */
export type HelpTopic = (typeof helpTopics)[number]["id"];
