import { Picture } from "@/ui/art/Picture";
import painted from "@/ui/art/posters.json";
import { classes } from "@/ui/classes";
import { intervals } from "../../intervals";
import { CrossFade } from "../../motion/CrossFade";
import { useMotion } from "../../motion/motionContext";
import { useInView } from "../../motion/useInView";
import { useRotation } from "../../motion/useRotation";
import { useSwipe } from "../../motion/useSwipe";
import styles from "./Hero.module.css";
import { SlideControls } from "./SlideControls";
import { Slogan } from "./Slogan";
import { useSyncExternalStore } from "react";
import { isPlayedHere, mainLeagueOf, sportsHere } from "@/leagues/menu";
import { paths } from "@/leagues/paths";
import { Link } from "@/ui/Link";

const posters = painted.filter(({ sport }) => sport === "all" || isPlayedHere(sport));
const COUNT = posters.length;
const alts = new Map(posters.map(({ id, alt }) => [id, alt]));

/** The main slideshow: a poster every 4 s, a slogan every 5 s, and the way into the poster's sport. */
export function Hero() {
  const { paused } = useMotion();
  const [ref, inView] = useInView<HTMLElement>();
  const { index, next, previous, held, holdProps } = useRotation(COUNT, intervals.slideshow, {
    active: inView,
  });
  const swipe = useSwipe({ onNext: next, onPrevious: previous });
  const isLoaded = usePageLoaded();
  const poster = posters[index];
  const sport = sportsHere.find(({ id }) => id === poster?.sport);
  return (
    <section
      aria-label="Pictures of the arena"
      aria-roledescription="carousel"
      className={styles.hero}
      data-on-ink=""
      ref={ref}
      {...holdProps}
      {...swipe}
    >
      <div aria-live={paused ? "polite" : "off"} className={styles.art}>
        <div
          aria-label={`${index + 1} of ${COUNT}`}
          aria-roledescription="slide"
          className={styles.slide}
          role="group"
        >
          <CrossFade
            draw={(id, hidden) => (
              <Picture
                alt={hidden ? "" : (alts.get(id) ?? "")}
                art={{ id }}
                crop="hero"
                eager={id === posters[0]?.id}
                sizes="100vw"
              />
            )}
            next={isLoaded ? posters[(index + 1) % COUNT]?.id : undefined}
            shown={poster?.id ?? ""}
          />
        </div>
      </div>
      <div className={classes("content", styles.front)}>
        <p className={classes("text-overline", styles.overline)}>
          {sport ? (
            <Link className={styles.sport} to={paths.page(mainLeagueOf(sport), "home")}>
              {sport.name}
            </Link>
          ) : (
            "The arena"
          )}{" "}
          · {index + 1} of {COUNT}
        </p>
        <SlideControls onNext={next} onPrevious={previous} />
        <Slogan active={inView && !held} />
      </div>
    </section>
  );
}

const isLoaded = () => document.readyState === "complete";

function watchLoad(onChange: () => void) {
  window.addEventListener("load", onChange);
  return () => window.removeEventListener("load", onChange);
}

/** Whether all that the page came with is here, so that more may be fetched without delaying it. */
function usePageLoaded(): boolean {
  return useSyncExternalStore(watchLoad, isLoaded, () => false);
}
