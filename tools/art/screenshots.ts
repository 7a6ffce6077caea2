import { existsSync } from "node:fs";
import path from "node:path";
import { arena } from "@arena/arena";
import { slugOf } from "../../src/domain/names";
import { paths } from "../../src/leagues/paths";
import { inFirstLeague } from "../../scripts/firstLeague";
import { ROOT } from "../../scripts/projectFiles";

/** A screenshot of the site, which a browser shows to people who are about to install the app. */
export interface Screenshot {
  /** The path of the page. */
  readonly page: string;
  /** A description of the screenshot. */
  readonly label: string;
  /** "narrow" for phones, else "wide". */
  readonly form: keyof typeof sizes;
}

/** Sizes of the screenshots in pixels; `perPixel` is the number of screen pixels for one CSS pixel. */
export const sizes = {
  narrow: { width: 720, height: 1440, perPixel: 2 },
  wide: { width: 1280, height: 800, perPixel: 1 },
} as const;

const pages = [
  { page: paths.championship(), label: "The championship of the houses over all sports" },
  { page: inFirstLeague("standings"), label: "A table, with what each club needs" },
];

/** The screenshots that `npm run shots -- --only screenshots` takes. */
export const screenshots: readonly Screenshot[] = (["narrow", "wide"] as const).flatMap((form) =>
  pages.map((one) => ({ ...one, form })),
);

export const SCREENS = "public/screens";

/** Returns the path of a screenshot's file; its name contains the arena's name. */
export const screenshotFile = ({ page, form }: Screenshot): string =>
  `${SCREENS}/${slugOf(arena.short)}${page.replaceAll("/", "-")}-${form}.jpg`;

/** Returns the screenshots of this arena that exist; a new arena has none. */
export const takenScreenshots = (): readonly Screenshot[] =>
  screenshots.filter((one) => existsSync(path.join(ROOT, screenshotFile(one))));
