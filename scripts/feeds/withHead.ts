import { escapeHtml, replaceOnce, scriptJson, tag } from "../build/html";

/** The head of the page of one record. */
export interface OwnHead {
  readonly title: string;
  readonly description: string;
  /** The whole address, "https://…". */
  readonly address: string;
  /** The record as an object of schema.org; null for none. */
  readonly thing: object | null;
  /** The picture for previews, in the size of all of them; undefined to use the shared page's picture. */
  readonly picture?: { readonly address: string; readonly alt: string } | undefined;
}

/**
 * Returns a shared page, which answers for many records, with the head of one of them.
 * @throws Error if the HTML is not in the form that the build writes
 */
export function withHead(
  shared: string,
  { title, description, address, thing, picture }: OwnHead,
): string {
  const own = [
    tag("meta", { property: "og:url", content: address }),
    tag("link", { rel: "canonical", href: address }),
    ...(thing ? [tag("script", { type: "application/ld+json" }, scriptJson(thing))] : []),
  ];
  const meta = (html: string, attribute: "name" | "property", name: string, content: string) =>
    replaceOnce(
      html,
      new RegExp(`<meta ${attribute}="${name}" content="[^"]*">`),
      tag("meta", { [attribute]: name, content }),
    );
  let html = replaceOnce(shared, /<title>[^<]*<\/title>/, tag("title", {}, escapeHtml(title)));
  html = meta(html, "name", "description", description);
  html = meta(html, "property", "og:title", title);
  html = meta(html, "property", "og:description", description);
  if (picture) {
    html = meta(html, "property", "og:image", picture.address);
    html = meta(html, "property", "og:image:alt", picture.alt);
  }
  return replaceOnce(html, /(?=<\/head>)/, `${own.join("\n    ")}\n  `);
}
