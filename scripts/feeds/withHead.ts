import { escapeHtml, replaceOnce, scriptJson, tag } from "../build/html";

/** What the page of one thing says of itself. */
export interface OwnHead {
  readonly title: string;
  readonly description: string;
  /** The whole address, "https://…". */
  readonly address: string;
  /** The thing in schema.org's words; null where nothing is said. */
  readonly thing: object | null;
  /** A picture of its own, of the size that all have; without it, the one of the shared document. */
  readonly picture?: { readonly address: string; readonly alt: string } | undefined;
}

/**
 * A document that answers for many things, with the head of one of them.
 * @throws Error where the document is not as the build makes it
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
