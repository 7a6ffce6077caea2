import { ARENA_ZONE } from "@/domain/zone";
import type { MenuSection } from "@/domain/league/league";

/** The arena's name, colours and contact: the one place a fork changes. */
export const brand = {
  name: "MTU Sports Arena",
  short: "MTU",
  description: "Fixtures, results, tables and players of the seven sports of the university arena.",
  colours: { primary: "#2F3FD6", spark: "#FFBD3F", ink: "#0B1020" },
  email: "sports@arena.example",
  /** When a section that is not open yet will begin, in a sentence, where that is settled. */
  starts: {} as Readonly<Partial<Record<MenuSection, string>>>,
  /** The site's address, unless the build is given another. */
  url: "https://arena.example",
  /** Kick-off times are entered in this zone; visitors see their own, with this one named when it differs. */
  timeZone: ARENA_ZONE,
  locale: "en-GB",
} as const;
