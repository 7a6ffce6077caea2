import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "../emulators/firebaseTools";
import { trimmed } from "./trimRouter";

const folder = path.join(ROOT, "node_modules/react-router/dist/development");
const installed = readdirSync(folder)
  .filter((file) => /^chunk-.*\.mjs$/.test(file))
  .map((file) => readFileSync(path.join(folder, file), "utf8"))
  .find((code) => code.includes("function BrowserRouter"));

it("leaves nothing in the installed router that a bundler must keep for its names", () => {
  const code = trimmed(installed ?? "");
  expect(installed).toMatch(/^\w+\.displayName = /m);
  expect(code).not.toMatch(/^\w+\.(displayName|contextType) = /m);
  expect(code).toMatch(/= \/\* @__PURE__ \*\/ React\d*\.createContext\(/);
  expect(code).not.toMatch(/= React\d*\.(createContext|forwardRef|memo)\(/);
});

it("keeps what a class needs inside it", () => {
  const code = trimmed(
    "var Boundary = class extends React3.Component {\n  render() {}\n};\nBoundary.contextType = Shared;\n",
  );
  expect(code).toContain("class extends React3.Component { static contextType = Shared;");
});

it("leaves neither messages to developers nor the way for data routers", () => {
  const code = trimmed(installed ?? "");
  expect(installed).toContain("isDataRoute ? useNavigateStable()");
  expect(code).not.toContain("isDataRoute ? useNavigateStable()");
  expect(code).toContain("function warning() {}");
  expect(code).not.toContain("may be used only in the context of a <Router> component.");
});
