import { sports } from "@/sports";
import { Picture } from "@/ui/art/Picture";
import { posters } from "@/ui/art/posters";
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
import { useSyncExternalStore, type MouseEvent } from "react";
import { paths } from "@/leagues/paths";
import type { Sport } from "@/domain/sport";
import { ButtonLink } from "@/ui/Button";
import { MATCHES_ID } from "../matches/leaguesWith";

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
  const sport = sports.find(({ id }) => id === poster?.sport);
  const count = `${index + 1}/${COUNT}`;
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
          {sport?.name ?? "The arena"} · {count}
        </p>
        <Slogan active={inView && !held} />
        <div className={styles.actions}>
          <SlideLink sport={sport} />
          <SlideControls done={index + 1} onNext={next} onPrevious={previous} total={COUNT} />
        </div>
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

/** Where the present slide leads: to its sport's league, or to the matches further down. */
function SlideLink({ sport }: { readonly sport: Sport | undefined }) {
  if (sport) {
    return (
      <ButtonLink iconAfter="arrowRight" to={paths.menu(sport, "league")} variant="spark">
        Open {sport.name.toLowerCase()}
      </ButtonLink>
    );
  }
  // The router would only change the address.
  const scroll = (event: MouseEvent) => {
    event.preventDefault();
    const matches = document.getElementById(MATCHES_ID);
    matches?.scrollIntoView();
    matches?.focus({ preventScroll: true });
  };
  return (
    <ButtonLink iconAfter="arrowRight" onClick={scroll} to={`#${MATCHES_ID}`} variant="spark">
      See next matches
    </ButtonLink>
  );
}
