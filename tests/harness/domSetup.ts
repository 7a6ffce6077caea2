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
// A file that mocks modules loads all modules again: those of earlier files use the real modules, and later files must
// not use the mocked ones.
if (isAlone) vi.resetModules();
afterAll(async () => {
  // Waits for modules that are still loading; otherwise they would continue with the modules of another file.
  await vi.dynamicImportSettled();
  if (isAlone) vi.resetModules();
});
// Waits are long, so that no test depends on speed: on a busy machine a lazily loaded chunk may take long.
configure({ asyncUtilTimeout: PATIENCE_MS, defaultHidden: false, getElementError: notFound });

const print = console.error;
let complaints: string[] = [];

beforeEach(beginJitter);

beforeEach(() => {
  complaints = [];
  // A test that causes an error on purpose replaces console.error itself.
  console.error = (...values: unknown[]) => {
    complaints.push(format(...values));
    print(...values);
  };
});

// Hooks run in reverse order: the page is unmounted first, then this hook checks for calls of console.error.
afterEach(() => {
  console.error = print;
  if (complaints.length > 0) throw new Error(`console.error was called:\n${complaints.join("\n")}`);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Whether this test file mocks modules. */
function replacesModules(): boolean {
  const { testPath } = expect.getState();
  if (testPath === undefined) throw new Error("Which file of tests this is cannot be said.");
  return /\bvi\.mock\(/.test(readFileSync(testPath, "utf8"));
}

/** Adds `scrollIntoView`, which jsdom lacks, as a function that does nothing. */
function addScrolling(): void {
  const { prototype }: { prototype: Partial<Element> } = Element;
  prototype.scrollIntoView ??= () => {};
}

/**
 * Makes the error of a failed query. Only a single query prints the page, because printing takes longer than the query.
 * A wait repeats its query, and prints the page itself when it gives up.
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
 * Keeps MUI's style sheets out of the document. With hundreds of them jsdom takes seconds to find a button by its name.
 * They are not needed here, because the tests in browsers check what is visible.
 */
function keepOutStyles(): void {
  const { head } = document;
  const { insertBefore } = Node.prototype;
  head.insertBefore = <T extends Node>(node: T, before: Node | null): T =>
    node instanceof HTMLStyleElement && "emotion" in node.dataset
      ? node
      : (insertBefore.call(head, node, before) as T);
}

/** Replaces jsdom's search for a field's labels by a quicker one with the same result. */
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
 * Adds the methods of `<dialog>` that jsdom lacks (jsdom 26 has none): opening sets `open`, closing removes it and
 * sends the event "close"; there are no animations. There is no top layer and no focus trap; the end-to-end tests check
 * those in a real browser.
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
