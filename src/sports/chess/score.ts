import { scoreFormat } from "@/domain/match/detail";
import { boards } from "@/domain/match/detail/boards";

export const chessScore = scoreFormat(boards, { kind: "boards", boards: 4 });
