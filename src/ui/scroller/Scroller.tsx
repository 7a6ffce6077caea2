import type { ReactNode } from "react";

interface Props {
  /** The name of the table, read aloud when the scrolling area gets the focus. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A scrolling area around a table that is too wide for a phone or for large text. */
export function Scroller({ label, children }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard too
    <div aria-label={label} className="scroll-columns" role="group" tabIndex={0}>
      {children}
    </div>
  );
}
