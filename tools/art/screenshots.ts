import { existsSync } from "node:fs";
import path from "node:path";
import { arena } from "@arena/arena";
import { slugOf } from "../../src/domain/names";
import { paths } from "../../src/leagues/paths";
import { inFirstLeague } from "../../scripts/firstLeague";
import { ROOT } from "../../scripts/projectFiles";

/** A picture of the site itself, which a browser shows to somebody who is about to install it. */
export interface Screenshot {
  /** The page that it shows. */
  readonly page: string;
  /** What it shows, in words. */
  readonly label: string;
  /** "narrow" for phones, else "wide". */
  readonly form: keyof typeof sizes;
}

/** Pixels of the pictures; phones have two for each of the page's. */
export const sizes = {
  narrow: { width: 720, height: 1440, perPixel: 2 },
  wide: { width: 1280, height: 800, perPixel: 1 },
} as const;

const pages = [
  { page: paths.championship(), label: "The championship of the houses over all sports" },
  { page: inFirstLeague("standings"), label: "A table, with what each club needs" },
];

/** The pictures that `npm run shots -- --only screenshots` takes. */
export const screenshots: readonly Screenshot[] = (["narrow", "wide"] as const).flatMap((form) =>
  pages.map((one) => ({ ...one, form })),
);

export const SCREENS = "public/screens";

/** The file of a picture; its name says whose arena it shows. */
export const screenshotFile = ({ page, form }: Screenshot): string =>
  `${SCREENS}/${slugOf(arena.short)}${page.replaceAll("/", "-")}-${form}.jpg`;

/** Those that were taken of this arena; an arena of one's own has none at first. */
export const takenScreenshots = (): readonly Screenshot[] =>
  screenshots.filter((one) => existsSync(path.join(ROOT, screenshotFile(one))));
