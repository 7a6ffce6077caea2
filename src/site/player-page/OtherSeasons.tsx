import { Suspense, useState } from "react";
import type { RecordOf } from "@/records/record";
import { Button } from "@/ui/Button";
import { laterPart } from "@/ui/later/later";

// Few ask for it.
const SeasonList = laterPart(() => import("./SeasonList"));

export interface OtherSeasonsProps {
  /** The season that is shown. */
  readonly past: string | undefined;
  readonly player: RecordOf<"players">;
}

/** The player's figures in other seasons, read when they are asked for. */
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
