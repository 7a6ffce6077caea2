import { bansPattern } from "../season/formatPattern";
import { amountOf } from "../wording";

/** A competition's rule about cards, as data; 0 matches: no ban. */
export interface BanPolicy {
  /** After so many yellow cards, and again after as many more, `bans` matches. */
  readonly yellows: number;
  readonly bans: number;
  readonly secondYellow: number;
  readonly red: number;
  /** The stage behind which yellow cards are forgotten: `QF`; '' for the groups. Bans stay. */
  readonly wipedAfter?: string;
}

/** The usual rule, for a competition without one of its own. */
export const BAN_POLICY: BanPolicy = { yellows: 5, bans: 1, secondYellow: 1, red: 1 };

/** The rule in words: "5 yellow cards: 1 match; second yellow card: 1 match; red card: 1 match". */
export function banRuleInWords({ yellows, bans, secondYellow, red }: BanPolicy): string {
  const parts = [
    [yellows > 0 ? bans : 0, amountOf(yellows, "yellow card")],
    [secondYellow, "second yellow card in a match"],
    [red, "red card"],
  ] as const;
  return parts
    .flatMap(([matches, cards]) =>
      matches > 0 ? [`${cards}: ${amountOf(matches, "match", "matches")}`] : [],
    )
    .join("; ");
}

/** The rule as a season stores it: `yellows=5;length=1;second=1;red=1;wiped=SF`. */
export function writeBans({ yellows, bans, secondYellow, red, wipedAfter }: BanPolicy): string {
  const wiped = wipedAfter ? `;wiped=${wipedAfter}` : "";
  return `yellows=${yellows};length=${bans};second=${secondYellow};red=${red}${wiped}`;
}

/** The rule that a season stores; null where it stores none, or what is none. */
export function readBans(text: string): BanPolicy | null {
  if (!bansPattern.test(text)) return null;
  const said = new Map(text.split(";").map((part) => part.split("=", 2) as [string, string]));
  const amount = (key: string) => Number(said.get(key));
  const wipedAfter = said.get("wiped");
  return {
    yellows: amount("yellows"),
    bans: amount("length"),
    secondYellow: amount("second"),
    red: amount("red"),
    ...(wipedAfter && { wipedAfter }),
  };
}
