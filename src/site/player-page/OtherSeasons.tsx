import { Suspense, useState } from "react";
import type { RecordOf } from "@/records/record";
import { Button } from "@/ui/Button";
import { laterPart } from "@/ui/later/later";

// In a separate file, because few visitors open it.
const SeasonList = laterPart(() => import("./SeasonList"));

/** The props of the player's figures in other seasons. */
export interface OtherSeasonsProps {
  /** The id of the season shown; undefined for the current one. */
  readonly past: string | undefined;
  readonly player: RecordOf<"players">;
}

/** A button that loads and shows the player's figures in other seasons. */
export function OtherSeasons(props: OtherSeasonsProps) {
  const [isOpen, setOpen] = useState(false);
  const button = <Button onClick={() => setOpen(true)}>Show other seasons</Button>;
  if (!isOpen) return button;
  return (
    <Suspense fallback={button}>
      <SeasonList {...props} />
    </Suspense>
  );
}
