import { Suspense, type ReactNode } from "react";
import { useLedTo } from "@/ui/useLedTo";
import { WhenSeen } from "../motion/WhenSeen";
import { BRACKET_PART } from "./address";
import styles from "./BracketPlace.module.css";

interface PlaceProps {
  /** Keeps the room until the knock-out is drawn. */
  readonly waiting: ReactNode;
  readonly children: ReactNode;
}

/** A knock-out below a table: its code, 9 kB, comes when it is near the screen. */
export function BracketPlace({ waiting, children }: PlaceProps) {
  return (
    <WhenSeen margin="25%" waiting={waiting}>
      <Suspense fallback={waiting}>{children}</Suspense>
    </WhenSeen>
  );
}

/** The knock-out that the tables lead to, which an address can lead to as well. */
export function KnockOutPlace(props: PlaceProps) {
  const part = useLedTo<HTMLDivElement>(BRACKET_PART);
  return (
    <div className={styles.part} id={BRACKET_PART} ref={part}>
      <BracketPlace {...props} />
    </div>
  );
}
