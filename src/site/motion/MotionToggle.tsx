import { IconButton } from "@/ui/Button";
import { useMotion } from "./motionContext";
import { TOGGLE_MARK } from "./useHold";

/** The button that pauses or plays all moving parts; styled for pictures and dark backgrounds. */
export function MotionToggle({ className }: { readonly className?: string | undefined }) {
  const { paused, toggle } = useMotion();
  return (
    <IconButton
      className={className}
      icon={paused ? "play" : "pause"}
      label={paused ? "Play moving pictures" : "Pause moving pictures"}
      onClick={toggle}
      variant="onInk"
      {...{ [TOGGLE_MARK]: "" }}
    />
  );
}
