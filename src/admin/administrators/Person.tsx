import type { ReactNode } from "react";
import { MonogramAvatar } from "@/ui/crest/MonogramAvatar";
import styles from "./Administrators.module.css";

interface PersonProps {
  readonly name: string;
  readonly email: string;
  /** A short word behind the name. */
  readonly mark?: string;
  /** What else is known, behind the address. */
  readonly children?: ReactNode;
}

/** Somebody with an account: what they are called, and their address. */
export function Person({ name, email, mark, children }: PersonProps) {
  return (
    <span className={styles.person}>
      <MonogramAvatar colour={undefined} decorative name={name || email} picture="" size={40} />
      <span className={styles.words}>
        <strong>
          {name || email} {mark && <span className={styles.mark}>{mark}</span>}
        </strong>
        <span className={styles.meta}>
          {name && email}
          {children}
        </span>
      </span>
    </span>
  );
}
