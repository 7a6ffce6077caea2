import { describe, expect, it } from "vitest";
import { browserOf, cutMessage, faultOf, faultTexts, pageOf } from "./fault";

describe("a fault's message", () => {
  it.each([
    [
      "Cannot read properties of undefined (reading 'goalsA')",
      "Cannot read properties of undefined (reading 'goalsA')",
    ],
    [
      'can\'t access property "teamA", a.b is undefined',
      'can\'t access property "teamA", a.b is undefined',
    ],
    [
      "Minified React error #418; visit https://react.dev/errors/418?args[]=Ayo%20Bello",
      "Minified React error #418; visit …",
    ],
    [
      "undefined is not an object (evaluating 'e.rows.length')",
      "undefined is not an object (evaluating 'e.rows.length')",
    ],
    ["Maximum call stack size exceeded", "Maximum call stack size exceeded"],
  ])("says what went wrong: %s", (text, told) => expect(cutMessage(text)).toBe(told));

  it.each([
    [
      "Cannot read properties of undefined (reading 'Ayo Bello')",
      "Cannot read properties of undefined (reading '…')",
    ],
    [
      "Cannot read properties of undefined (reading 'ayo-bello')",
      "Cannot read properties of undefined (reading '…')",
    ],
    [
      `Unexpected token 'A', "Ayo Bello "... is not valid JSON`,
      `Unexpected token '…', "…"... is not valid JSON`,
    ],
    [`The name is "Ayo Bel`, `The name is "…"`],
    ["Ayo Bello plays for nobody", "… … plays for nobody"],
    ["No player called Ngozi Okonkwo-Bello", "No player called … …"],
    ["nobody answers at ayo@arena.example", "nobody answers at …"],
    ["no number 08035550100", "no number …"],
    ["first\nAyo Bello", "first"],
    ["名前 is no club", "… is no club"],
  ])("names nobody: %s", (text, told) => expect(cutMessage(text)).toBe(told));

  it("is no longer than it may be", () => {
    expect(cutMessage("x ".repeat(500)).length).toBeLessThanOrEqual(faultTexts.message);
  });
});

it.each([
  ["/", "/"],
  ["/today", "/today"],
  ["/mls/standings", "/mls/standings"],
  ["/mls/players/ayo-bello", "/mls/players/…"],
  ["/mls/matches/f1/more", "/mls/matches/…"],
  ["/mls/admin-dashboard", "/mls/admin-dashboard"],
  ["/mls/admin-dashboard/results/Ayo%20Bello", "/mls/admin-dashboard/results/…"],
  ["/Ayo%20Bello/x", "/…/x"],
])("an address loses what names a record: %s", (path, told) => expect(pageOf(path)).toBe(told));

it.each([
  ["Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0", "Firefox 128, Linux"],
  [
    "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0",
    "Edge 130, Windows",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.1 Mobile/15E148 Safari/604.1",
    "Safari 17, iPhone",
  ],
  ["curl", "Another browser"],
])("a browser in two words: %s", (agent, told) => expect(browserOf(agent)).toBe(told));

describe("what was thrown", () => {
  const where = {
    pathname: "/mls/admin-dashboard/results/x",
    origin: "https://arena.example",
    version: "1.0.0",
    agent: "Firefox/128.0 Linux",
  };
  const thrown = (stack: string, message = "x is undefined", name = "TypeError") =>
    Object.assign(new Error(message), { name, stack });

  it.each([
    [
      "TypeError: x\n    at a (https://arena.example/assets/Form-Dx8.js:1:20)\n    at b (https://arena.example/assets/b.js:2:2)",
    ],
    ["a@https://arena.example/assets/Form-Dx8.js:1:20\nb@https://arena.example/assets/b.js:2:2"],
  ])("is told with its place in the built code: %s", (stack) => {
    expect(faultOf(thrown(stack), where)).toEqual({
      message: "TypeError: x is undefined",
      place: "Form-Dx8.js:1:20",
      page: "/mls/admin-dashboard/results/…",
      version: "1.0.0",
      browser: "Firefox 128, Linux",
    });
  });

  it("may be no error, or have no stack", () => {
    expect(faultOf("went wrong", where)).toMatchObject({ message: "went wrong", place: "" });
    expect(faultOf(undefined, where)).toMatchObject({ message: "undefined" });
    expect(faultOf(new Error(""), where)).toMatchObject({ message: "…" });
  });

  it.each([
    ["a failure that is told in words", thrown("", "You are offline.", "DataFailure")],
    ["code that a deploy replaced", thrown("", "gone", "ChunkFailure")],
    ["somebody else's script", thrown("", "Script error.", "Error")],
    ["a browser's extension", thrown("at a (chrome-extension://abc/content.js:1:20)")],
    ["what was broken off", new DOMException("aborted", "AbortError")],
    [
      "a view transition that another page cut short",
      new DOMException("Transition was aborted because of invalid state", "InvalidStateError"),
    ],
    [
      "a view transition that took too long",
      new DOMException("View transition update callback timed out.", "TimeoutError"),
    ],
  ])("is no fault of the site: %s", (_, error) => expect(faultOf(error, where)).toBeNull());
});
