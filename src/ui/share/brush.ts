type Point = readonly [x: number, y: number];

/** How a text looks in a picture; sizes in its pixels. */
export interface TextLook {
  readonly size: number;
  readonly colour: string;
  readonly weight?: number;
  /** The widths of a font by name: expanded is for titles, condensed for figures. */
  readonly stretch?: "normal" | "semi-condensed" | "semi-expanded";
  readonly align?: "left" | "center" | "right";
  /** Extra space between letters in em. */
  readonly tracking?: number;
}

/** How a path looks. */
export interface PathLook {
  readonly fill?: string | undefined;
  readonly stroke?: string | undefined;
  /** Of the stroke. */
  readonly width?: number | undefined;
  readonly opacity?: number | undefined;
}

/** What a picture is painted with: a canvas in browsers, an SVG where there is none. */
export interface Pen {
  /** How wide a text is in that look. */
  measure(text: string, look: TextLook): number;
  /** One line on its base line, with an edge around its letters where one is wanted. */
  text(text: string, at: Point, look: TextLook, edge?: { colour: string; width: number }): void;
  box(at: readonly [x: number, y: number, width: number, height: number], colour: string): void;
  path(d: string, look: PathLook): void;
  /** Paints with another origin and scale, and nothing outside of that path where one is named. */
  within(place: { at: Point; scale: number; clip?: string }, paint: () => void): void;
}

/** Writes one line; what does not fit ends in an ellipsis. */
export function write(pen: Pen, text: string, at: Point, look: TextLook, width = Infinity): void {
  const [line = ""] = wrap(text, width, 1, (part) => pen.measure(part, look));
  if (line !== "") pen.text(line, at, look);
}

/**
 * Divides a text into at most `most` lines of that width, between words where it can; a longer text ends in an
 * ellipsis.
 */
export function wrap(
  text: string,
  width: number,
  most: number,
  measure: (text: string) => number,
): string[] {
  const lines: string[] = [];
  let rest = text.trim();
  while (rest !== "" && lines.length < most) {
    if (measure(rest) <= width) {
      lines.push(rest);
      return lines;
    }
    if (lines.length === most - 1) {
      const letters = longestPart([...rest], (part) => measure(`${part.trimEnd()}…`) <= width);
      lines.push(`${letters.trimEnd()}…`);
      return lines;
    }
    const words = rest.match(/\S+\s*/gu) ?? [];
    const isFitting = (part: string) => measure(part.trimEnd()) <= width;
    const [word = ""] = words;
    const line = longestPart(isFitting(word) ? words : [...word], isFitting);
    lines.push(line.trimEnd());
    rest = rest.slice(line.length).trimStart();
  }
  return lines;
}

/** As many of the parts, joined, as fit; at least the first. */
function longestPart(parts: readonly string[], fits: (joined: string) => boolean): string {
  let count = 1;
  while (count < parts.length && fits(parts.slice(0, count + 1).join(""))) count += 1;
  return parts.slice(0, count).join("");
}
