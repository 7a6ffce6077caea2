import { arena } from "@arena/arena";
import { Picture } from "@/ui/art/Picture";
import posters from "@/ui/art/posters.json";
import { classes } from "@/ui/classes";
import { Section } from "@/ui/Section";
import styles from "./AboutArena.module.css";

const POSTER = "08-night-bowl";
const poster = posters.find(({ id }) => id === POSTER);

/** The section that explains the arena to new visitors. */
export function AboutArena() {
  return (
    <Section title="About the arena">
      <div className={styles.columns}>
        <div>
          <p>
            {arena.name} is where the {arena.institution} plays. The matches, results, tables and
            players of its open leagues are here for everyone, without signing in.
          </p>
          <p className="mt-4 text-secondary">
            Want to play, referee or lend a hand? Write to{" "}
            <a href={`mailto:${arena.email}`}>{arena.email}</a>.
          </p>
        </div>
        {poster && (
          <Picture
            art={poster}
            className={classes(styles.picture)}
            crop="wide"
            sizes="(min-width: 1264px) 686px, (min-width: 960px) 56vw, 100vw"
          />
        )}
      </div>
    </Section>
  );
}
