import { tag } from "./html";

/** What a page's first picture may be fetched as, best first: the formats and sizes of one `<source>`. */
export interface PictureSource {
  readonly type: string;
  readonly media: string | undefined;
  readonly sizes: string;
  readonly srcSet: string;
}

/** The sources of the picture that a page marks as urgent, of its best format; none when it has no such picture. */
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

/** Links that fetch that picture ahead. Of several, the browser takes the first whose media fits; so do these. */
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
