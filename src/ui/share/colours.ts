import type { SportId } from "@/domain/sport";

/** The colours of pictures: design tokens, as the browser computes them. */
export interface Colours {
  readonly ink: string;
  readonly raised: string;
  readonly text: string;
  readonly quiet: string;
  readonly spark: string;
  readonly line: string;
  /** Five shades of the sport's colour, from dark to light. */
  readonly bands: readonly string[];
  readonly qualified: string;
  readonly eliminated: string;
}

/** The lightness and chroma of the five bands in oklch, as on the posters. */
export const BANDS = [
  [0.32, 0.08],
  [0.42, 0.11],
  [0.54, 0.13],
  [0.68, 0.13],
  [0.84, 0.09],
] as const;

/**
 * Reads the colours from the design tokens. A picture always has a dark ground, so that it is the same in both schemes.
 */
export function readColours(sport: SportId): Colours {
  const probe = document.createElement("span");
  probe.dataset["sport"] = sport;
  document.body.append(probe);
  const read = (value: string) => {
    probe.style.color = value;
    return getComputedStyle(probe).color;
  };
  // The oldest supported browsers cannot mix colours; they use the tokens without change.
  const mayMix = CSS.supports("(color: oklch(from red l c h))");
  const mixed = (value: string, plain: string) => read(mayMix ? value : `var(${plain})`);
  const onInk = (token: string) =>
    mixed(`oklch(from var(${token}) 0.78 0.15 h)`, "--on-ink-secondary");
  const colours: Colours = {
    ink: read("var(--ink)"),
    raised: mixed("color-mix(in oklch, var(--ink), var(--on-ink) 8%)", "--ink-raised"),
    text: read("var(--on-ink)"),
    quiet: read("var(--on-ink-secondary)"),
    spark: read("var(--spark)"),
    line: mixed("color-mix(in oklch, var(--ink), var(--on-ink) 22%)", "--on-ink-border"),
    bands: BANDS.map((band) => mixed(`oklch(from var(--sport) ${band.join(" ")} h)`, "--sport")),
    qualified: onInk("--success"),
    eliminated: onInk("--error"),
  };
  probe.remove();
  return colours;
}
