import { arena } from "@arena/arena";
import { paths } from "@/leagues/paths";
import { classes } from "@/ui/classes";
import { Link } from "@/ui/Link";
import { FaultReceiver } from "./FaultReceiver";
import styles from "./PrivacyPage.module.css";

const contact = <a href={`mailto:${arena.email}`}>{arena.email}</a>;

const { responsible, address, law } = arena.legal;

/** Who is responsible for the data, their postal address, and the law that applies, as far as the arena states it. */
const responsibility = [
  `${[responsible, ...address].join(", ")} is responsible for what is shown here.`,
  ...(law ? [`It follows ${law}.`] : []),
].join(" ");

/** The data that a visitor's browser stores: what it is, and for how long. */
const kept = [
  [
    "The clubs and players you follow, that following was explained to you, and that installing the site was offered",
    "until you unfollow them; the rest until you clear the site’s data",
  ],
  ["That you want notices of their matches, once you ask for them", "until you switch them off"],
  [
    "When you were here last, so that you are shown what came since",
    "until the next visit takes its place, or you clear the site’s data",
  ],
  ["The scores you predict, once you keep them", "until the season is over and you predict again"],
  ["Light or dark, where you chose one", "until you choose the device’s own again"],
  ["The last five things you found by searching", "until others take their place"],
  [
    "The last fixtures, results, tables and players you looked at, and the site’s own files, so that it opens without a network",
    "until newer ones take their place, or you clear the site’s data",
  ],
  [
    "That the site’s font is here, that you have seen the opening pictures, and that a page was loaded again after a fault",
    "the last two until you close the tab",
  ],
] as const;

/** The data that is stored only on the devices of people who sign in. */
const keptOfAdministrators = [
  ["Your session", "until you sign out, or until the tab is closed where you said so"],
  [
    "What you typed and did not save",
    "for a week, until you save it, or until you sign out; on a shared computer until the tab is closed",
  ],
  [
    "What is left to save of a long job",
    "for a week, until it is saved or given up, or until you sign out; on a shared computer until the tab is closed",
  ],
  ["What was entered beside the pitch or on a captain’s page", "until it is saved"],
  [
    "A match opened beside the pitch with its players’ names, and the code of that page, so that it opens again without a network",
    "until its result is saved, for two days, or until you sign out; on a shared computer until the tab is closed",
  ],
  [
    "The club, squad and matches that a captain’s page showed last, and the code of that page, so that it opens again without a network",
    "until it shows newer ones, or until you sign out; on a shared computer until the tab is closed",
  ],
  [
    "Which column of a file holds what, as you chose it",
    "so that you choose only once, until you clear this site’s data",
  ],
  [
    "What you moved last to another season",
    "so that you can take it back, until the next move, or you sign out",
  ],
  ["When the dashboard last looked for differences in the site copies", "until it looks again"],
] as const;

/** The privacy page: which data about students is shown, why, for how long, and whom to ask. */
export default function PrivacyPage() {
  return (
    <div className={classes("content", styles.page)}>
      <h1 className={styles.title} tabIndex={-1}>
        Privacy
      </h1>
      <p className="text-secondary">
        {arena.name} shows who plays, and what came of it. Nothing here tracks you.
      </p>
      <section aria-labelledby="shown">
        <h2 id="shown">What is shown about a student</h2>
        <p>
          Name, shirt number, position, club and figures such as goals, points or marks; a picture
          only where one was given. In matches: who played, scored, was booked, substituted or man
          of the match. Who is suspended and for how many matches, by cards or by the organiser’s
          word, without its reason. Where a name or a club was changed, the earlier ones with the
          day, because results from that time name them; a former name is taken away when its bearer
          asks. Nothing else of a record is public, whatever an older one may hold: no address, no
          telephone number, no matriculation number, no date of birth.
        </p>
        <p>
          Referees and other officials are shown with their name and what they do, and nothing else:
          only if they have agreed, and until they say otherwise. Administrators also keep how to
          reach them, until they ask to be erased.
        </p>
      </section>
      <section aria-labelledby="why">
        <h2 id="why">Why</h2>
        <p>
          So that players, their friends and the {arena.institution} can follow the leagues: a
          result without the names of those who played it says little.
        </p>
      </section>
      <section aria-labelledby="how-long">
        <h2 id="how-long">For how long</h2>
        <p>
          Past seasons stay, as in any sports archive, until the person asks for their name to be
          taken away. Administrators can look up who changed what and when; that history stays too,
          until then, of closed seasons in files that owners of the site keep. Copies for the case
          of loss are kept for a year at most.
        </p>
        <p>
          An invitation, with the address and the note in it, is deleted a month after it ended.
          What a captain reports of a match or asks for is seen by the captains of that match and by
          administrators of the league. Captains see nobody’s address; administrators see the names
          and addresses of the league’s captains and scorers, until their rights end.
        </p>
        <p>
          Where a page breaks that an administrator uses, owners of the site see what went wrong,
          when, in which browser and under which account, until they delete it.
        </p>
      </section>
      <section aria-labelledby="ask">
        <h2 id="ask">Whom to ask</h2>
        <p>{responsibility}</p>
        <p>
          Write to {contact}. A wrong name or figure is corrected. Somebody who does not want to be
          named is erased under every name they had: the player’s record goes, “a player” replaces
          the name in results, line-ups and past seasons, and the history and the published copies
          forget the name. Calendars to subscribe to forget it when they are made again, at the
          latest when the site is next renewed; what somebody has put into a calendar of their own
          stays there. Then older copies are deleted.
        </p>
      </section>
      <section aria-labelledby="device">
        <h2 id="device">What stays on your device</h2>
        <p>
          There are no cookies, no statistics of visits and no advertising, and nobody has to sign
          in to read. The season you look at is in the address of the page. Your browser keeps these
          for you, and nobody else reads them:
        </p>
        <KeptData rows={kept} />
      </section>
      <section aria-labelledby="administrators">
        <h2 id="administrators">What stays on an administrator’s device</h2>
        <p>For people who sign in, the browser also keeps:</p>
        <KeptData rows={keptOfAdministrators} />
      </section>
      <section aria-labelledby="servers">
        <h2 id="servers">Which servers are asked</h2>
        <p>
          Pages and data come from Google’s Firebase. Like every web server it sees the internet
          address of whoever asks. A player’s picture, a club’s logo or the picture of an
          announcement may lie on another server that an administrator named; that server sees that
          a browser asks for it, and from which site, but not from which page.
        </p>
        <FaultReceiver to={arena.faults} />
      </section>
      <p>
        <Link to={paths.landing()}>Back to the arena</Link>
      </p>
    </div>
  );
}

function KeptData({
  rows,
}: {
  readonly rows: readonly (readonly [what: string, until: string])[];
}) {
  return (
    <ul className={styles.kept}>
      {rows.map(([what, until]) => (
        <li key={what}>
          {what}: {until}.
        </li>
      ))}
    </ul>
  );
}
