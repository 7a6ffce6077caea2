import { describe, expect, it } from "vitest";
import { filesBesides, pageFiles, sourcePath, withImports, type SiteGraph } from "./siteGraph";

function chunk(file: string, imports: string[], modules: string[] = [], styles: string[] = []) {
  return { file, imports, dynamicImports: [], modules, styles, gzip: 1 };
}

const graph: SiteGraph = {
  entry: "index.js",
  chunks: [
    chunk("index.js", ["react.js"], ["src/main.tsx"], ["index.css"]),
    chunk("react.js", []),
    chunk("shared.js", ["react.js", "index.js"], ["src/ui/Listing.tsx"], ["shared.css"]),
    chunk("page.js", ["shared.js"], ["src/site/Page.tsx"], ["page.css"]),
    chunk("circle.js", ["circle2.js"]),
    chunk("circle2.js", ["circle.js"]),
  ],
};

describe("the files a page needs", () => {
  it("are the site's start and the page's own, each after what it imports", () => {
    expect(pageFiles(graph, ["src/site/Page.tsx"])).toEqual({
      scripts: ["react.js", "index.js", "shared.js", "page.js"],
      styles: ["index.css", "shared.css", "page.css"],
    });
    expect(pageFiles(graph, []).scripts).toEqual(["react.js", "index.js"]);
  });

  it("are told apart from those that it asks for next", () => {
    const own = pageFiles(graph, []);
    expect(filesBesides(graph, ["src/site/Page.tsx"], own)).toEqual({
      scripts: ["shared.js", "page.js"],
      styles: ["shared.css", "page.css"],
    });
    expect(filesBesides(graph, [], own)).toEqual({ scripts: [], styles: [] });
  });

  it("are found through imports that lead back", () => {
    expect(withImports(graph, ["circle.js"])).toHaveLength(2);
  });

  it("are found once each, although thousands of paths lead to them", () => {
    const layers = Array.from({ length: 40 }, (_, at) => {
      const next = at < 39 ? [`a${at + 1}.js`, `b${at + 1}.js`] : [];
      return [chunk(`a${at}.js`, next), chunk(`b${at}.js`, next)];
    });
    const wide: SiteGraph = { entry: "a0.js", chunks: layers.flat() };
    const files = withImports(wide, ["a0.js", "b0.js"]).map(({ file }) => file);
    expect(files).toHaveLength(80);
    expect(files.slice(-2)).toEqual(["a0.js", "b0.js"]);
  });

  it("fail for a source that was not built, instead of leaving it out", () => {
    expect(() => pageFiles(graph, ["src/gone.tsx"])).toThrow("src/gone.tsx is in no file");
  });
});

describe("the path of a bundled source", () => {
  it.each([
    ["/p/src/a.tsx", "src/a.tsx"],
    ["/p/node_modules/react/index.js?commonjs", "node_modules/react/index.js"],
    ["\0rolldown/runtime.js", "rolldown/runtime.js"],
  ])("of %s is %s", (id, path) => {
    expect(sourcePath(id, "/p")).toBe(path);
  });
});
