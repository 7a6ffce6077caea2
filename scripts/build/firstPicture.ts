import { tag } from "./html";

/** One `<source>` of a page's first picture: its format and sizes. */
export interface PictureSource {
  readonly type: string;
  readonly media: string | undefined;
  readonly sizes: string;
  readonly srcSet: string;
}

/** Returns the sources, in the best format, of the picture with `fetchpriority="high"`; empty if the page has none. */
export function firstPicture(html: string): readonly PictureSource[] {
  const urgent = [...html.matchAll(/<picture\b.*?<\/picture>/gs)].find(([picture]) =>
    /<img\b[^>]*\bfetchpriority="high"/i.test(picture),
  );
  if (!urgent) return [];
  const sources = [...urgent[0].matchAll(/<source\b[^>]*>/g)].map(([source]): PictureSource => {
    const attribute = (name: string) =>
      new RegExp(`\\b${name}="([^"]*)"`, "i").exec(source)?.[1]?.replaceAll("&amp;", "&");
    return {
      type: attribute("type") ?? "",
      media: attribute("media"),
      sizes: attribute("sizes") ?? "",
      srcSet: attribute("srcset") ?? "",
    };
  });
  return sources.filter(({ type }) => type === sources[0]?.type);
}

/**
 * Returns the preload links for that picture. A browser uses only the first source whose media query matches, so each
 * link excludes the media queries of the earlier ones.
 */
export function picturePreloads(sources: readonly PictureSource[]): readonly string[] {
  const before: string[] = [];
  return sources.map(({ type, media, sizes, srcSet }) => {
    const others = before.map((one) => `(not ${one})`);
    if (media) before.push(media);
    return tag("link", {
      rel: "preload",
      as: "image",
      type,
      media: [...others, ...(media ? [media] : [])].join(" and ") || undefined,
      imagesrcset: srcSet,
      imagesizes: sizes,
      fetchpriority: "high",
    });
  });
}
