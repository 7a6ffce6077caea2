/** The two sentences for pages under construction, exactly as the specification gives them. */
export const COMING_SOON = "Coming Soon!";
export const STAY_TUNED = "We're working hard to bring something amazing. Stay tuned!";
