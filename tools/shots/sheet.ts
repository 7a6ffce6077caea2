import path from "node:path";
import sharp, { type OverlayOptions } from "sharp";
import type { Shot } from "./camera";

/** The space between pictures and the height of a label, in px. */
const GAP = 16;
const LABEL = 22;

interface Layout {
  /** Width of one picture in px. */
  readonly thumb: number;
  readonly columns: number;
  /** Maximum height of a small picture in px; longer pages are cut. */
  readonly maxHeight: number;
}

const layouts: Record<number, Layout> = {
  390: { thumb: 234, columns: 12, maxHeight: 900 },
  1280: { thumb: 480, columns: 6, maxHeight: 900 },
};

function label(text: string, width: number): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${LABEL}"><text x="0" y="15" font-family="sans-serif" font-size="13" fill="#777">${text}</text></svg>`,
  );
}

/** Writes one contact sheet for each width and scheme of these pictures. */
export async function writeSheets(
  shots: readonly Shot[],
  folder: string,
  name: string,
): Promise<void> {
  const fileOf = ({ look }: Shot) => `${name}-${look.width}-${look.scheme}.png`;
  for (const file of new Set(shots.map(fileOf))) {
    const own = shots.filter((shot) => fileOf(shot) === file);
    await writeSheet(own, path.join(folder, file));
  }
}

/** Writes a contact sheet of pictures of one width and scheme: rows of small pictures, each below its name. */
async function writeSheet(shots: readonly Shot[], file: string): Promise<void> {
  const layout = layouts[shots[0]?.look.width ?? 0];
  if (!layout) return;
  const { thumb, columns, maxHeight } = layout;
  const parts: OverlayOptions[] = [];
  let top = GAP;
  for (let from = 0; from < shots.length; from += columns) {
    const row = await Promise.all(
      shots.slice(from, from + columns).map(async ({ file: source, name }) => {
        const { data, info } = await sharp(source)
          .resize({ width: thumb })
          .png()
          .toBuffer({ resolveWithObject: true });
        const height = Math.min(info.height, maxHeight);
        const input = await sharp(data)
          .extract({ left: 0, top: 0, width: thumb, height })
          .toBuffer();
        return { input, height, name };
      }),
    );
    row.forEach(({ input, name }, at) => {
      const left = GAP + at * (thumb + GAP);
      parts.push({ input: label(name, thumb), left, top });
      parts.push({ input, left, top: top + LABEL });
    });
    top += Math.max(...row.map(({ height }) => height)) + LABEL + GAP;
  }
  const width = GAP + Math.min(columns, shots.length) * (thumb + GAP);
  await sharp({ create: { width, height: top, channels: 3, background: "#c9ccd6" } })
    .composite(parts)
    .png({ palette: true })
    .toFile(file);
}
