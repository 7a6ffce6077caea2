import { expect, it } from "vitest";
import { addressKeysOf, knownKeysOf, personKeysOf } from "@/records/persons";
import { namelessInTrail, scrubbed, scrubbedInTrail, sidesWith } from "./mentions";

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

it("leaves the clubs of a closed season, and in its trail all that the rules let stay", () => {
  const clubs = { champion: "Émile Gbané", places: ["Émile Gbané", "Rovers"] };
  const season = {
    ...clubs,
    label: "Season of Émile Gbané",
    cups: ["cup|Émile Gbané Cup|8|1|no|Rovers, Trojans"],
  };
  const left = {
    ...clubs,
    label: "Season of a player",
    cups: ["cup|a player Cup|8|1|no|Rovers, Trojans"],
  };
  const sides = new Set([""]);
  expect(sidesWith(clubs, sought).size).toBe(0);
  expect(scrubbed(season, sought, sides)).toEqual(left);
  const keys = {
    person: personKeysOf("seasons"),
    addresses: addressKeysOf("seasons"),
    known: knownKeysOf("seasons"),
  };
  expect(scrubbedInTrail(season, sought, sides, keys)).toEqual(left);
});

it("leaves in the trail no address of a picture, and words where another text was one", () => {
  const keys = {
    person: personKeysOf("players"),
    addresses: addressKeysOf("players"),
    known: knownKeysOf("players"),
  };
  const picture = "https://img.example/emile-gbane.jpg";
  const player = { name: "Émile Gbané", position: picture, picture };
  const left = { name: "a player", position: "a player", picture: "" };
  expect(namelessInTrail(player, keys)).toEqual(left);
  expect(scrubbedInTrail(player, sought, new Set([""]), keys)).toEqual(left);
  expect(namelessInTrail({ name: "Émile Gbané", picture: "pictures/a1" }, keys)).toEqual({
    name: "a player",
    picture: "",
  });
});
