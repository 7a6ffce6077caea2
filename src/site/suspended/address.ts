/** The part of the stats page that tells who is suspended, as an address names it. */
export const SUSPENDED_PART = "suspended";
