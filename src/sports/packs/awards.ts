import type { SportId } from "@/domain/sport";
import type { Award } from "@/domain/table/pack";

/** What an award counts as in every pack of a sport. */
export const awards: Readonly<Record<SportId, Award | null>> = {
  // That a better actual score stands is customary and not confirmed.
  football: {
    units: { score: [3, 0] },
    betterStands: true,
    cite: "FIFA disciplinary decision, September 2025",
  },
  basketball: {
    units: { score: [20, 0] },
    afterDefault: [2, 0],
    cite: "FIBA Official Basketball Rules, art. 20 and 21",
  },
  // Every set that wins, each to nothing.
  volleyball: { cite: "FIVB pool ranking criteria" },
  athletics: null,
  // All boards.
  chess: { cite: "FIDE Handbook C.07, 15.2" },
  // As many individual matches as win, every game of them to nothing.
  "table-tennis": { cite: "ITTF Regulations, 3.7.5.1" },
  // A tie is won; rubbers, sets and games count only where a competition says so.
  "lawn-tennis": { units: { score: [0, 0] }, cite: "per competition" },
};
