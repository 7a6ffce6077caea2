import { useState } from "react";
import { useShownEntries } from "@/data/useEntries";
import { Button } from "@/ui/Button";
import { classes } from "@/ui/classes";
import { Section } from "@/ui/Section";
import { MotionProvider } from "../motion/MotionProvider";
import { TodayPlace } from "../today/TodayPlace";
import { AboutArena } from "./about/AboutArena";
import { ArenaPlace } from "./arena/ArenaPlace";
import { Collage } from "./collage/Collage";
import { Gallery } from "./gallery/Gallery";
import { useGallery } from "./gallery/useGallery";
import { Hero } from "./hero/Hero";
import styles from "./LandingPage.module.css";
import { SportTiles } from "./tiles/SportTiles";

/** The arena's landing page: slideshow, today's matches, the sports, the championship, and the gallery. */
export default function LandingPage() {
  const gallery = useGallery();
  const hasLeague = useShownEntries().length > 0;
  const [hasFailed, setFailed] = useState(false);
  const open = () => {
    setFailed(false);
    gallery.open();
  };
  const fail = () => {
    setFailed(gallery.isAsked);
    gallery.close();
  };
  return (
    <MotionProvider>
      <Hero />
      <TodayPlace />
      <div className={classes("content", styles.page)}>
        {hasLeague && (
          <>
            <SportTiles />
            <ArenaPlace />
          </>
        )}
        <Section
          action={
            <Button onClick={open} variant="link">
              Open the gallery
            </Button>
          }
          title="Around the arena"
        >
          {hasFailed && (
            <p className={styles.failure} role="alert">
              The gallery could not be loaded. Check your connection and open it again.
            </p>
          )}
          <Collage />
        </Section>
        <AboutArena />
      </div>
      {gallery.isOpen && <Gallery onClose={gallery.close} onFail={fail} />}
    </MotionProvider>
  );
}
