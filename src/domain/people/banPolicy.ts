/** A competition's rule about cards; the numbers of matches are suspensions, 0 means none. */
export interface BanPolicy {
  /**
   * The number of yellow cards that brings a suspension of `bans` matches; the same number of further cards brings the
   * next.
   */
  readonly yellows: number;
  readonly bans: number;
  readonly secondYellow: number;
  readonly red: number;
  /** The stage after which yellow cards are forgotten: `QF`; '' for the groups. Suspensions stay. */
  readonly wipedAfter?: string;
  /**
   * Whether cards and suspensions of the cups count together with those of the league; absent: each competition counts
   * alone.
   */
  readonly together?: boolean;
}

/** The default rule, for a competition without its own. */
export const BAN_POLICY: BanPolicy = { yellows: 5, bans: 1, secondYellow: 1, red: 1 };
