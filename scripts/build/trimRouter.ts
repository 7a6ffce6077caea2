import type { Plugin } from "vite";

/**
 * React Router is one file whose unused half stays in every bundle: its contexts and components are
 * made by calls that a bundler must not drop, and then given names for React's developer tools. This
 * marks the calls as droppable and moves what is written to classes into them: 9 kB gzip less. Its
 * messages to developers and its other mode, with data routers, go as well: 1 kB less.
 */
export function trimRouter(): Plugin {
  return {
    name: "arena-trim-router",
    apply: "build",
    transform: {
      filter: { id: /[\\/]node_modules[\\/]react-router[\\/]dist[\\/]/ },
      handler: (code) => ({ code: trimmed(code), map: null }),
    },
  };
}

/** What the router's own checks say to developers: the last thing in their calls. */
const MESSAGE =
  /(^ *invariant\d*\((?:(?!\n *invariant\d*\()[^;`])*?),\s*(?:\/\/.*\s*)*(?:`[^`]*`|"[^"]*")(?=\s*\);$)/gm;
const WARNING = /^function warning\(cond, message\) \{[^]*?^\}$/m;

/** The same program for declarative use, without names and messages, and with only droppable statements around its functions. */
export function trimmed(code: string): string {
  const contexts = [...code.matchAll(/^(\w+)\.contextType = (\w+);$/gm)];
  const inside = contexts.reduce(
    (text, [statement, name, context]) =>
      text
        .replace(statement, "")
        .replace(
          new RegExp(`^(var ${name} = class .*\\{)$`, "m"),
          `$1 static contextType = ${context};`,
        ),
    code,
  );
  return inside
    .replace(/^\w+\.displayName = "[^"]*";$/gm, "")
    .replace("isDataRoute ? useNavigateStable() : useNavigateUnstable()", "useNavigateUnstable()")
    .replace(MESSAGE, "$1")
    .replace(WARNING, "function warning() {}")
    .replace(/^(var \w+ = )(new (?:Set|URL)\(|Object\.)/gm, "$1/* @__PURE__ */ $2")
    .replace(
      /(= |\()(React\d*\.(?:createContext|forwardRef|memo|createElement)\()/g,
      "$1/* @__PURE__ */ $2",
    );
}
