import { Section } from "@/ui/Section";
import styles from "./HouseRace.module.css";
import { Race, type RaceProps } from "./Race";

/** How the houses came to where they are. */
export default function HouseRace({ read, lines }: RaceProps) {
  return (
    <Section title="The race so far">
      <div className={styles.frame}>
        <Race lines={lines} read={read} />
      </div>
      <p className={styles.note}>
        Each day counts the places as they were that day. Final places, and tables kept by hand,
        count on the last day alone.
      </p>
    </Section>
  );
}
