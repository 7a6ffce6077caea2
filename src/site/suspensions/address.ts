/** The part of the stats page that lists who is suspended, as an address names it. */
export const SUSPENDED_PART = "suspended";
