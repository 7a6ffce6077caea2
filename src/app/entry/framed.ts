/**
 * Whether the page is in a frame of another one. Only what is made for other sites runs there: in a frame a visitor sees
 * one thing and may be made to press another, with the rights of an open session. The host's headers say the same.
 */
export const isFramed = (): boolean => typeof window !== "undefined" && window.top !== window.self;
