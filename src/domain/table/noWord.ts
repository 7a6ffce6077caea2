import type { Standing } from "@/records/standings/schema";

/** The organiser's word about a team that needs none: all of it empty. */
export const noWord: Pick<Standing, "adjust" | "reason" | "out" | "lot"> = {
  adjust: [],
  reason: "",
  out: "",
  lot: null,
};
