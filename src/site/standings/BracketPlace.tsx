import { Suspense, type ReactNode } from "react";
import { Loading } from "@/ui/Loading";
import { Skeleton } from "@/ui/Skeleton";
import { useScrollToHash } from "@/ui/useLedTo";
import { WhenSeen } from "../motion/WhenSeen";
import styles from "./BracketPlace.module.css";

interface PlaceProps {
  /** The number of teams; the height of their first round is reserved until the knock-out is loaded. */
  readonly teams: number;
  readonly children: ReactNode;
}

/** A knock-out below a table. Its code, 9 kB, loads when it is near the screen. */
export function BracketPlace({ teams, children }: PlaceProps) {
  const ties = 2 ** Math.ceil(Math.log2(teams) - 1);
  const room = (
    <div className={styles.bracket}>
      {Array.from({ length: ties }, (_, tie) => (
        <Skeleton className={styles.tie} key={tie} shape="block" />
      ))}
    </div>
  );
  return (
    <WhenSeen margin="25%" waiting={room}>
      <Suspense fallback={<Loading what="knock-out">{room}</Loading>}>{children}</Suspense>
    </WhenSeen>
  );
}

interface KnockOutPlaceProps extends PlaceProps {
  /** The part's HTML id, used in addresses after `#`. */
  readonly id: string;
}

/** A knock-out below the tables, to which an address can link. */
export function KnockOutPlace({ id, ...place }: KnockOutPlaceProps) {
  const part = useScrollToHash<HTMLDivElement>(id);
  return (
    <div className={styles.part} id={id} ref={part}>
      <BracketPlace {...place} />
    </div>
  );
}
