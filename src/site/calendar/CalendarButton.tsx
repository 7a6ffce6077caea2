import { Suspense, useState } from "react";
import type { LeagueMatch, LeagueMeet } from "@/leagues/calendarOf";
import type { FeedOf } from "@/leagues/feeds";
import { Button, type ButtonVariant } from "@/ui/Button";
import { laterDialog } from "@/ui/later/later";

const CalendarDialog = laterDialog(() => import("./CalendarDialog"));

/** What goes into a calendar. */
export interface CalendarOffer {
  /** Whose dates they are: "Kingsway Rovers". */
  readonly name: string;
  readonly matches?: readonly LeagueMatch[];
  readonly meets?: readonly LeagueMeet[];
  /** What can be subscribed to besides, where the site gives it out. */
  readonly feeds?: readonly FeedOf[];
}

interface CalendarButtonProps extends CalendarOffer {
  readonly variant?: ButtonVariant;
}

/** Puts matches or meets into the visitor's calendar; what that takes is loaded when it is asked for. */
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
