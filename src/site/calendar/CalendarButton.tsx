import { Suspense, useState } from "react";
import type { ListedMatch } from "@/domain/match/listed";
import type { League } from "@/leagues/league";
import { Button, type ButtonVariant } from "@/ui/Button";
import { laterDialog } from "@/ui/later/later";

const CalendarDialog = laterDialog(() => import("./CalendarDialog"));

/** A match with its league. */
export interface LeagueMatch {
  readonly league: League;
  readonly match: ListedMatch;
}

interface CalendarButtonProps {
  /** Whose matches they are: "Kingsway Rovers". */
  readonly name: string;
  readonly matches: readonly LeagueMatch[];
  readonly variant?: ButtonVariant;
}

/** Puts matches into the visitor's calendar; what that takes is loaded when it is asked for. */
export function CalendarButton({ name, matches, variant = "outline" }: CalendarButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        aria-haspopup="dialog"
        aria-label={`Calendar of ${name}`}
        icon="calendar"
        onClick={() => setOpen(true)}
        variant={variant}
      >
        Calendar
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <CalendarDialog matches={matches} name={name} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
