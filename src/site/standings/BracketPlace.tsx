import { Suspense, type ReactNode } from "react";
import { Loading } from "@/ui/Loading";
import { useLedTo } from "@/ui/useLedTo";
import { WhenSeen } from "../motion/WhenSeen";
import styles from "./BracketPlace.module.css";

interface PlaceProps {
  /** A grey part that keeps the room until the knock-out is drawn. */
  readonly room: ReactNode;
  readonly children: ReactNode;
}

/** A knock-out below a table: its code, 9 kB, comes when it is near the screen. */
export function BracketPlace({ room, children }: PlaceProps) {
  return (
    <WhenSeen margin="25%" waiting={room}>
      <Suspense fallback={<Loading what="knock-out">{room}</Loading>}>{children}</Suspense>
    </WhenSeen>
  );
}

interface KnockOutPlaceProps extends PlaceProps {
  /** Of the part, as an address names it. */
  readonly id: string;
}

/** A knock-out below the tables, which an address can lead to as well. */
export function KnockOutPlace({ id, ...place }: KnockOutPlaceProps) {
  const part = useLedTo<HTMLDivElement>(id);
  return (
    <div className={styles.part} id={id} ref={part}>
      <BracketPlace {...place} />
    </div>
  );
}
