/** The id of the element in which a page is drawn before the site's own code is here. */
export const EARLY_PAGE = "early-page";
