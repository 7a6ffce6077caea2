import { expect, it } from "vitest";
import { shortNames } from "./shortNames";

const shown = (...names: readonly string[]) => [...shortNames(names).values()];

it("takes the first letter, and more of them for twins", () => {
  expect(shown("Bréhima Gbané", "Okechukwu Uzoma", "Obinna Uzoma", "Sani Uzoma")).toEqual([
    "B. Gbané",
    "Ok. Uzoma",
    "Ob. Uzoma",
    "S. Uzoma",
  ]);
});

it("keeps a letter and its marks together, and leaves a single name whole", () => {
  expect(shown("E\u0301ric Ede", "Pelé")).toEqual(["É. Ede", "Pelé"]);
});

it("writes out what nothing shorter tells apart", () => {
  expect(shown("Ay Bello", "Ayo Bello", "Ayo K. Bello")).toEqual([
    "Ay Bello",
    "Ayo Bello",
    "Ayo K. Bello",
  ]);
});
