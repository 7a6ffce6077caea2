/** The specification's two sentences for pages under construction, to the letter. */
export const COMING_SOON = "Coming Soon!";
export const STAY_TUNED = "We're working hard to bring something amazing. Stay tuned!";
