import { leagues } from "@/leagues";
import styles from "./Administrators.module.css";

/** The leagues that rights cover, by their short names. */
export function LeagueTags({ slugs }: { readonly slugs: readonly string[] }) {
  const named = slugs.includes("*")
    ? ["All leagues"]
    : slugs.map((slug) => leagues.find((one) => one.slug === slug)?.shortName ?? slug);
  return (
    <span className={styles.tags}>
      {named.map((name) => (
        <span className={styles.tag} key={name}>
          {name}
        </span>
      ))}
    </span>
  );
}
