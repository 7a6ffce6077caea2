import { readdirSync, readFileSync } from "node:fs";
import { parseSync } from "vite";
import { expect, it } from "vitest";

/*
 * A page draws an element before all that it says is known. A test that finds the element and looks at once at its text,
 * value or focus fails by chance on a busy machine: `await waitFor(() => expect(screen.getBy…).to…)` waits for both.
 */

/** That an element is there: the wait for it was a wait for that. */
const PRESENCE = new Set(["toBeVisible", "toBeInTheDocument"]);
/** What an element may say, hold or be only later. */
const STATE =
  /^to(HaveTextContent|HaveValue|HaveDisplayValue|HaveFocus|HaveAttribute|HaveAccessible\w+|HaveRole|HaveClass|HaveStyle|HaveFormValues|BeDisabled|BeEnabled|BeChecked|BePartiallyChecked|BeValid|BeInvalid|BeRequired|BeEmptyDOMElement|Contain(Element|HTML))$/;
const FIND = /^find(All)?By[A-Z]/;
const AWAIT = "AwaitExpression";

interface Node {
  readonly type: string;
  readonly start: number;
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && "start" in value;

/** A part of a node, where it is a node. */
function part(node: unknown, name: string): Node | undefined {
  const value: unknown = isNode(node) ? Reflect.get(node, name) : undefined;
  return isNode(value) ? value : undefined;
}

const textOf = (node: unknown, name: string): string => {
  const value: unknown = isNode(node) ? Reflect.get(node, name) : undefined;
  return typeof value === "string" ? value : "";
};

const parts = (node: Node): Node[] =>
  Object.values(node).flatMap((value: unknown) =>
    (Array.isArray(value) ? value : [value]).filter(isNode),
  );

const within = (node: Node): Node[] => [node, ...parts(node).flatMap(within)];

const isAwait = ({ type }: Node) => type === AWAIT;

/** `await screen.findByRole(…)` and its like. */
function isFound(node: Node | undefined): boolean {
  if (!node || !isAwait(node)) return false;
  const callee = part(part(node, "argument"), "callee");
  return FIND.test(textOf(part(callee, "property") ?? callee, "name"));
}

/** What `expect(…)` is given, and the matcher, of `expect(…).not.toBe(…)`. */
function asserted(call: Node) {
  const callee = part(call, "callee");
  const matcher = textOf(part(callee, "property"), "name");
  const before = part(callee, "object");
  const isNot = textOf(part(before, "property"), "name") === "not";
  const start = isNot ? part(before, "object") : before;
  if (textOf(part(start, "callee"), "name") !== "expect" || !start) return null;
  const [given] = Reflect.get(start, "arguments") as unknown[];
  return isNode(given) ? { given, matcher, isNot } : null;
}

/** Names of what was waited for, alone or as the first of a list. */
const foundNames = (nodes: readonly Node[]): string[] =>
  nodes
    .filter((node) => node.type === "VariableDeclarator" && part(node, "init")?.type === AWAIT)
    .flatMap((node) => namesOf(part(node, "id")));

const namesOf = (bound: Node | undefined): string[] =>
  bound?.type === "ArrayPattern" ? parts(bound).flatMap(namesOf) : [textOf(bound, "name")];

/** Statements that wait for an element and look at once at what it says, by the offset of each. */
function hasty(code: string): number[] {
  const places: number[] = [];
  function look(node: Node, found: ReadonlySet<string>): void {
    if (textOf(part(node, "callee"), "name") === "waitFor") return;
    const known = /Function/.test(node.type) ? new Set(foundNames(own(node))) : found;
    const one = node.type === "CallExpression" ? asserted(node) : null;
    if (one && isHasty(one, known)) places.push(node.start);
    for (const each of parts(node)) look(each, known);
  }
  look(parseSync("a.test.tsx", code).program as unknown as Node, new Set());
  return places;
}

/** The nodes of a function without those of functions within it. */
function own(node: Node): Node[] {
  return parts(node).flatMap((each) => (/Function/.test(each.type) ? [] : [each, ...own(each)]));
}

function isHasty(
  { given, matcher, isNot }: NonNullable<ReturnType<typeof asserted>>,
  found: ReadonlySet<string>,
): boolean {
  const isState = STATE.test(matcher);
  if (isState && given.type === "Identifier" && found.has(textOf(given, "name"))) return true;
  if (isState && within(given).some(isAwait)) return true;
  const isPresence = PRESENCE.has(matcher) && !isNot;
  return within(given).some(isFound) && !(isPresence && isFound(given));
}

it.each([
  'expect(await screen.findByRole("alert")).toHaveTextContent("Saved");',
  'expect(await screen.findByRole("alert")).not.toBeVisible();',
  'expect(await screen.findAllByRole("row")).toHaveLength(3);',
  'expect((await screen.findByRole("alert")).textContent).toBe("Saved");',
  'expect(within(await screen.findByRole("row")).getByText("Saved")).toBeVisible();',
  'expect(await cell("Saved")).toHaveFocus();',
  'const alert = await screen.findByRole("alert"); expect(alert).toHaveTextContent("Saved");',
  'const row = await rowOf("Ayo"); expect(row).toHaveTextContent("Saved");',
  'const [row] = await screen.findAllByRole("row"); expect(row).toHaveTextContent("Saved");',
])("finds %s", (statement) => {
  expect(hasty(`it("saves", async () => { ${statement} });`)).toHaveLength(1);
});

it.each([
  'expect(await screen.findByText("Saved")).toBeVisible();',
  'await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent("Saved"));',
  'const alert = await screen.findByRole("alert"); await waitFor(() => expect(alert).toHaveFocus());',
  'await waitFor(async () => expect(await cell("Saved")).toHaveFocus());',
  "expect(await stored()).toEqual([]);",
])("lets %s be", (statement) => {
  expect(hasty(`it("saves", async () => { ${statement} });`)).toEqual([]);
});

it("is nowhere in the tests of pages", () => {
  const files = ["src", "tests"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .map((file) => `${folder}/${file.replaceAll("\\", "/")}`)
      .filter((file) => file.endsWith(".test.tsx")),
  );
  expect(files.length).toBeGreaterThan(100);
  const places = files.flatMap((file) => {
    const code = readFileSync(file, "utf8");
    return hasty(code).map((at) => `${file}:${code.slice(0, at).split("\n").length}`);
  });
  expect(places).toEqual([]);
});
