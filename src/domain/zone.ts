/**
 * The arena's time zone. It stands here and not with the brand, because stored dates without a
 * zone of their own are read in it; `brand.timeZone` is this one.
 */
export const ARENA_ZONE = "Africa/Lagos";
