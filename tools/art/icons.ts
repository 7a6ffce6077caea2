import sharp from "sharp";
import { arena } from "@arena/arena";
import { paths } from "../../src/leagues/paths";
import { screenshotFile, sizes, takenScreenshots } from "./screenshots";

/** An icon that is drawn from an original of `artwork/brand`; `file` is its path under `public/`. */
interface Icon {
  master: "app-icon" | "app-icon-maskable";
  file: string;
  size: number;
  /** Whether to fill transparent corners with the colour `ink`. */
  opaque?: boolean;
}

const icons: readonly Icon[] = [
  { master: "app-icon", file: "icons/icon-192.png", size: 192 },
  { master: "app-icon", file: "icons/icon-512.png", size: 512 },
  { master: "app-icon-maskable", file: "icons/icon-maskable-192.png", size: 192 },
  { master: "app-icon-maskable", file: "icons/icon-maskable-512.png", size: 512 },
  // Opaque, because iOS rounds the corners itself and shows transparent parts in black.
  { master: "app-icon", file: "icons/apple-touch-icon.png", size: 180, opaque: true },
];

/** Writes the web app manifest: the arena's name and colours, the icons and the screenshots of the site. */
export function webManifest(): string {
  const listed = icons.filter(({ opaque }) => !opaque);
  const manifest = {
    id: "/",
    name: arena.name,
    short_name: arena.short,
    description: arena.description,
    lang: arena.locale,
    start_url: "/today",
    scope: "/",
    display: "standalone",
    background_color: arena.colours.ink,
    theme_color: arena.colours.ink,
    categories: ["sports"],
    // The menu after a long press on the app's icon.
    shortcuts: [
      { name: "Today", url: paths.today() },
      { name: "My clubs", url: paths.myClubs() },
    ].map((shortcut) => ({
      ...shortcut,
      icons: [{ src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" }],
    })),
    screenshots: takenScreenshots().map((one) => ({
      src: screenshotFile(one).replace(/^public/, ""),
      sizes: `${sizes[one.form].width}x${sizes[one.form].height}`,
      type: "image/jpeg",
      form_factor: one.form,
      label: one.label,
    })),
    icons: listed.map(({ master, file, size }) => ({
      src: `/${file}`,
      sizes: `${size}x${size}`,
      type: "image/png",
      purpose: master === "app-icon" ? "any" : "maskable",
    })),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** Makes the icons, the manifest, the favicon and the picture for previews, by path under `public/`. */
export async function drawIcons(
  readBrand: (master: string) => string,
): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const { master, file, size, opaque } of icons) {
    const picture = sharp(Buffer.from(readBrand(master)), { density: 144 }).resize(size, size);
    if (opaque) picture.flatten({ background: arena.colours.ink });
    files.set(file, await picture.png({ palette: true, effort: 10, dither: 0 }).toBuffer());
  }
  files.set("manifest.webmanifest", Buffer.from(webManifest()));
  files.set("favicon.svg", Buffer.from(readBrand("favicon").replace(/\s*\n\s*/g, "")));
  const share = sharp(Buffer.from(readBrand("og-image")), { density: 144 }).resize(1200, 630);
  files.set(
    "og-image.jpg",
    await share
      .flatten()
      .jpeg({ quality: 82, mozjpeg: true, chromaSubsampling: "4:4:4" })
      .toBuffer(),
  );
  return files;
}
