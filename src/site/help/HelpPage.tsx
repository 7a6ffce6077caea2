import { arena } from "@arena/arena";
import { paths } from "@/leagues/paths";
import { classes } from "@/ui/classes";
import { HelpTasks, type HelpTask } from "@/ui/help/HelpTasks";
import { Link } from "@/ui/Link";
import styles from "./HelpPage.module.css";
import { helpTopics, type HelpTopic } from "./topics";

const tasks: readonly (Omit<HelpTask, "title"> & { readonly id: HelpTopic })[] = [
  {
    id: "follow",
    picture: "follow",
    steps: [
      "Open the club’s page, from a table, a match or the search.",
      <>
        Press <b>Follow</b>. Players have a star too.
      </>,
      "What you follow comes first on today’s page, in lists and in tables. It stays on this device, without an account; My clubs has a link that takes it to another.",
    ],
    at: { to: paths.myClubs(), label: "My clubs" },
  },
  {
    id: "calendar",
    picture: "calendar",
    steps: [
      <>
        Press <b>Calendar</b> on a match, a meet, a club, a league’s matches or My clubs.
      </>,
      <>
        Press <b>Subscribe</b>, where there is one: your calendar follows a club or a league, and
        what is moved or called off changes by itself. On Android take Google Calendar.
      </>,
      "Or save the file and open it; a single match also goes straight to Google Calendar. A reminder can be added. A match that is moved later is moved in the calendar when you save the file again.",
    ],
  },
  {
    id: "table",
    picture: "table",
    steps: [
      "Tap a word over a column, such as GD, or point at it: a sentence says what it counts.",
      <>
        The order of each table is below it. Where two are level on the first figure, <b>Why?</b>{" "}
        shows what decided, and by which rule.
      </>,
      <>
        <b>What if</b> tries results that are still to come, and keeps them as your prediction,
        which is scored against what happens. “Through” and “Out” are only said when nothing can
        change them any more.
      </>,
    ],
  },
  {
    id: "live",
    steps: [
      "Today’s page has what is on now first of all. Scores change by themselves while the page is open.",
      "“By time” puts all sports in the order of the clock. After some hours away it begins with what came since you were here.",
      "A tap opens the match: its story, the line-ups, and what it means for the table.",
      "On My clubs you can ask for a notice when a match of theirs starts, its score changes, or it ends, while this site is open.",
    ],
    at: { to: paths.today(), label: "Today" },
  },
  {
    id: "ground",
    steps: [
      "A match names its ground. The ground’s page has a link to a map, and everything that is on there.",
      "Below the line-ups a match names its officials, where the season shows them and they have agreed.",
    ],
  },
  {
    id: "search",
    picture: "search",
    steps: [
      <>
        Press the magnifying glass, or the key <kbd>/</kbd>.
      </>,
      "Type a part of a name. Accents and small mistakes do not matter.",
    ],
  },
  {
    id: "install",
    steps: [
      "In the browser’s menu choose “Add to home screen” or “Install”.",
      "It opens with today’s matches, and without a network with those you saw last.",
    ],
  },
];

/** The help page for visitors: tasks with their steps. */
export default function HelpPage() {
  return (
    <div className={classes("content", styles.page)}>
      <h1 className={styles.title} tabIndex={-1}>
        Help
      </h1>
      <p className={styles.lead}>The few things that are worth knowing, by what you want to do.</p>
      <HelpTasks
        tasks={helpTopics.flatMap(({ id, title }) =>
          tasks.filter((task) => task.id === id).map((task) => ({ ...task, title })),
        )}
      />
      <p className={styles.ask}>
        Something is wrong or missing? Write to <a href={`mailto:${arena.email}`}>{arena.email}</a>.
        What stays on your device is said under <Link to={paths.privacy()}>Privacy</Link>.
      </p>
    </div>
  );
}
