import { describe, expect, it } from "vitest";
import { arena } from "@arena/arena";
import { faultsOf } from "./checkPage";
import { className } from "./classNames";
import { pageHtml, type PageParts } from "./pageHtml";
import { sitePages } from "./sitePages";

const template = `<!doctype html><html><head><script src="/scheme.js"></script><title>x</title>
    <meta name="description" content="" />
    <link rel="modulepreload" crossorigin href="/assets/react.js">
</head><body><div id="root"></div></body></html>`;

const parts: PageParts = {
  template,
  origin: "https://site.example",
  firstScript: "go();",
  rootHtml: "<main>Table</main>",
  files: { scripts: ["assets/react.js", "assets/page.js"], styles: ["assets/page.css"] },
  next: { scripts: ["assets/next.js"], styles: ["assets/next.css"] },
  requests: ["https://db.example/a?key=k", "https://db.example/b?key=k"],
};

function pageAt(path: string) {
  const page = sitePages().find((one) => one.path === path);
  if (!page) throw new Error(`There is no page ${path}.`);
  return page;
}

describe("a page's document", () => {
  const html = pageHtml(pageAt("/mls/standings"), parts);

  it("carries its own head, content and address", () => {
    expect(html).toContain(`<title>MLS football: table · ${arena.name}</title>`);
    expect(html).toContain('<meta name="description" content="The table of MLS football: ');
    expect(html).toContain('<link rel="canonical" href="https://site.example/mls/standings">');
    expect(html).toContain('content="https://site.example/share/football.jpg"');
    expect(html).toContain(`content="Football at ${arena.name}"`);
    expect(pageHtml(pageAt("/today"), parts)).toContain("https://site.example/og-image.jpg");
    expect(html).toContain('<div id="root" data-path="/mls/standings"><main>Table</main></div>');
    expect(html).not.toContain("noindex");
  });

  it("names its first requests on the script that sends them", () => {
    expect(html).toContain(
      '<script data-read="https://db.example/a?key=k https://db.example/b?key=k">go();</script>',
    );
    expect(html.match(/rel="preconnect" href="https:\/\/db\.example"/g)).toHaveLength(1);
  });

  it("links to its code and style, each once", () => {
    expect(html.match(/\/assets\/react\.js/g)).toHaveLength(1);
    expect(html.match(/rel="modulepreload" crossorigin href="\/assets\/page\.js"/g)).toHaveLength(
      1,
    );
    expect(html.match(/rel="stylesheet" crossorigin href="\/assets\/page\.css"/g)).toHaveLength(1);
  });

  it("names what it asks for next, which nothing waits for yet", () => {
    expect(html).toContain(
      '<link rel="modulepreload" crossorigin fetchpriority="low" href="/assets/next.js">',
    );
    expect(html).toContain(
      '<link rel="preload" as="style" crossorigin fetchpriority="low" href="/assets/next.css">',
    );
  });

  it("has its styles in itself, names the files they come from, and fetches only others", () => {
    const own = `<script type="module" src="/assets/index.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/index.css">`;
    const one = pageHtml(pageAt("/mls/standings"), {
      ...parts,
      template: template.replace("</head>", `${own}</head>`),
      files: {
        ...parts.files,
        styles: ["assets/index.css", "assets/page.css", "assets/of-data.css"],
      },
      inPage: { files: ["assets/index.css", "assets/page.css"], content: "p{content:'$&'}" },
    });
    const fetched = one.match(/<link rel="stylesheet" crossorigin href="[^"]*">/g);
    expect(fetched).toEqual(['<link rel="stylesheet" crossorigin href="/assets/of-data.css">']);
    expect(one.indexOf("<style>p{content:'$&'}</style>")).toBeLessThan(one.indexOf("<title>"));
    for (const file of ["index", "page"]) {
      expect(one).toContain(`<link rel="in-page" href="/assets/${file}.css">`);
    }
  });

  it("tells search engines what it is about, in a block that nothing can break out of", () => {
    const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
    const data: unknown = JSON.parse(json);
    expect(data).toMatchObject({
      "@graph": [
        {
          "@type": "BreadcrumbList",
          itemListElement: [
            { item: "https://site.example/" },
            { item: "https://site.example/mls/home" },
            { name: "Standings", item: "https://site.example/mls/standings" },
          ],
        },
      ],
    });
    expect(json).not.toContain("<");
  });

  it("is not for search engines when only administrators or nobody can use it", () => {
    const empty = { ...parts, rootHtml: "", requests: [] };
    for (const path of ["/mls/admin-auth", "/mls/admin-dashboard", "/404"]) {
      const shell = pageHtml(pageAt(path), empty);
      expect(shell).toContain('<meta name="robots" content="noindex">');
      expect(shell).not.toContain("canonical");
      expect(shell).toContain('<div id="root"></div>');
      expect(shell).not.toContain("data-read");
    }
  });

  it("fails on a template that has lost a place to fill", () => {
    const broken = template.replace('<div id="root"></div>', '<div id="app"></div>');
    expect(() => pageHtml(pageAt("/"), { ...parts, template: broken })).toThrow(/occurs 0 times/);
  });
});

describe("what the content security policy would drop", () => {
  const [main, bar] = ["main", "bar"].map((name) => className(name, "src/site/Page.module.css"));
  it.each([
    ["an inline style", '<i style="flex-grow:1"></i>'],
    ["an inline event handler", '<a onclick="go()">'],
    ["an inline script", "<script>go()</script>"],
    ["a part that only a script", '<template id="B:0">'],
    [`do not know ${bar}.`, `<i class="content ${bar}">`],
  ])("finds %s", (reason, html) => {
    expect(faultsOf(`<p>${html}`, `.${main}{}`, "ours()").join()).toContain(reason);
  });

  it("lets the one script pass that every page runs, and no other beside it", () => {
    const own = '<script data-read="x">ours()</script>';
    expect(faultsOf(own, "", "ours()")).toEqual([]);
    expect(faultsOf(own + own, "", "ours()")).toHaveLength(1);
  });

  it("lets data blocks, files and known classes pass", () => {
    const html =
      '<script type="application/ld+json">{}</script><script src="/a.js" data-read="x"></script>' +
      `<p class="${main}">a style="x"</p>`;
    expect(faultsOf(html, `.${main}{}`, "ours()")).toEqual([]);
  });
});
