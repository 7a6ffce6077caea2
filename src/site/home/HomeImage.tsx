import { useEffect, useState } from "react";
import { intervals } from "../intervals";
import { MotionProvider } from "../motion/MotionProvider";
import { MotionToggle } from "../motion/MotionToggle";
import { useRotation } from "../motion/useRotation";
import { Picture } from "@/ui/art/Picture";
import { classes } from "@/ui/classes";
import styles from "./HomeImage.module.css";

interface HomeImageProps {
  /** Ids of the posters shown in turn; the first one is there with the page. */
  readonly posters: readonly string[];
}

/**
 * The home page's image: fills its box, changes every 2.5 s and can be paused.
 * The words of the page are before it, so it is decoration and says nothing itself.
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

/** Which pictures have been asked for: those shown so far, and the next once the page itself is here. */
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
