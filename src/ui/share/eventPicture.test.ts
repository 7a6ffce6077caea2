import { expect, it } from "vitest";
import { mal } from "../../../tests/arena/leagues/mal";
import { eventInWords } from "./eventPicture";

it("says who was placed in an event, also where a relay names its runners", () => {
  const line = { team: "Science Sprint", points: "8" };
  const told = eventInWords({
    league: mal,
    clubs: [],
    meet: "Opening meet",
    day: "Sat 3 Oct",
    event: "4 × 100 m",
    lines: [
      { ...line, place: "1=", name: "Science Sprint", of: "Obi, Ade", mark: "42.31" },
      { ...line, place: "1=", name: "Law Striders", of: "", mark: "42.31" },
    ],
  });
  expect(told).toBe(
    "4 × 100 m, Opening meet, Sat 3 Oct: 1=. Science Sprint, Obi, Ade, 42.31; 1=. Law Striders, 42.31.",
  );
});

it("names as many places as the picture shows", () => {
  const lines = Array.from({ length: 40 }, (_, at) => ({
    team: "Science Sprint",
    points: "",
    place: `${at + 1}`,
    name: `Runner ${at + 1}`,
    of: "",
    mark: "",
  }));
  const told = eventInWords({ league: mal, clubs: [], meet: "", day: "", event: "5000 m", lines });
  expect(told).toMatch(/8\. Runner 8\.$/);
});
