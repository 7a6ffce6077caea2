import type { Arena } from "@/domain/arena";

/** An invented arena, which all tests run on but those of the product's own. */
export const arena: Arena = {
  name: "Lakeside Sports Ground",
  short: "Lakeside",
  description: "Matches, tables and players of the sports at the lake.",
  institution: "college",
  championship: "Arena championship",
  house: "faculty",
  email: "play@lakeside.example",
  url: "https://arena.example",
  timeZone: "Africa/Lagos",
  locale: "en-GB",
  weekStart: 1,
  colours: { primary: "#2F3FD6", spark: "#FFBD3F", ink: "#0B1020" },
  legal: {
    responsible: "The sports office of Lakeside College",
    address: ["1 Lake Road", "Lakeside"],
    law: "the Lakeside Data Act",
  },
};
