import { scoreFormat } from "@/domain/match/detail";
import { half } from "@/domain/match/detail/half";

export const score = scoreFormat(half, { kind: "half" });
