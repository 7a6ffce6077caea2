import * as React from "react";
import { build, type Plugin } from "vite";
import { single } from "./single.ts";

const PURE_REACT = "\0react-without-effects";

/** What the site uses of React Router in a browser. A page that uses more fails the build until it is named here. */
const used = [
  "BrowserRouter",
  "Navigate",
  "UNSAFE_NavigationContext",
  "useLocation",
  "useNavigate",
  "useNavigationType",
  // Pages take src/ui/useSearchParams.ts, which is smaller; as long as all do, this one stays out.
  "useSearchParams",
];

/**
 * Bundles React Router by itself before the site takes it, so that what the site does not use stays out: 9 kB of links,
 * forms and loading. The package is taken as published; the bundler only learns that making a context or a component
 * has no effect, and that naming one that nobody uses has none. For the whole site the latter would be too much to say.
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
  const { output } = single(
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

/** What of React only makes something, without an effect on anything else. */
const makers = ["createContext", "forwardRef", "memo"];

/** React, with those calls marked as what they are. */
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
