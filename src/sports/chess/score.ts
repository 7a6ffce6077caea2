import { scoreFormat } from "@/domain/match/detail";
import { boards } from "@/domain/match/detail/boards";

export const score = scoreFormat(boards, { kind: "boards", boards: 4 });
