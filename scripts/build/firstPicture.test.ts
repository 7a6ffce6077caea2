import { describe, expect, it } from "vitest";
import { firstPicture, picturePreloads } from "./firstPicture";

const later =
  '<picture><source type="image/avif" srcSet="/late.avif 1w"/><img loading="lazy" fetchPriority="auto"/></picture>';
const hero = `<picture class="a"><source type="image/avif" srcSet="/p-480.avif 480w, /p-800.avif 800w" sizes="100vw" media="(max-width: 599.98px)"/><source type="image/avif" srcSet="/w.avif 480w" sizes="100vw"/><source type="image/webp" srcSet="/p.webp 800w" media="(max-width: 599.98px)"/><img fetchPriority="high" src="/w.webp"/></picture>`;

describe("the picture a visitor sees first", () => {
  it("is the urgent one, in its best format", () => {
    expect(firstPicture(later + hero).map(({ srcSet }) => srcSet)).toEqual([
      "/p-480.avif 480w, /p-800.avif 800w",
      "/w.avif 480w",
    ]);
  });

  it("is fetched ahead once: each link leaves out the screens of those before it", () => {
    const links = picturePreloads(firstPicture(hero));
    expect(links[0]).toContain('media="(max-width: 599.98px)"');
    expect(links[0]).toContain(
      'imagesrcset="/p-480.avif 480w, /p-800.avif 800w" imagesizes="100vw"',
    );
    expect(links[1]).toContain('media="(not (max-width: 599.98px))"');
    expect(links[1]).toContain('type="image/avif"');
  });

  it("is none where no picture is urgent", () => {
    expect(picturePreloads(firstPicture(later))).toEqual([]);
  });
});
