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

/** Returns the noun for the dates of an offer, in singular and plural. */
function nounsOf({ matches, meets }: CalendarOffer): readonly [one: string, many: string] {
  if (!meets) return ["match", "matches"];
  return matches ? ["date", "dates"] : ["meet", "meets"];
}

/** A dialog that adds dates to a calendar: by subscription if the site publishes feeds, and as a file. */
export default function CalendarDialog({ onClose, ...offer }: CalendarDialogProps) {
  const { name, matches = [], meets = [] } = offer;
  const [now] = useState(Date.now);
  const offered = useOfferedFeeds(offer.feeds ?? []);
  // Waits for the list of feeds, because a section added later would move the rest of the dialog.
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

/** Loads the site's list of feeds; empty if the site has no list or the request fails. */
async function offeredFeeds(): Promise<OfferedFeeds> {
  try {
    const asking = fetch(`/${FEED_FOLDER}/${FEED_LIST}`).then(
      // A local server answers with an HTML page; parsing it as JSON throws, which the catch below handles.
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

/** Loads which of these feeds the site publishes, and when it last wrote them; undefined while loading. */
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

/** How long before a match the reminder comes, in minutes. */
const REMIND = 60;

const answers: Readonly<Record<Delivery, string>> = {
  saved: "Saved. Open the file to add the dates to your calendar.",
  shared: "Shared.",
  cancelled: "",
};

interface SaveCalendarProps {
  readonly name: string;
  readonly dates: DatesAhead;
  /** The noun for the dates, in singular and plural. */
  readonly nouns: readonly [one: string, many: string];
  /** Whether the section is below the section "Subscribe", and so needs its own heading. */
  readonly isSecond: boolean;
}

/**
 * Formats how many dates are ahead, and how many of these are under way: "2 matches to come", "2 matches, 1 of them on
 * now".
 */
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

/** A section that saves the coming and the cancelled dates as a file for any calendar. */
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
            update itself, so save it again to bring changes into your calendar.
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
  /** When the feeds were last written, in epoch milliseconds; 0 if unknown. */
  readonly renewed: number;
  /** The noun for the dates: "matches" or "meets". */
  readonly what: string;
}

/**
 * The address that adds a feed to Google Calendar. Google accepts feeds in this form only; on the web, because its
 * Android app only shows calendars that were added there.
 */
const googleFeed = (address: string) =>
  `https://calendar.google.com/calendar/r?${new URLSearchParams({ cid: address })}`;

/** A section that subscribes to a feed: in the device's own calendar, in Google's, or by the address in any other. */
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
        Your calendar stays up to date: {what} that are moved, called off or added change there too.
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
            label: [one.club?.called, one.league.name].filter(Boolean).join(", "),
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
          <b>Subscribe</b> opens the calendar of an iPhone or a Mac, or Outlook. On Android take
          Google: if its app does not offer to add it, open the link on a computer once, and the
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
        {/* The time is unknown if the last deployment could not read the data, so that older feeds are still
            served. */}
        {at && (
          <p className="text-caption text-secondary">
            Last updated on {at.date}, {at.time}; calendars check once or a few times a day. For
            feed readers (Atom):{" "}
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
