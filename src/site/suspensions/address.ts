/** The HTML id of the list of suspended players, used in addresses after `#`. */
export const SUSPENDED_PART = "suspended";
