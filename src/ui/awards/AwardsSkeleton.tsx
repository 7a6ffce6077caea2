import { Loading } from "@/ui/Loading";
import { Section } from "@/ui/Section";
import { Skeleton } from "@/ui/Skeleton";
import styles from "./AwardTiles.module.css";

/** Placeholder of the three award tiles. */
export function AwardTilesSkeleton() {
  return (
    <div className={styles.tiles}>
      {["player", "scorer", "club"].map((award) => (
        <Skeleton className={styles.placeholder} key={award} shape="block" />
      ))}
    </div>
  );
}

/** Placeholder of the whole section of weekly awards, shown while its code loads. */
export function AwardsSkeleton() {
  return (
    <Section title="Weekly awards">
      <Loading what="awards">
        <AwardTilesSkeleton />
      </Loading>
    </Section>
  );
}
