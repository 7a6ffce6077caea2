/** A competition's rule about cards, as data; 0 matches: no ban. */
export interface BanPolicy {
  /** The number of yellow cards that bring `bans` matches, and as many more bring them again. */
  readonly yellows: number;
  readonly bans: number;
  readonly secondYellow: number;
  readonly red: number;
  /** The stage behind which yellow cards are forgotten: `QF`; '' for the groups. Bans stay. */
  readonly wipedAfter?: string;
  /** Cards and bans of the cups beside the league count with the league's; absent: each competition counts for itself. */
  readonly together?: boolean;
}

/** The usual rule, for a competition without one of its own. */
export const BAN_POLICY: BanPolicy = { yellows: 5, bans: 1, secondYellow: 1, red: 1 };
