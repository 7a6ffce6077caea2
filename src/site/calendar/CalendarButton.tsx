import { Suspense, useState } from "react";
import type { LeagueMatch, LeagueMeet } from "@/leagues/calendarOf";
import type { FeedOf } from "@/leagues/feeds";
import { Button, type ButtonVariant } from "@/ui/Button";
import { laterDialog } from "@/ui/later/later";

const CalendarDialog = laterDialog(() => import("./CalendarDialog"));

/** The matches, meets and feeds that a calendar dialog offers. */
export interface CalendarOffer {
  /** The club, league or selection that the dates belong to, for example "Kingsway Rovers". */
  readonly name: string;
  readonly matches?: readonly LeagueMatch[];
  readonly meets?: readonly LeagueMeet[];
  /** Feeds to subscribe to; shown only if the site publishes them. */
  readonly feeds?: readonly FeedOf[];
}

interface CalendarButtonProps extends CalendarOffer {
  readonly variant?: ButtonVariant;
}

/**
 * A button that opens the dialog for adding matches or meets to a calendar. The dialog's code is loaded on the first
 * click.
 */
export function CalendarButton({ variant = "outline", ...offer }: CalendarButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        aria-haspopup="dialog"
        aria-label={`Calendar of ${offer.name}`}
        icon="calendar"
        onClick={() => setOpen(true)}
        variant={variant}
      >
        Calendar
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <CalendarDialog {...offer} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
