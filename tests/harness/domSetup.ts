import "@testing-library/jest-dom/vitest";
import { format } from "node:util";
import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeEach } from "vitest";
import { addDialogMethods } from "./dialog";

addDialogMethods();
// Timings never decide a test: on a busy machine a lazy chunk may take seconds.
configure({ asyncUtilTimeout: 10_000 });

const print = console.error;
let complaints: string[] = [];

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

afterEach(cleanup);
