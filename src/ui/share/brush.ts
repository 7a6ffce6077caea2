/** How a text looks in a picture; sizes in its pixels. */
export interface TextLook {
  readonly size: number;
  readonly colour: string;
  readonly weight?: number;
  /** Canvas knows the widths of a font by name: expanded is for titles, condensed for figures. */
  readonly stretch?: CanvasFontStretch;
  readonly align?: CanvasTextAlign;
  /** Extra space between letters in em. */
  readonly tracking?: number;
}

const FAMILY = '"Archivo Variable", "Archivo Letters", "Archivo Fallback", system-ui, sans-serif';
const WEIGHTS = [400, 600, 700, 850];

/** Fetches the font's weights, as far as that is possible now: a picture is painted only once. */
export async function loadType(): Promise<void> {
  await Promise.all(
    WEIGHTS.map((weight) => document.fonts.load(`${weight} 32px ${FAMILY}`).catch(() => [])),
  );
}

/** Sets the look of what is written next. */
export function setLook(pen: CanvasRenderingContext2D, look: TextLook): void {
  pen.font = `${look.weight ?? 400} ${look.size}px ${FAMILY}`;
  pen.fontStretch = look.stretch ?? "normal";
  pen.letterSpacing = `${(look.tracking ?? 0) * look.size}px`;
  pen.textAlign = look.align ?? "left";
  pen.textBaseline = "alphabetic";
  pen.fillStyle = look.colour;
}

/** How wide a text is in that look. */
export function widthOf(pen: CanvasRenderingContext2D, text: string, look: TextLook): number {
  setLook(pen, look);
  return pen.measureText(text).width;
}

/** Writes one line; what does not fit ends in an ellipsis. */
export function write(
  pen: CanvasRenderingContext2D,
  text: string,
  [x, y]: readonly [number, number],
  look: TextLook,
  width = Infinity,
): void {
  setLook(pen, look);
  const [line = ""] = wrap(text, width, 1, (part) => pen.measureText(part).width);
  pen.fillText(line, x, y);
}

/**
 * Divides a text into at most so many lines of that width, between words where it can; what is too
 * much ends in an ellipsis.
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
