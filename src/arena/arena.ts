import type { Arena } from "@/domain/arena";

/** The facts about this installation: name, zone, colours, contact. All code reads them here. */
export const arena: Arena = {
  name: "MTU Sports Arena",
  short: "MTU",
  description: "Fixtures, results, tables and players of the sports of the university arena.",
  institution: "university",
  championship: "Arena championship",
  house: "faculty",
  email: "sports@arena.example",
  url: "https://arena.example",
  timeZone: "Africa/Lagos",
  locale: "en-GB",
  weekStart: 1,
  signUp: false,
  pictureShare: 200_000_000,
  colours: { primary: "#2F3FD6", spark: "#FFBD3F", ink: "#0B1020" },
  legal: { responsible: "MTU Sports Arena", address: [], law: "" },
};
