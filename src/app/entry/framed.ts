/**
 * Whether the page is in a frame of another page. Only pages made for other sites run there, because of clickjacking:
 * in a frame, a visitor can be tricked into pressing a button that is not visible, with the rights of an open session.
 * The host's headers forbid the same.
 */
export const isFramed = (): boolean => typeof window !== "undefined" && window.top !== window.self;
