import { useEffect, useState } from "react";
import { intervals } from "../intervals";
import { MotionProvider } from "../motion/MotionProvider";
import { MotionToggle } from "../motion/MotionToggle";
import { useRotation } from "../motion/useRotation";
import { Picture } from "@/ui/art/Picture";
import { classes } from "@/ui/classes";
import styles from "./HomeImage.module.css";

interface HomeImageProps {
  /** Ids of the posters that are shown in turn; the first one is loaded with the page. */
  readonly posters: readonly string[];
}

/**
 * The picture at the top of a league's front page: fills its box, changes every 2.5 s and can be paused. It is
 * decoration without text for screen readers, because the page's text is in front of it.
 */
export function HomeImage({ posters }: HomeImageProps) {
  return (
    <MotionProvider>
      <Slides posters={posters} />
      {posters.length > 1 && <MotionToggle className={classes(styles.toggle)} />}
    </MotionProvider>
  );
}

function Slides({ posters }: HomeImageProps) {
  const { index } = useRotation(posters.length, intervals.homeImage);
  const fetched = useFetched(index, posters.length);
  return (
    <div className={styles.slides}>
      {posters.map(
        (id, place) =>
          (place === index || fetched.has(place)) && (
            <div className={styles.slide} data-shown={place === index || undefined} key={id}>
              <Picture alt="" art={{ id }} crop="hero" eager={place === 0} sizes="100vw" />
            </div>
          ),
      )}
    </div>
  );
}

/**
 * Returns the indexes of the pictures to load: those shown so far, and the next one after the page itself has loaded.
 */
function useFetched(index: number, count: number): ReadonlySet<number> {
  const [fetched, setFetched] = useState<ReadonlySet<number>>(() => new Set([0]));
  useEffect(() => {
    const fetchNext = () => setFetched((known) => new Set([...known, index, (index + 1) % count]));
    if (document.readyState === "complete") fetchNext();
    else window.addEventListener("load", fetchNext, { once: true });
    return () => window.removeEventListener("load", fetchNext);
  }, [index, count]);
  return fetched;
}
