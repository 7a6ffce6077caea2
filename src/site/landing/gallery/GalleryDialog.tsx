import { lazy, Suspense, useState, type ReactNode } from "react";
import type { LeagueEntry } from "@/domain/league/league";
import { sportsOf } from "@/leagues/menu";
import { shownEntries } from "@/leagues/registry";
import { fetchPicture } from "@/ui/art/fetchPicture";
import painted from "@/ui/art/galleryPictures.json";
import { Picture } from "@/ui/art/Picture";
import { Dialog } from "@/ui/Dialog";
import { CrossFade } from "../../motion/CrossFade";
import { useSwipe } from "../../motion/useSwipe";
import type { SentenceTopic } from "./weekInWords";
import styles from "./GalleryDialog.module.css";

// The sentences about the week need every league's rules, so this code loads with the first picture that has one. If it
// cannot be loaded, the picture shows its general caption.
const WeekWords = lazy(() =>
  import("./WeekWords").catch(() => ({
    default: ({ children }: { readonly children: ReactNode }) => children,
  })),
);

interface Caption {
  /** The caption that is true at any time. */
  readonly always: string;
  /** The topic of a sentence about this week's matches, which replaces the caption if there is one. */
  readonly about?: SentenceTopic;
}

/** The captions, by the picture's id. */
const captions: Readonly<Record<string, Caption>> = {
  // The picture's title counts the sports it shows; a sport that an owner named in the app is not among them.
  "seven-sports": {
    always: "They share one home. Follow a club by its star, and its matches come first.",
  },
  "opening-night": {
    always: "The bowl at dusk, an hour before the first whistle.",
    about: "next",
  },
  huddle: { always: "Two clubs, one ball: the last words before kick-off.", about: "leader" },
  scoreboard: { always: "Three goals to two, and nobody left early.", about: "result" },
  medal: { always: "What every season is played for.", about: "championship" },
};

/** Returns the pictures whose sports are all played here. */
function picturesOf(leagues: readonly LeagueEntry[]) {
  const played = sportsOf(leagues).map(({ id }) => id);
  return painted.filter(({ sports }) => sports.every((sport) => played.includes(sport)));
}

const CROP = "frame";
const SIZES = "(min-width: 960px) 720px, 100vw";

/** Loads the first picture of the gallery. */
export const fetchFirst = () => fetchPicture(picturesOf(shownEntries())[0]?.id ?? "", CROP, SIZES);

const alts = new Map(painted.map(({ id, alt }) => [id, alt]));

/** A dialog with the arena's pictures, one at a time; it fills the screen on phones. */
export default function GalleryDialog({ onClose }: { readonly onClose: () => void }) {
  const [index, setIndex] = useState(0);
  // The list of pictures does not change while the gallery is open.
  const [galleryPictures] = useState(() => picturesOf(shownEntries()));
  const picture = galleryPictures[index];
  const following = galleryPictures[index + 1];
  const onPrevious = index > 0 ? () => setIndex(index - 1) : undefined;
  const onNext = following && (() => setIndex(index + 1));
  const swipe = useSwipe({ onPrevious, onNext });
  return (
    <Dialog
      flush
      onClose={onClose}
      position={`${index + 1} of ${galleryPictures.length}`}
      sheet
      steps={{
        previous: { label: "Previous", onSelect: onPrevious },
        next: { label: "Next", onSelect: onNext },
      }}
      title="Gallery"
    >
      {picture && (
        <figure className={styles.figure} data-on-ink="" {...swipe}>
          <div className={styles.picture}>
            <CrossFade
              draw={(id, hidden) => (
                <Picture
                  alt={hidden ? "" : (alts.get(id) ?? "")}
                  art={{ id }}
                  crop={CROP}
                  eager={id === picture.id}
                  sizes={SIZES}
                />
              )}
              next={following?.id}
              shown={picture.id}
            />
          </div>
          <figcaption className={styles.caption}>
            <b className="text-h3">{picture.title}</b>
            <span>
              <Words {...captions[picture.id]} />
            </span>
          </figcaption>
        </figure>
      )}
    </Dialog>
  );
}

function Words({ always = "", about }: Partial<Caption>) {
  if (!about) return always;
  return (
    // Shows nothing while loading, because a caption should not be shown and then replaced.
    <Suspense fallback={null}>
      <WeekWords about={about}>{always}</WeekWords>
    </Suspense>
  );
}
