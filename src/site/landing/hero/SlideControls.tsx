import { IconButton } from "@/ui/Button";
import { MotionToggle } from "../../motion/MotionToggle";
import styles from "./SlideControls.module.css";

interface SlideControlsProps {
  readonly onPrevious: () => void;
  readonly onNext: () => void;
}

/** Back, pause and on. Its pause stops everything that moves on the page. */
export function SlideControls({ onPrevious, onNext }: SlideControlsProps) {
  return (
    <div className={styles.controls}>
      <IconButton
        icon="chevronLeft"
        label="Previous picture"
        onClick={onPrevious}
        variant="onInk"
      />
      <MotionToggle />
      <IconButton icon="chevronRight" label="Next picture" onClick={onNext} variant="onInk" />
    </div>
  );
}
