import type { Pen, TextLook } from "./brush";

/** A pen that paints on a canvas and can also paint images. */
export interface CanvasPen extends Pen {
  image(
    picture: HTMLImageElement,
    at: readonly [x: number, y: number, width: number, height: number],
  ): void;
}

const FAMILY = '"Archivo Variable", "Archivo Letters", "Archivo Fallback", system-ui, sans-serif';
const WEIGHTS = [400, 600, 700, 850];

/**
 * Loads the weights of the font before painting, because a picture is painted only once. Weights that cannot be loaded
 * are ignored.
 */
export async function loadType(): Promise<void> {
  await Promise.all(
    WEIGHTS.map((weight) => document.fonts.load(`${weight} 32px ${FAMILY}`).catch(() => [])),
  );
}

/** Creates a pen that paints on this canvas. */
export function canvasPen(canvas: CanvasRenderingContext2D): CanvasPen {
  const setLook = (look: TextLook) => {
    canvas.font = `${look.weight ?? 400} ${look.size}px ${FAMILY}`;
    canvas.fontStretch = look.stretch ?? "normal";
    canvas.letterSpacing = `${(look.tracking ?? 0) * look.size}px`;
    canvas.textAlign = look.align ?? "left";
    canvas.textBaseline = "alphabetic";
    canvas.fillStyle = look.colour;
  };
  return {
    measure(text, look) {
      setLook(look);
      return canvas.measureText(text).width;
    },
    text(text, [x, y], look, edge) {
      setLook(look);
      if (edge) {
        canvas.strokeStyle = edge.colour;
        canvas.lineWidth = edge.width;
        canvas.lineJoin = "round";
        canvas.strokeText(text, x, y);
      }
      canvas.fillText(text, x, y);
    },
    box([x, y, width, height], colour) {
      canvas.fillStyle = colour;
      canvas.fillRect(x, y, width, height);
    },
    path(d, { fill, stroke, width = 1, opacity = 1 }) {
      const path = new Path2D(d);
      canvas.save();
      canvas.globalAlpha = opacity;
      canvas.lineJoin = "round";
      if (fill) {
        canvas.fillStyle = fill;
        // `fill` is a method of the canvas, not of an array.
        // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type
        canvas.fill(path);
      }
      if (stroke) {
        canvas.strokeStyle = stroke;
        canvas.lineWidth = width;
        canvas.stroke(path);
      }
      canvas.restore();
    },
    within({ at: [x, y], scale, clip }, paint) {
      canvas.save();
      canvas.translate(x, y);
      canvas.scale(scale, scale);
      if (clip) canvas.clip(new Path2D(clip));
      paint();
      canvas.restore();
    },
    image(picture, [x, y, width, height]) {
      canvas.drawImage(picture, x, y, width, height);
    },
  };
}
