import { useId, useState } from "react";
import { formatKickOff } from "@/domain/time";
import { ATOM_FOLDER, FEED_FOLDER, atomPlace, feedPlace, type FeedOf } from "@/leagues/feeds";
import { Button } from "@/ui/Button";
import button from "@/ui/Button.module.css";
import { classes } from "@/ui/classes";
import { useZone } from "@/ui/match/useZone";
import { SelectField } from "@/ui/SelectField";
import styles from "./CalendarDialog.module.css";

interface SubscribeProps {
  readonly feeds: readonly [FeedOf, ...FeedOf[]];
  /** When they were renewed last, in epoch milliseconds; 0: nobody knows. */
  readonly renewed: number;
  /** "matches" or "meets". */
  readonly what: string;
}

/** Google takes an address that it is to follow in this form only; on the web, its Android app shows what was added. */
const googleFeed = (address: string) =>
  `https://calendar.google.com/calendar/r?${new URLSearchParams({ cid: address })}`;

/** Ways to have a calendar follow a feed: the device's own, Google's, and the address for any other. */
export function Subscribe({ feeds, renewed, what }: SubscribeProps) {
  const id = useId();
  const zone = useZone();
  const [chosen, setChosen] = useState(feedPlace(feeds[0]));
  const [answer, setAnswer] = useState("");
  const at = formatKickOff(renewed || null, zone);
  const address = `${location.origin}/${FEED_FOLDER}/${chosen}`;
  const own = feeds.find((one) => feedPlace(one) === chosen) ?? feeds[0];
  const webcal = address.replace(/^https?:/, "webcal:");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setAnswer("Address copied.");
    } catch {
      setAnswer("The browser does not allow that. Select the address and copy it.");
    }
  };
  return (
    <section aria-labelledby={id} className={styles.body}>
      <h3 id={id}>Subscribe</h3>
      <p>
        Your calendar follows the {what}: what is moved, called off or added changes there by
        itself.
      </p>
      {feeds.length > 1 && (
        <SelectField
          label="Club"
          onChange={(place) => {
            setChosen(place);
            setAnswer("");
          }}
          options={feeds.map((one) => ({
            value: feedPlace(one),
            label: [one.club?.name, one.league.name].filter(Boolean).join(", "),
          }))}
          value={chosen}
        />
      )}
      <div className={styles.actions}>
        <a className={classes(button.button, button.filled)} href={webcal}>
          Subscribe
        </a>
        <a
          className={classes(button.button, button.outline)}
          href={googleFeed(webcal)}
          rel="noreferrer"
          target="_blank"
        >
          Add to Google Calendar
        </a>
      </div>
      <details className={styles.more}>
        <summary>On Android, and other calendars</summary>
        <p className={styles.hint}>
          <b>Subscribe</b> opens the calendar of an iPhone or a Mac, or Outlook. With Android take
          Google: where its app does not offer to add it, open the link on a computer once, and the
          phone has it too.
        </p>
        <label className={styles.address}>
          Address for any other calendar
          <input onFocus={({ target }) => target.select()} readOnly value={address} />
        </label>
        <div className={styles.actions}>
          <Button onClick={() => void copy()}>Copy address</Button>
          <span className={styles.answer} role="status">
            {answer}
          </span>
        </div>
        {/* Where the last deployment could read nothing, it was not written. */}
        {at && (
          <p className={styles.hint}>
            Written last on {at.date}, {at.time}; calendars look once or a few times a day. For feed
            readers (Atom):{" "}
            <a href={`/${ATOM_FOLDER}/${atomPlace(own)}`}>
              {own.club ? "Results" : "Results and news"} as a feed
            </a>
            .
          </p>
        )}
      </details>
    </section>
  );
}
