type Point = readonly [x: number, y: number];

/** The style of a text in a picture; sizes in pixels of the picture. */
export interface TextLook {
  readonly size: number;
  readonly colour: string;
  readonly weight?: number;
  /** The width of the font: expanded for titles, condensed for figures. */
  readonly stretch?: "normal" | "semi-condensed" | "semi-expanded";
  readonly align?: "left" | "center" | "right";
  /** Extra space between letters in em. */
  readonly tracking?: number;
}

/** The style of a path. */
export interface PathLook {
  readonly fill?: string | undefined;
  readonly stroke?: string | undefined;
  /** The width of the stroke in pixels of the picture. */
  readonly width?: number | undefined;
  readonly opacity?: number | undefined;
}

/** The drawing operations for pictures: on a canvas in browsers, as SVG elsewhere. */
export interface Pen {
  /** Returns the width of a text in a style. */
  measure(text: string, look: TextLook): number;
  /** Writes one line of text; `at` is on the base line. With `edge`, the letters have an outline. */
  text(text: string, at: Point, look: TextLook, edge?: { colour: string; width: number }): void;
  box(at: readonly [x: number, y: number, width: number, height: number], colour: string): void;
  path(d: string, look: PathLook): void;
  /** Paints with a different origin and scale, clipped to the path `clip` if there is one. */
  within(place: { at: Point; scale: number; clip?: string }, paint: () => void): void;
}

/** Writes one line of text; a text that does not fit is cut and ends in an ellipsis. */
export function write(pen: Pen, text: string, at: Point, look: TextLook, width = Infinity): void {
  const [line = ""] = wrap(text, width, 1, (part) => pen.measure(part, look));
  if (line !== "") pen.text(line, at, look);
}

/**
 * Splits a text into at most `most` lines of that width, between words if possible; a longer text is cut and ends in an
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

/** Joins as many of the parts as fit, at least the first. */
function longestPart(parts: readonly string[], fits: (joined: string) => boolean): string {
  let count = 1;
  while (count < parts.length && fits(parts.slice(0, count + 1).join(""))) count += 1;
  return parts.slice(0, count).join("");
}
