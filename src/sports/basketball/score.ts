import { scoreFormat } from "@/domain/match/detail";
import { periods } from "@/domain/match/detail/periods";

export const score = scoreFormat(periods, { kind: "periods", periods: 4, noun: "Quarter" });
