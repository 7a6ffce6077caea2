import Button from "@mui/material/Button";
import type { DragEvent } from "react";
import { takenBy } from "@/domain/schedule/groundDiary";
import { dayOfWhen, kickOffOf, TIME_OPEN } from "@/domain/when";
import { enumerated } from "@/domain/wording";
import { mayAdminister } from "@/data/identity";
import { useSession } from "@/session/SessionProvider";
import { Icon } from "@/ui/Icon";
import { arena } from "@arena/arena";
import styles from "./Week.module.css";
import type { PlacedTaking } from "./useGroundDiary";

/** The type under which a dragged match carries its key. */
export const DRAGGED = "application/x-arena-match";

/** A match's hour on the arena's clock. */
const timeOf = ({ fixture }: PlacedTaking) => kickOffOf(fixture, arena.timeZone)?.time || TIME_OPEN;

interface TakingCardProps {
  readonly taking: PlacedTaking;
  readonly all: readonly PlacedTaking[];
  readonly today: string;
  readonly onMove: () => void;
}

/** A match at its ground: when, who, what it clashes with, and a way to move it. */
export function TakingCard({ taking, all, today, onMove }: TakingCardProps) {
  const session = useSession();
  const { fixture, league, title } = taking;
  const time = timeOf(taking);
  const clashes = takenBy(taking, all);
  const mayMove =
    session.status === "signedIn" &&
    mayAdminister(session.rights, league.slug) &&
    (dayOfWhen(fixture, arena.timeZone) ?? "") >= today;
  const drag = (event: DragEvent) => event.dataTransfer.setData(DRAGGED, taking.key);
  return (
    <div
      className={styles.match}
      data-clash={clashes.length > 0 || undefined}
      draggable={mayMove}
      onDragStart={drag}
    >
      <div className={styles.head}>
        <b>{time}</b> <small>{league.shortName}</small>
      </div>
      {fixture.teamA} v {fixture.teamB}
      {clashes.length > 0 && (
        <span className={styles.clash}>
          <Icon name="warning" size={16} /> Clashes with{" "}
          {enumerated(clashes.map((other) => `${timeOf(other)} ${other.fixture.teamA}`))}
        </span>
      )}
      {mayMove && (
        <Button
          aria-haspopup="dialog"
          aria-label={`Move ${title}`}
          onClick={onMove}
          size="small"
          variant="text"
        >
          Move…
        </Button>
      )}
    </div>
  );
}
