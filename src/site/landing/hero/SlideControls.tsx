import { IconButton } from "@/ui/Button";
import { MotionToggle } from "../../motion/MotionToggle";
import { BandProgress } from "./BandProgress";
import styles from "./SlideControls.module.css";

interface SlideControlsProps {
  readonly onPrevious: () => void;
  readonly onNext: () => void;
  readonly done: number;
  readonly total: number;
}

/** Back, pause and on, and how far the slideshow is. Its pause stops everything that moves on the page. */
export function SlideControls({ onPrevious, onNext, done, total }: SlideControlsProps) {
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
      <BandProgress done={done} total={total} />
    </div>
  );
}
