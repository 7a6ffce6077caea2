import "@testing-library/jest-dom/vitest";
import { readFileSync } from "node:fs";
import { format } from "node:util";
import "./lightReact";
import "./unstyled";
import { cleanup, configure, getConfig, prettyDOM } from "@testing-library/react";
import { afterAll, afterEach, beforeEach, expect, vi } from "vitest";
import { resetPage } from "./domReset";
import { beginJitter } from "./jitter/delay";
import { PATIENCE_MS } from "./patience";
import { findStylesQuickly } from "./quickStyles";

addDialogMethods();
addScrolling();
findLabelsQuickly();
keepOutStyles();
findStylesQuickly();
await resetPage();
const isAlone = replacesModules();
// The modules that earlier files loaded hold the real ones, and those of later files must not hold these.
if (isAlone) vi.resetModules();
afterAll(async () => {
  // A part that is on its way comes first, or it would go on with modules of another file.
  await vi.dynamicImportSettled();
  if (isAlone) vi.resetModules();
});
// No second decides a test: on a busy machine a lazy chunk may take long.
configure({ asyncUtilTimeout: PATIENCE_MS, defaultHidden: false, getElementError: notFound });

const print = console.error;
let complaints: string[] = [];

beforeEach(beginJitter);

beforeEach(() => {
  complaints = [];
  // A test that means to cause an error replaces console.error itself.
  console.error = (...values: unknown[]) => {
    complaints.push(format(...values));
    print(...values);
  };
});

// Hooks run last first: the page is taken down, then its complaints are counted.
afterEach(() => {
  console.error = print;
  if (complaints.length > 0) throw new Error(`console.error was called:\n${complaints.join("\n")}`);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Whether this file puts modules of its own in place of the product's. */
function replacesModules(): boolean {
  const { testPath } = expect.getState();
  if (testPath === undefined) throw new Error("Which file of tests this is cannot be said.");
  return /\bvi\.mock\(/.test(readFileSync(testPath, "utf8"));
}

/** Gives jsdom what it lacks to bring an element into view, where there is no view. */
function addScrolling(): void {
  const { prototype }: { prototype: Partial<Element> } = Element;
  prototype.scrollIntoView ??= () => {};
}

/**
 * What a query throws. A wait asks again and again, and prints the page itself when it gives up: only a query on its own
 * prints it, for that takes longer than the query.
 */
function notFound(message: string | null, container: Element): Error {
  const isAwaited: unknown = Reflect.get(getConfig(), "_disableExpensiveErrorDiagnostics");
  const error = new Error(
    [message, isAwaited ? "" : prettyDOM(container)].filter(Boolean).join("\n\n"),
  );
  error.name = "TestingLibraryElementError";
  return error;
}

/**
 * With MUI's hundreds of style sheets jsdom takes seconds to find a button by its name. They are kept
 * out of the document: what is visible is for the browser tests to see.
 */
function keepOutStyles(): void {
  const { head } = document;
  const { insertBefore } = Node.prototype;
  head.insertBefore = <T extends Node>(node: T, before: Node | null): T =>
    node instanceof HTMLStyleElement && "emotion" in node.dataset
      ? node
      : (insertBefore.call(head, node, before) as T);
}

/** A field's labels as jsdom finds them, without asking every label of the page for its field once per field. */
function findLabelsQuickly(): void {
  for (const { prototype } of [
    HTMLInputElement,
    HTMLSelectElement,
    HTMLTextAreaElement,
    HTMLButtonElement,
  ]) {
    Object.defineProperty(prototype, "labels", {
      configurable: true,
      get(this: HTMLElement) {
        return labelsOf(this);
      },
    });
  }
}

function labelsOf(field: HTMLElement): HTMLLabelElement[] {
  const root = field.getRootNode() as ParentNode;
  return [...root.querySelectorAll("label")].filter((label) =>
    label.htmlFor ? label.htmlFor === field.id : label.contains(field),
  );
}

/**
 * Gives jsdom's `<dialog>` the methods it lacks (jsdom 26 has none): opening sets `open`,
 * closing takes it away and tells listeners; nothing moves. There is no top layer and no focus trap; the end-to-end
 * tests see those in a real browser.
 */
function addDialogMethods(): void {
  const methods: Partial<HTMLDialogElement> = HTMLDialogElement.prototype;
  methods.show ??= function show(this: HTMLDialogElement) {
    this.open = true;
  };
  methods.showModal ??= function showModal(this: HTMLDialogElement) {
    if (this.open) throw new DOMException("The dialog is already open.", "InvalidStateError");
    this.open = true;
  };
  methods.close ??= function close(this: HTMLDialogElement, returnValue?: string) {
    if (!this.open) return;
    this.open = false;
    if (returnValue !== undefined) this.returnValue = returnValue;
    this.dispatchEvent(new Event("close"));
  };
  methods.getAnimations ??= () => [];
}
