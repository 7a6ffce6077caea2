import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { crops, heightAt } from "../src/ui/art/crops";
import { hashes } from "../src/ui/art/hashes";
import galleryPictures from "../src/ui/art/galleryPictures.json";
import { spotHashes } from "../src/ui/art/spotHashes";
import posters from "../src/ui/art/posters.json";
import { filesOf, isPicture, readDrawings, sourceOf } from "./art";
import { readCatalogue, readMaster } from "./art/catalogue";
import { unicodeRange } from "./art/font";
import { artCss, galleryList } from "./art/generated";
import { shareMasters } from "./art/share";
import { hashOf, ROOT } from "../scripts/projectFiles";
import { cropAround, variantsOf } from "./art/render";
import { spotForeground } from "./art/spots";

const KIB = 1024;
const inPublic = (file: string): string => path.join(ROOT, "public", file);
const read = (file: string): Buffer => readFileSync(inPublic(file));
const sizeOf = (file: string): number => statSync(inPublic(file)).size;
const text = (file: string): string => readFileSync(path.join(ROOT, file), "utf8");

const catalogue = readCatalogue();
const masters = catalogue.filter(isPicture);
const spots = catalogue.filter(({ kind }) => kind === "spot");
const drawings = readDrawings();
const hashList: Readonly<Record<string, string>> = hashes;
const spotList: Readonly<Record<string, string>> = spotHashes;
const spotFile = (id: string): string => `art/${id}.${spotList[id]}.svg`;

describe("the pictures shown when a page is shared", () => {
  it("are one of each sport that a poster shows, drawn from its first", () => {
    const shown = shareMasters(catalogue);
    expect(shown.map(({ sport }) => sport)).toEqual([...new Set(shown.map(({ sport }) => sport))]);
    expect(readdirSync(inPublic("share")).toSorted()).toEqual(
      shown.map(({ sport }) => `${sport}.jpg`).toSorted(),
    );
  });

  it.each(shareMasters(catalogue).map(({ sport }) => sport))(
    "has the size that chats ask for: %s",
    async (id) => {
      const file = `share/${id}.jpg`;
      const { width, height, format } = await sharp(inPublic(file)).metadata();
      expect([width, height, format]).toEqual([1200, 630, "jpeg"]);
      expect(sizeOf(file)).toBeLessThan(150 * KIB);
    },
  );
});

describe("rendered pictures", () => {
  it.each(masters.map((master) => [master.id, master] as const))(
    "%s is drawn from its master as it is now (else: npm run art)",
    (id, master) => {
      expect(drawings[id]?.source).toBe(sourceOf(master, readMaster(master)));
    },
  );

  it.each(masters.map((master) => [master.id, master] as const))(
    "%s has all its files, in the sizes they are named by",
    async (id, master) => {
      const hash = hashList[id] ?? "";
      const files = filesOf(master, hash);
      expect(hashOf(files.map(read))).toBe(hash);
      expect(drawings[id]?.hash).toBe(hash);
      for (const [index, { crop, width }] of variantsOf(master.kind).entries()) {
        const { width: w, height: h } = await sharp(inPublic(files[index] ?? "")).metadata();
        expect([files[index], w, h]).toEqual([files[index], width, heightAt(crop, width)]);
      }
    },
  );

  it("leave nothing else in their folder", () => {
    const named = [
      ...masters.flatMap((master) => filesOf(master, hashList[master.id] ?? "")),
      ...spots.map(({ id }) => spotFile(id)),
    ];
    const found = readdirSync(inPublic("art")).map((name) => `art/${name}`);
    expect(found.toSorted()).toEqual(named.toSorted());
  });

  it("are small: what a phone loads first, the largest of all, and all together", () => {
    const all = masters.flatMap((master) => filesOf(master, hashList[master.id] ?? ""));
    const phone = all.filter((file) => /-phone-800\.\w+\.avif$/.test(file));
    expect(phone).toHaveLength(posters.length);
    expect(Math.max(...phone.map(sizeOf))).toBeLessThanOrEqual(35 * KIB);
    expect(Math.max(...all.map(sizeOf))).toBeLessThanOrEqual(100 * KIB);
    expect(all.reduce((sum, file) => sum + sizeOf(file), 0)).toBeLessThanOrEqual(6_000 * KIB);
  });
});

describe("generated modules", () => {
  it("list the catalogue", () => {
    const of = (wanted: string) => masters.filter(({ kind }) => kind === wanted);
    expect(posters).toEqual(of("poster").map(({ id, alt, sport }) => ({ id, alt, sport })));
    expect(galleryPictures).toEqual(JSON.parse(galleryList(masters)));
  });

  it("give every picture its colour and focal point as a class", () => {
    const bare = (css: string): string => css.replaceAll(/\s/g, "");
    expect(bare(text("src/ui/art/art.css"))).toBe(bare(artCss(masters)));
  });
});

describe("spots", () => {
  it.each(spots.map((master) => [master.id, master] as const))(
    "%s is its master without the bands that the page draws",
    (id, master) => {
      const svg = spotForeground(readMaster(master));
      expect(read(spotFile(id)).toString()).toBe(svg);
      expect(hashOf([svg])).toBe(spotList[id]);
      expect(svg).not.toContain("160Z");
    },
  );

  it("refuses a master with other than five bands", () => {
    expect(() => spotForeground("<svg></svg>")).toThrow("has 0");
  });
});

describe("the web font", () => {
  const faces = text("src/ui/tokens/fonts.css")
    .split("@font-face")
    .filter((face) => face.includes("/fonts/"))
    .map((face) => ({
      file: /\/(fonts\/[\w-]+\.woff2)/.exec(face)?.[1] ?? "",
      range: /unicode-range:([^;]+);/.exec(face)?.[1] ?? "",
    }));

  it("exists under the hash in its name, and its first part is small", () => {
    expect(faces.length).toBeGreaterThan(1);
    for (const { file } of faces) {
      expect(existsSync(inPublic(file)), file).toBe(true);
      expect(file).toContain(hashOf([read(file)]));
    }
    expect(sizeOf(faces[0]?.file ?? "")).toBeLessThanOrEqual(42 * KIB);
  });

  it("offers each letter once, the Yoruba and Igbo ones among them", () => {
    const points = faces.flatMap(({ range }) =>
      range.split(",").flatMap((run) => {
        const [from = 0, to = from] = run
          .trim()
          .slice(2)
          .split("-")
          .map((hex) => Number.parseInt(hex, 16));
        return Array.from({ length: to - from + 1 }, (_, step) => from + step);
      }),
    );
    expect(new Set(points).size).toBe(points.length);
    for (const letter of "Aẹọṣńịụéñ−½×·’₦\u0301") {
      expect(points, letter).toContain(letter.codePointAt(0));
    }
  });

  it("writes runs of letters as ranges", () => {
    expect(unicodeRange("cabz\u00e9b")).toBe("U+61-63, U+7A, U+E9");
  });
});

describe("cropAround", () => {
  it("stays inside the picture, keeps the ratio and holds the focal point", () => {
    const per = fc.integer({ min: 0, max: 100 });
    const ratio = fc.constantFrom(...Object.values(crops).map((crop) => crop.ratio));
    fc.assert(
      fc.property(per, per, ratio, (x, y, [across, down]) => {
        const picture = { width: 1600, height: 900 };
        const { left, top, width, height } = cropAround(picture, [across, down], { x, y });
        expect(left).toBeGreaterThanOrEqual(0);
        expect(top).toBeGreaterThanOrEqual(0);
        expect(left + width).toBeLessThanOrEqual(picture.width);
        expect(top + height).toBeLessThanOrEqual(picture.height);
        expect(Math.abs(width / height - across / down)).toBeLessThan(0.005);
        expect(left - 1).toBeLessThanOrEqual(16 * x);
        expect(left + width + 1).toBeGreaterThanOrEqual(16 * x);
        expect(top - 1).toBeLessThanOrEqual(9 * y);
        expect(top + height + 1).toBeGreaterThanOrEqual(9 * y);
      }),
    );
  });

  it("centres on the focal point where there is room", () => {
    const crop = cropAround({ width: 1600, height: 900 }, [1, 1], { x: 60, y: 50 });
    expect(crop).toEqual({ left: 510, top: 0, width: 900, height: 900 });
  });
});
