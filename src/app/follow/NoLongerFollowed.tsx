import { useEffect, useState } from "react";
import { clock } from "@/domain/clock";
import { Button } from "@/ui/Button";
import { endFollowChange, type FollowChange } from "@/ui/mine/followChange";
import { follow } from "@/ui/mine/mine";
import styles from "./FollowNote.module.css";
import { useSaid } from "./useSaid";

/** How long it can be undone, in milliseconds; as long as somebody is at it in any case. */
const SHOWN = 8_000;

interface Props {
  readonly change: FollowChange;
  readonly onLeave: () => void;
}

/** Says that somebody is no longer followed, and takes that back. */
export function NoLongerFollowed({ change: { kind, of, name, at }, onLeave }: Props) {
  const [isKept, setKept] = useState(false);
  const isSaid = useSaid();
  useEffect(() => {
    return isKept ? undefined : clock.after(SHOWN, endFollowChange);
  }, [isKept]);
  return (
    <div
      className={styles.undo}
      onBlur={() => setKept(false)}
      onFocus={() => setKept(true)}
      onPointerEnter={() => setKept(true)}
      onPointerLeave={() => setKept(false)}
    >
      <p role="status">{isSaid && `${name} is no longer followed.`}</p>
      <Button
        onClick={() => {
          follow(kind, of, true, at);
          onLeave();
        }}
        variant="onInk"
      >
        Undo
      </Button>
    </div>
  );
}
