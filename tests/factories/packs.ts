import { readPack } from "../../tools/rank/packText";

/** A pack of these rules. */
export const packOf = (json: object) =>
  readPack(json, { id: "x", sport: "x", award: { units: { score: [3, 0] }, cite: "" } });
/** Points of football. */
export const threeOne = { kind: "result", win: 3, draw: 1, loss: 0 };
const margin = {
  kind: "margin",
  table: { "3-0": [3, 0], "3-1": [3, 0], "3-2": [2, 1] },
  forfeit: [3, 0],
};
export const overall = packOf({
  points: threeOne,
  stages: [{ criteria: ["points", "score.diff", "score.for"] }],
});
export const direct = packOf({
  points: threeOne,
  stages: [
    { criteria: ["points"] },
    { criteria: ["@points", "@score.diff"], restart: "afterBlock" },
    { criteria: ["score.diff", "conduct"] },
  ],
});
export const sets = packOf({
  points: margin,
  stages: [
    { criteria: ["won", "points", "score.ratio"] },
    { criteria: ["@lastMatch?two", "@won?more", "@points?more"], restart: "eachSplit" },
  ],
});
export const setsOverall = packOf({
  points: margin,
  stages: [{ criteria: ["won", "points", "score.ratio"] }],
});
export const noDraw = packOf({
  points: { kind: "result", win: 2, loss: 1, forfeitLoss: 0 },
  stages: [{ criteria: ["points", "score.for"] }],
});
