import { expect, it } from "vitest";
import { scrubbed, sidesWith } from "./mentions";

const sought = { name: "Émile Gbané", also: [], longer: [] };

it.each([
  "https://img.example/emile-gbane.jpg",
  "https://img.example/EmileGbane/portrait.png",
  "https://img.example/%C3%89mile_Gban%C3%A9.webp",
])("finds and takes away the picture %s, whose address says whose it is", (picture) => {
  const news = { title: "Farewell", text: "To all.", picture };
  expect([...sidesWith(news, sought).values()].flat()).toEqual([{ key: "picture", text: picture }]);
  expect(scrubbed(news, sought, new Set([""]))).toEqual({ ...news, picture: "" });
});

it("leaves pictures of others", () => {
  const news = { title: "Farewell", picture: "https://img.example/emilegbanerji.jpg" };
  expect(sidesWith(news, sought).size).toBe(0);
});
