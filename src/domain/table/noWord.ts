import type { Standing } from "@/records/standings/schema";

/** The empty values of the organiser's decisions about a team. */
export const noOrganiserDecision: Pick<Standing, "adjust" | "reason" | "out" | "lot"> = {
  adjust: [],
  reason: "",
  out: "",
  lot: null,
};
