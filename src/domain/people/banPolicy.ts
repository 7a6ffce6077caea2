/** A competition's rule about cards, as data; 0 matches: no ban. */
export interface BanPolicy {
  /** After so many yellow cards, and again after as many more, `bans` matches. */
  readonly yellows: number;
  readonly bans: number;
  readonly secondYellow: number;
  readonly red: number;
  /** The stage behind which yellow cards are forgotten: `QF`; '' for the groups. Bans stay. */
  readonly wipedAfter?: string;
  /** Cards and bans of the cups beside the league count with the league's; absent: each competition's apart. */
  readonly together?: boolean;
}

/** The usual rule, for a competition without one of its own. */
export const BAN_POLICY: BanPolicy = { yellows: 5, bans: 1, secondYellow: 1, red: 1 };
