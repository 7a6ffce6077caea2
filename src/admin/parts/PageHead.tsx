import { useEffect, useRef, type ReactNode } from "react";
import styles from "./PageHead.module.css";

interface PageHeadProps {
  readonly title: string;
  /** One line over the title. */
  readonly children?: ReactNode;
  /** The one filled button of the page. */
  readonly action?: ReactNode;
  /** Puts the focus on the title when the page comes in place of another one. */
  readonly focus?: boolean;
}

/** The heading of an admin page. */
export function PageHead({ title, children, action, focus = false }: PageHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focus) heading.current?.focus({ preventScroll: true });
  }, [focus]);
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        {children && <p className={styles.over}>{children}</p>}
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
      </div>
      {action}
    </header>
  );
}
