import * as React from "react";
import { build, type Plugin } from "vite";
import { singleOutput } from "./single.ts";

const PURE_REACT = "\0react-without-effects";

/** The exports of React Router that the site uses in a browser. If a page uses another one, the build fails. */
const used = [
  "BrowserRouter",
  "Navigate",
  "UNSAFE_NavigationContext",
  "useLocation",
  "useNavigate",
  "useNavigationType",
  // Pages use src/ui/useSearchParams.ts instead, which is smaller; as long as all do, this one is not in the bundle.
  "useSearchParams",
];

/**
 * Bundles React Router separately before the build of the site, so that its unused parts are left out: 9 kB of links,
 * forms and loading. The package itself is unchanged. The bundler only learns that creating a context or a component
 * has no side effect, and that setting the name of an unused one has none (`propertyWriteSideEffects`). The second
 * assumption is not safe for the whole site, so it is made only here.
 */
export function leanRouter(): Plugin {
  return {
    name: "arena-lean-router",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    load: {
      filter: { id: /[\\/]node_modules[\\/]react-router-dom[\\/]dist[\\/]index\.mjs$/ },
      handler: (id) => shaken(id),
    },
  };
}

async function shaken(router: string): Promise<string> {
  const { output } = singleOutput(
    await build({
      configFile: false,
      logLevel: "error",
      define: { "process.env.NODE_ENV": '"production"' },
      plugins: [onlyWhatIsUsed(router), reactWithoutEffects()],
      build: {
        write: false,
        minify: false,
        target: "es2022",
        reportCompressedSize: false,
        rolldownOptions: {
          input: "lean-router",
          external: /^react-dom/,
          preserveEntrySignatures: "strict",
          treeshake: { propertyWriteSideEffects: false },
        },
      },
    }),
  );
  const [entry] = output;
  return entry.code;
}

function onlyWhatIsUsed(router: string): Plugin {
  return {
    name: "arena-lean-router-entry",
    resolveId: { filter: { id: /^lean-router$/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0lean-router$/ },
      handler: () => `export { ${used.join(", ")} } from ${JSON.stringify(router)};`,
    },
  };
}

/** Functions of React that only create a value, without a side effect. */
const makers = ["createContext", "forwardRef", "memo"];

/** Returns a plugin that marks these functions of React as free of side effects. */
function reactWithoutEffects(): Plugin {
  const others = Object.keys(React).filter((name) => name !== "default" && !makers.includes(name));
  return {
    name: "arena-react-without-effects",
    enforce: "pre",
    resolveId: {
      filter: { id: /^react$/ },
      handler: (id, importer) => (importer === PURE_REACT ? { id, external: true } : PURE_REACT),
    },
    load: {
      filter: { id: /^\0react-without-effects$/ },
      handler: () => `
        import * as React from "react";
        export { ${others.join(", ")} } from "react";
        export default React;
        ${makers.map((name) => `/* @__NO_SIDE_EFFECTS__ */ export function ${name}(...of) { return React.${name}(...of); }`).join("\n")}`,
    },
  };
}
