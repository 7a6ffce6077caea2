import "@testing-library/jest-dom/vitest";
import { format } from "node:util";
import { cleanup } from "@testing-library/react";
import { afterEach, beforeEach } from "vitest";
import { addDialogMethods } from "./dialog";

addDialogMethods();

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
