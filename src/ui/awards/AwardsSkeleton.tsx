import { Loading } from "@/ui/Loading";
import { Section } from "@/ui/Section";
import { Skeleton } from "@/ui/Skeleton";
import styles from "./AwardTiles.module.css";

/** The three award tiles before they are here. */
export function AwardTilesSkeleton() {
  return (
    <div className={styles.tiles}>
      {["player", "scorer", "club"].map((award) => (
        <Skeleton className={styles.placeholder} key={award} shape="block" />
      ))}
    </div>
  );
}

/** The whole block of the weekly awards, before even its code is here. */
export function AwardsSkeleton() {
  return (
    <Section title="Weekly awards">
      <Loading what="awards">
        <AwardTilesSkeleton />
      </Loading>
    </Section>
  );
}
