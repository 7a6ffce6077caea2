/**
 * Whether the id of a record can be the name of its page's file, beside the shared page "_.html". A file "index.html"
 * would answer for the page with the list of all records.
 */
export const canNameFile = (id: string): boolean =>
  /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/.test(id) && id.toLowerCase() !== "index";
