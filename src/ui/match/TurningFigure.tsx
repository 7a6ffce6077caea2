import { useState, type ComponentProps } from "react";

/** One team's figure in a score. It turns over (an animation in `base.css`) if it changes while it is on the screen. */
export function TurningFigure({ children, ...rest }: ComponentProps<"span">) {
  const [shown, show] = useState({ children, turns: 0 });
  if (shown.children !== children) show({ children, turns: shown.turns + 1 });
  return (
    <span {...rest} data-turned={shown.turns > 0 || undefined} key={shown.turns}>
      {children}
    </span>
  );
}
