import { useState, type ComponentProps } from "react";

/** A side's figure in a score; it turns over (`base.css`) when it changes before the reader's eyes. */
export function TurningFigure({ children, ...rest }: ComponentProps<"span">) {
  const [shown, show] = useState({ children, turns: 0 });
  if (shown.children !== children) show({ children, turns: shown.turns + 1 });
  return (
    <span {...rest} data-turned={shown.turns > 0 || undefined} key={shown.turns}>
      {children}
    </span>
  );
}
