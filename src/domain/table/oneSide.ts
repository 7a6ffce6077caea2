import { compareNames } from "../names";
import { figuresOf } from "./figures";
import type { RulePack, Stage } from "./pack";
import {
  rankingStateOf,
  placed,
  type RankingState,
  type RankedTable,
  type RankInput,
  type Row,
} from "./rank";

/** The name that replaces the opponent in a match. It is in no table, so the match counts for one side only. */
const OUTSIDE_OPPONENT = "";

/** Returns the rules without criteria that compare two teams by matches that count for both. */
function ofOneSide(pack: RulePack): RulePack {
  const stages = pack.stages.flatMap((stage): Stage[] => {
    const criteria = stage.criteria.filter(({ among, key }) => !among && !key.startsWith("esb."));
    return stage.needs || criteria.length === 0 ? [] : [{ criteria, restart: "never" }];
  });
  return { ...pack, stages };
}

/**
 * Returns the table of the matches that teams played at home, or away, by the pack's rules as far as they apply.
 * Adjustments by the organiser, lots and cards belong to neither side and are left out.
 */
export function rankOneSide(input: RankInput, side: "home" | "away"): RankedTable {
  const { ranked, outcomes, seeds } = rankingStateOf({ ...input, adjustments: [] });
  const pack = ofOneSide(input.pack);
  const counted = outcomes.map((outcome) =>
    side === "home" ? { ...outcome, b: OUTSIDE_OPPONENT } : { ...outcome, a: OUTSIDE_OPPONENT },
  );
  const figures = figuresOf(pack, input.teams, counted);
  const note: NonNullable<RankingState["note"]> = { splits: [], skipped: [] };
  const ranking: RankingState = { pack, figures, outcomes: counted, seeds, note };
  const rows: Row[] = [];
  const add = (place: readonly string[], rank: number | null) => {
    for (const team of [...place].sort(compareNames)) {
      const found = figures.get(team);
      const shared = rank !== null && place.length > 1;
      if (found) rows.push({ team, rank, shared, figures: found, adjusted: 0 });
    }
  };
  for (const place of placed(ranking, ranked)) add(place, rows.length + 1);
  add(
    input.teams.filter((team) => input.out?.has(team)),
    null,
  );
  return { ...note, pack, rows, counted, provisional: false };
}
