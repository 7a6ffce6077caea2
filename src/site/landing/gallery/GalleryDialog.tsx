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

// The words on the week need every league's rules, and come with the first picture that has some; without that code the picture says something of itself.
const WeekWords = lazy(() =>
  import("./WeekWords").catch(() => ({
    default: ({ children }: { readonly children: ReactNode }) => children,
  })),
);

interface Caption {
  /** What is true of the picture at any time. */
  readonly always: string;
  /** What the week's matches say of it, where they say something. */
  readonly about?: SentenceTopic;
}

/** What is said under each picture, by its id. */
const captions: Readonly<Record<string, Caption>> = {
  // A sport that an owner named is not in the picture, whose title counts what it shows.
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

/** Without those that show a sport which is not played here. */
function picturesOf(leagues: readonly LeagueEntry[]) {
  const played = sportsOf(leagues).map(({ id }) => id);
  return painted.filter(({ sports }) => sports.every((sport) => played.includes(sport)));
}

const CROP = "frame";
const SIZES = "(min-width: 960px) 720px, 100vw";

/** Fetches the picture that the gallery begins with. */
export const fetchFirst = () => fetchPicture(picturesOf(shownEntries())[0]?.id ?? "", CROP, SIZES);

const alts = new Map(painted.map(({ id, alt }) => [id, alt]));

/** The pictures of the arena, one at a time; the whole screen on phones. */
export default function GalleryDialog({ onClose }: { readonly onClose: () => void }) {
  const [index, setIndex] = useState(0);
  // The pictures stay as they are while somebody looks at them.
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
    // Nothing is said and then taken back.
    <Suspense fallback={null}>
      <WeekWords about={about}>{always}</WeekWords>
    </Suspense>
  );
}
