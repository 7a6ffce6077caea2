import { useState } from "react";
import { datesAhead } from "@/leagues/calendarOf";
import { Dialog } from "@/ui/Dialog";
import type { CalendarOffer } from "./CalendarButton";
import styles from "./CalendarDialog.module.css";
import { useOfferedFeeds } from "./offeredFeeds";
import { SaveCalendar } from "./SaveCalendar";
import { Subscribe } from "./Subscribe";

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
