import type { PathLook, Pen } from "../../src/ui/share/brush";
import { tag } from "../build/html";
import type { SetType } from "./type";

/** A pen that writes an SVG. Text is drawn as outlines, so no text can become markup in the file. */
export interface SvgPen extends Pen {
  /** Adds another SVG file, such as the arena's mark. @param svg the content of the file @param at its box in pixels */
  drawing(svg: string, at: readonly [x: number, y: number, width: number, height: number]): void;
  /** Returns the content of the SVG file. */
  svg(width: number, height: number): string;
}

const round = (value: number) => String(Math.round(value * 100) / 100);
const rounded = (d: string) => d.replace(/\d+\.\d+/g, (number) => round(Number(number)));

/** Makes a pen. @param type turns lines of text into outlines */
export function svgPen(type: SetType): SvgPen {
  const parts: string[] = [];
  let clips = 0;
  const path = (d: string, { fill, stroke, width = 1, opacity }: PathLook, transform?: string) =>
    parts.push(
      tag(
        "path",
        {
          d,
          transform,
          fill: fill ?? "none",
          ...(stroke && { stroke, "stroke-width": round(width), "stroke-linejoin": "round" }),
          ...(opacity !== undefined && { opacity: String(opacity) }),
        },
        "",
      ),
    );
  return {
    measure: (text, look) => type(text, look).width,
    text(text, [x, y], look, edge) {
      const { letters, scale, width } = type(text, look);
      const start = { left: x, center: x - width / 2, right: x - width }[look.align ?? "left"];
      const paint = (as: PathLook) => {
        for (const letter of letters) {
          if (letter.d === "") continue;
          const place = [start + letter.x, y + letter.y].map(round).join(" ");
          path(rounded(letter.d), as, `translate(${place}) scale(${scale} ${-scale})`);
        }
      };
      if (edge) paint({ stroke: edge.colour, width: edge.width / scale });
      paint({ fill: look.colour });
    },
    box: ([x, y, width, height], fill) => {
      path(`M${x} ${y}h${width}v${height}h${-width}z`, { fill });
    },
    path: (d, look) => {
      path(d, look);
    },
    within({ at: [x, y], scale, clip }, paint) {
      const id = clip === undefined ? undefined : `c${(clips += 1)}`;
      if (clip !== undefined) parts.push(tag("clipPath", { id }, tag("path", { d: clip }, "")));
      const place = { transform: `translate(${round(x)} ${round(y)}) scale(${scale})` };
      parts.push(tag("g", { ...place, ...(id && { "clip-path": `url(#${id})` }) }));
      paint();
      parts.push("</g>");
    },
    drawing(svg, [x, y, width, height]) {
      const own = `<svg x="${x}" y="${y}" width="${width}" height="${height}"`;
      parts.push(
        svg
          .replace(/<svg[^>]*>/, (open) => open.replace(/ (width|height)="[^"]*"/g, ""))
          .replace("<svg", own),
      );
    },
    svg: (width, height) =>
      tag(
        "svg",
        {
          xmlns: "http://www.w3.org/2000/svg",
          width: String(width),
          height: String(height),
          viewBox: `0 0 ${width} ${height}`,
        },
        parts.join(""),
      ),
  };
}
