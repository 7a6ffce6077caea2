import { Picture } from "@/ui/art/Picture";
import painted from "@/ui/art/posters.json";
import { classes } from "@/ui/classes";
import { intervals } from "../../intervals";
import { CrossFade } from "../../motion/CrossFade";
import { useMotion } from "../../motion/motionContext";
import { useInView } from "../../motion/useInView";
import { useRotation } from "../../motion/useRotation";
import { useSwipe } from "../../motion/useSwipe";
import { MotionToggle } from "../../motion/MotionToggle";
import { useTicker } from "../../motion/useTicker";
import styles from "./Hero.module.css";
import { useSyncExternalStore, useState } from "react";
import { useShownEntries } from "@/data/useEntries";
import { mainLeagueOf, sportsOf } from "@/leagues/menu";
import { shownEntries } from "@/leagues/registry";
import { ofSportsHere } from "../ofSportsHere";
import { paths } from "@/leagues/paths";
import { Link } from "@/ui/Link";
import { IconButton } from "@/ui/Button";
import { arena } from "@arena/arena";
import { amountInWords } from "@/domain/wording";

const alts = new Map(painted.map(({ id, alt }) => [id, alt]));

/** The main slideshow: a new poster every 4 s, a new slogan every 5 s, and a link to the poster's sport. */
export function Hero() {
  const { paused } = useMotion();
  const entries = useShownEntries();
  // The list of pictures does not change while the page is open.
  const [posters] = useState(() => ofSportsHere(painted, entries));
  const count = posters.length;
  const [ref, inView] = useInView<HTMLElement>();
  const { index, next, previous, isResting, holdProps } = useRotation(count, intervals.slideshow, {
    active: inView,
  });
  const swipe = useSwipe({ onNext: next, onPrevious: previous });
  const isLoaded = usePageLoaded();
  const poster = posters[index];
  const sport = sportsOf(entries).find(({ id }) => id === poster?.sport);
  const main = sport && mainLeagueOf(sport, entries);
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
          aria-label={`${index + 1} of ${count}`}
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
            next={isLoaded ? posters[(index + 1) % count]?.id : undefined}
            shown={poster?.id ?? ""}
          />
        </div>
      </div>
      <div className={classes("content", styles.front)}>
        <p className={classes("text-overline", styles.overline)}>
          {main ? (
            <Link className={styles.sport} to={paths.page(main, "home")}>
              {sport.name}
            </Link>
          ) : (
            "The arena"
          )}{" "}
          · {index + 1} of {count}
        </p>
        <SlideControls onNext={next} onPrevious={previous} />
        <Slogan active={inView && !isResting} />
      </div>
    </section>
  );
}

const isLoaded = () => document.readyState === "complete";

function watchLoad(onChange: () => void) {
  window.addEventListener("load", onChange);
  return () => window.removeEventListener("load", onChange);
}

/** Returns whether the page and its resources have loaded, so that loading more does not delay them. */
function usePageLoaded(): boolean {
  return useSyncExternalStore(watchLoad, isLoaded, () => false);
}

interface SlideControlsProps {
  readonly onPrevious: () => void;
  readonly onNext: () => void;
}

/** The buttons for the previous picture, pause and the next picture. Pause stops everything that moves on the page. */
function SlideControls({ onPrevious, onNext }: SlideControlsProps) {
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

/**
 * Returns the slideshow's slogans. Each takes at most two lines at the display size, so it has at most 28 characters.
 */
const slogansFor = (sports: number): readonly string[] => [
  sports > 0 ? `${amountInWords(sports, "sport")}. One home.` : "One home for every sport.",
  "Play hard. Shake hands.",
  `Your ${arena.house}. Your colours.`,
  "Every point counts.",
  "Loud stands. Fair play.",
  "One more lap. One more set.",
  "Game night. Bring a friend.",
  "Win it together.",
];

/** The page's heading: the arena's name for screen readers, and a slogan that changes every 5 s. */
function Slogan({ active }: { readonly active: boolean }) {
  const [turn, setTurn] = useState(0);
  useTicker(intervals.slogans, () => setTurn((last) => last + 1), { active });
  // A league that is loaded later adds its tile below, but the slogan that the visitor reads does not change.
  const [slogans] = useState(() => slogansFor(sportsOf(shownEntries()).length));
  const slogan = slogans[turn % slogans.length];
  return (
    <div className={classes("text-display", styles.stack)}>
      <h1 className={styles.slogan} tabIndex={-1}>
        <span className="visually-hidden">{arena.name}: </span>
        <span className={styles.words} data-entering={turn > 0 || undefined} key={slogan}>
          {slogan}
        </span>
      </h1>
      {/* All slogans, invisible in the same place: the longest one reserves the height, however it wraps. */}
      {slogans.map((one) => (
        <span aria-hidden="true" className={styles.reserve} key={one}>
          {one}
        </span>
      ))}
    </div>
  );
}
