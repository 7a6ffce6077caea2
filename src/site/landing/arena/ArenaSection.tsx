import type { ReactNode } from "react";
import { paths } from "@/leagues/paths";
import { Link } from "@/ui/Link";
import { Section } from "@/ui/Section";
import styles from "./ArenaSection.module.css";

/** The arena championship in short; its place is kept until the leagues are read. */
export function ArenaSection({ children }: { readonly children?: ReactNode }) {
  return (
    <Section action={<Link to={paths.championship()}>All houses</Link>} title="Arena championship">
      <div className={styles.card}>{children}</div>
    </Section>
  );
}
