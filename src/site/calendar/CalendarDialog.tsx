import { useState, useEffect, useId } from "react";
import { datesAhead, type DatesAhead } from "@/leagues/calendarOf";
import { Dialog } from "@/ui/Dialog";
import { withDeadline } from "@/data/deadline";
import { readMap } from "@/domain/reading";
import {
  FEED_FOLDER,
  FEED_LIST,
  feedPlace,
  type FeedOf,
  type OfferedFeeds,
  ATOM_FOLDER,
  atomPlace,
} from "@/leagues/feeds";
import { googleAddress, icsText } from "@/domain/calendar/ics";
import { slugOf } from "@/domain/names";
import { amountOf } from "@/domain/wording";
import { Button } from "@/ui/Button";
import { handOver, type Delivery } from "@/ui/share/deliver";
import { formatKickOff } from "@/domain/time";
import { classes } from "@/ui/classes";
import { useZone } from "@/ui/match/useZone";
import { SelectField } from "@/ui/SelectField";
import type { CalendarOffer } from "./CalendarButton";
import styles from "./CalendarDialog.module.css";
import button from "@/ui/Button.module.css";

interface CalendarDialogProps extends CalendarOffer {
  readonly onClose: () => void;
}

/** What the dates of an offer are called, one and more of them. */
function nounsOf({ matches, meets }: CalendarOffer): readonly [one: string, many: string] {
  if (!meets) return ["match", "matches"];
  return matches ? ["date", "dates"] : ["meet", "meets"];
}

/** Offers dates to any calendar: to follow them, where the site gives that out, and as a file. */
export default function CalendarDialog({ onClose, ...offer }: CalendarDialogProps) {
  const { name, matches = [], meets = [] } = offer;
  const [now] = useState(Date.now);
  const offered = useOfferedFeeds(offer.feeds ?? []);
  // Nothing is moved by what would come later.
  if (!offered) return null;
  const nouns = nounsOf(offer);
  const [first, ...more] = offered.feeds;
  return (
    <Dialog kind={name} onClose={onClose} title="Put in my calendar" width="narrow">
      <div className={styles.ways}>
        {first && <Subscribe feeds={[first, ...more]} renewed={offered.renewed} what={nouns[1]} />}
        <SaveCalendar
          dates={datesAhead(matches, meets, now, location.origin)}
          isSecond={first !== undefined}
          name={name}
          nouns={nouns}
        />
      </div>
    </Dialog>
  );
}

/** How long the dialog waits for the list of feeds, in milliseconds. */
const FEEDS_TIMEOUT = 2_500;

const none: OfferedFeeds = { renewed: 0, places: [] };

/** The site's list of feeds; an empty one where it has none, or cannot be asked. */
async function offeredFeeds(): Promise<OfferedFeeds> {
  try {
    const asking = fetch(`/${FEED_FOLDER}/${FEED_LIST}`).then(
      // A local site answers with a page.
      (answer): unknown => (answer.ok ? answer.json() : none),
    );
    const list = await withDeadline(asking, FEEDS_TIMEOUT);
    return isList(list) ? list : none;
  } catch {
    return none;
  }
}

function isList(list: unknown): list is OfferedFeeds {
  const { renewed, places } = readMap(list);
  return typeof renewed === "number" && Array.isArray(places);
}

/** Those of these feeds that the site gives out, and since when; undefined until it has said so. */
function useOfferedFeeds(
  feeds: readonly FeedOf[],
): { readonly feeds: readonly FeedOf[]; readonly renewed: number } | undefined {
  const [list, setList] = useState(feeds.length === 0 ? none : undefined);
  useEffect(() => {
    if (list) return undefined;
    let isWanted = true;
    void offeredFeeds().then((found) => isWanted && setList(found));
    return () => {
      isWanted = false;
    };
  }, [list]);
  return (
    list && {
      renewed: list.renewed,
      feeds: feeds.filter((one) => list.places.includes(feedPlace(one))),
    }
  );
}

/** How long before a match somebody is reminded, in minutes. */
const REMIND = 60;

const answers: Readonly<Record<Delivery, string>> = {
  saved: "Saved. Open the file to add what is in it.",
  shared: "Handed over to your device.",
  cancelled: "",
};

interface SaveCalendarProps {
  readonly name: string;
  readonly dates: DatesAhead;
  /** What one of them is called, and what several are. */
  readonly nouns: readonly [one: string, many: string];
  /** It is shown below the way to subscribe. */
  readonly isSecond: boolean;
}

/** "2 matches to come", or how many of them are on. */
function aheadInWords(
  { ahead, begun }: DatesAhead,
  [one, many]: SaveCalendarProps["nouns"],
): string {
  const all = ahead.length;
  if (all === 0) return `No ${one} is ahead`;
  const amount = amountOf(all, one, many);
  if (begun === 0) return `${amount} to come`;
  return begun === all ? `${amount}, on now` : `${amount}, ${begun} of them on now`;
}

/** The dates to come, and those that were called off, as a file for any calendar. */
function SaveCalendar({ name, dates, nouns, isSecond }: SaveCalendarProps) {
  const id = useId();
  const [reminds, setReminds] = useState(false);
  const [answer, setAnswer] = useState("");
  const { ahead, off } = dates;
  const [one, many] = nouns;
  const [first] = ahead;
  const save = async () => {
    const remind = reminds ? REMIND : undefined;
    const text = icsText([...ahead, ...off], { name, now: Date.now(), remind });
    setAnswer(
      answers[await handOver(new File([text], `${slugOf(name)}.ics`, { type: "text/calendar" }))],
    );
  };
  return (
    <section aria-labelledby={isSecond ? id : undefined} className={styles.body}>
      {isSecond && <h3 id={id}>Save a file once</h3>}
      {ahead.length === 0 && off.length === 0 ? (
        <p>No {one} with a date is ahead.</p>
      ) : (
        <>
          <p>
            {aheadInWords(dates, nouns)}
            {off.length > 0 && `, ${amountOf(off.length, one, many)} called off`}: the file does not
            follow changes, but when you take it again your calendar moves and crosses out what has
            changed.
          </p>
          {first && (
            <label className={styles.remind}>
              <input
                checked={reminds}
                onChange={({ target }) => setReminds(target.checked)}
                type="checkbox"
              />
              Remind me an hour before
            </label>
          )}
          <div className={styles.actions}>
            <Button
              icon="calendar"
              onClick={() => void save()}
              variant={isSecond ? "outline" : "filled"}
            >
              Save calendar file
            </Button>
            {first && ahead.length === 1 && (
              <a
                className={styles.google}
                href={googleAddress(first)}
                rel="noreferrer"
                target="_blank"
              >
                Open in Google Calendar
              </a>
            )}
          </div>
          <p className={styles.answer} role="status">
            {answer}
          </p>
        </>
      )}
    </section>
  );
}

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
function Subscribe({ feeds, renewed, what }: SubscribeProps) {
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
        <p className="text-caption text-secondary">
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
          <p className="text-caption text-secondary">
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
